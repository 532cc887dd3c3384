import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { Uses } from '../action.ts';
import { isWound, type TuskEvent } from '../event.ts';
import { isNothing, listed, seatName } from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import { diceWords, withUses } from './dice.ts';
import { fightBegins, fightEnds, rollsIn, sidesOf, sittingWords, usesIn } from './fight.ts';
import { attacks, attacksIn, counterattack } from './hunt.ts';
import { regrouping, stayWords } from './kill.ts';
import type { Passages, Quiet } from './told.ts';

/** A fight in which nobody is hit and nobody wins. */
export const quietFight: Quiet = (speech, all, from) => {
  if (all[from]?.passage !== fightBegins) return null;
  const passages = all.slice(from).findIndex(({ passage }) => passage === fightEnds) + 1;
  const events = all.slice(from, from + passages).flatMap((one) => one.events);
  const [sides] = sidesOf(speech, events, seatName);
  const [uses, rolls] = [usesIn(events), rollsIn(events)];
  const isQuiet = rolls.every(({ hits }) => hits === 0) && only(events, 'fightTied').length > 0;
  if (sides === undefined || rolls.length === 0 || !isQuiet) return null;
  const bySeat = grouped(rolls, ({ seat }) => seat);
  const without = uses.filter(({ seat }) => !bySeat.some(([one]) => one === seat));
  const said = [
    ...bySeat.map(([seat, some]) => {
      const used = uses.find((one) => one.seat === seat)?.uses ?? {};
      const dice = some.map(diceWords).join('; ');
      return speech.say('hunt.roll', { who: withUses(speech, seat, used), dice });
    }),
    ...without.map(({ seat, uses: used }) =>
      speech.say('fight.has no dice', { who: withUses(speech, seat, used) }),
    ),
  ];
  const facts = { ...sides, rolls: listed(speech, said) };
  const out = only(events, 'satOut').map(({ seat }) => seat);
  const sitting = out.length === 0 ? [] : [sittingWords(speech, out)];
  return { passages, line: [speech.say('fight.quiet', facts), ...sitting].join(' ') };
};

/** A round in which nobody hits, nobody is hurt and nobody leaves before the next. */
interface QuietRound {
  readonly passages: number;
  readonly round: number;
  readonly events: readonly TuskEvent[];
  readonly stayed: readonly Seat[];
}

/** Rounds in a row that came to nothing, as one line. */
export const quietHunt: Quiet = (speech, all, from) => {
  const rounds: QuietRound[] = [];
  let at = from;
  for (let next = roundAt(all, at); next !== null; next = roundAt(all, at)) {
    rounds.push(next);
    at += next.passages;
  }
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (first === undefined || last === undefined) return null;
  const said = first === last ? roundWords(speech, first) : roundsWords(speech, rounds);
  const stay = last.stayed.length === 0 ? [] : [stayWords(speech, last.stayed)];
  return { passages: at - from, line: [...said, ...stay].join(' ') };
};

function roundAt(all: Passages, at: number): QuietRound | null {
  const [begins, attack, strikes, after] = all.slice(at, at + 4);
  const [began] = only(begins?.events ?? [], 'huntRoundBegan');
  if (began === undefined || attack?.passage !== attacks) return null;
  if (strikes?.passage !== counterattack) return null;
  if (attacksIn(attack.events).some(({ roll }) => roll.hits > 0)) return null;
  if (strikes.events.some(isWound)) return null;
  const isOver = after?.passage === regrouping;
  const stays = isOver && only(after.events, 'huntersReturned').length === 0;
  return {
    passages: stays ? 4 : 3,
    round: began.round,
    events: [...attack.events, ...strikes.events],
    stayed: stays ? only(after.events, 'huntStayed').map(({ seat }) => seat) : [],
  };
}

/** One round, with its dice. */
function roundWords(speech: TuskSpeech, { round, events }: QuietRound): string[] {
  const rolls = attacksIn(events).map(({ roll, uses }) =>
    speech.say('hunt.roll', { who: withUses(speech, roll.seat, uses), dice: diceWords(roll) }),
  );
  // Against whom does not matter where nobody is hurt.
  const strikes = only(events, 'mammothFoughtBack').map(({ roll }) => roll);
  const dice = diceWords({
    dice: strikes.flatMap((roll) => roll.dice),
    totals: strikes.flatMap((roll) => roll.totals),
  });
  const facts = { round, rolls: listed(speech, rolls), dice };
  return [speech.say('hunt.quiet round', facts)];
}

/** Several rounds, with what was used up in them. */
function roundsWords(speech: TuskSpeech, rounds: readonly QuietRound[]): string[] {
  const numbers = rounds.map(({ round }) => round);
  const attacks = attacksIn(rounds.flatMap(({ events }) => events));
  const used = grouped(attacks, ({ roll }) => roll.seat).flatMap(([seat, some]) => {
    const sum = (kind: keyof Uses): number => some.reduce((all, { uses }) => all + uses[kind], 0);
    const uses = { stick: sum('stick'), grass: sum('grass'), stone: sum('stone') };
    return isNothing(uses) ? [] : [withUses(speech, seat, uses)];
  });
  return [
    speech.say('hunt.quiet rounds', { first: Math.min(...numbers), last: Math.max(...numbers) }),
    ...(used.length === 0 ? [] : [speech.say('hunt.used', { uses: listed(speech, used) })]),
  ];
}
