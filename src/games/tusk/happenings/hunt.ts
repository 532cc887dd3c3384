import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { Mark, Pane, Row } from '../../../presentation/scene.ts';
import type { Uses } from '../action.ts';
import { moved, withTribe } from './after.ts';
import { HUNT_HITS_FROM } from '../content/numbers.ts';
import { MAMMOTH_FOOD } from '../content/tribe.ts';
import type { EventOf, TuskEvent } from '../event.ts';
import { type Place, placeName } from '../map.ts';
import { diceRow, usesRow } from '../scene/dice.ts';
import { woundSign } from '../scene/marks.ts';
import {
  amountWords,
  counted,
  isNothing,
  listed,
  memberNumbers,
  membersName,
  seatName,
  tribeName,
} from '../spoken/names.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { diceWords, whoWords, withUses } from './fight.ts';
import type { Briefly, Passages, Quiet, Teller, Tellings, Wounded } from './told.ts';
import { joined, woundsInShort } from './wounds.ts';

const huntRound: Teller = (speech, events) =>
  only(events, 'huntRoundBegan').map(({ round }) => speech.say('hunt.round', { round }));

/** A line for each tribe that hits, and one for all that hit nothing in a row. */
const attacks: Teller = (speech, events) =>
  inRows(
    only(events, 'mammothAttacked'),
    ({ roll, food }) => roll.hits === 0 && food === 0,
  ).flatMap((row) => {
    if (row.length < 2) return row.map((one) => attackLine(speech, one));
    const rolls = row.map(({ roll, uses }) =>
      speech.say('hunt.roll', { who: withUses(speech, roll.seat, uses), dice: diceWords(roll) }),
    );
    const hits = counted(speech, 0, 'hit');
    return [speech.say('hunt.all miss', { rolls: listed(speech, rolls), hits })];
  });

/** Parts what happened in order, so that what is empty stands together where it comes in a row. */
function inRows<T>(all: readonly T[], isEmpty: (one: T) => boolean): T[][] {
  const rows: T[][] = [];
  for (const one of all) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row !== undefined && before !== undefined && isEmpty(before) && isEmpty(one)) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

function attackLine(
  speech: TuskSpeech,
  { roll, uses, byStones, food: taken, left }: EventOf<'mammothAttacked'>,
): string {
  const who = withUses(speech, roll.seat, uses);
  const dice = diceWords(roll);
  if (taken === 0) {
    return speech.say('hunt.hits', { who, dice, hits: counted(speech, roll.hits, 'hit') });
  }
  const food = amountWords(speech, taken, 'food');
  if (byStones === 0) {
    return left === 0
      ? speech.say('hunt.takes the last', { who, dice, food })
      : speech.say('hunt.takes', { who, dice, food, left });
  }
  return left === 0
    ? speech.say('hunt.takes the last by stone', { who, dice, food, byStones })
    : speech.say('hunt.takes by stone', { who, dice, food, byStones, left });
}

const kill: Teller = (speech, events) =>
  only(events, 'mammothKilled').map(({ leader, at }) =>
    speech.say('hunt.kill', { leader: seatName(speech, leader), place: placeName(at) }),
  );

const sharing: Teller = (speech, events) =>
  only(events, 'foodShared').map(({ leader: by, food }) => {
    const leader = seatName(speech, by);
    const kept = food[by] ?? 0;
    const given = food.flatMap((part, seat) =>
      part === 0 || seat === by
        ? []
        : [speech.say('hunt.gift', { food: part, seat: seatName(speech, seat) })],
    );
    if (given.length === 0) return speech.say('hunt.keeps all', { leader, food: kept });
    const gifts = listed(speech, given);
    return kept === 0
      ? speech.say('hunt.shares all', { leader, gifts })
      : speech.say('hunt.shares', { leader, kept, gifts });
  });

/** The mammoth's dice against each tribe, and whom they wounded. */
const counterattack: Teller = (speech, events) => {
  const wounded = only(events, 'memberWounded');
  const rolls = only(events, 'mammothFoughtBack').filter(({ roll }) => roll.dice.length > 0);
  const downOf = (by: Seat) =>
    wounded.filter(({ seat }) => seat === by).map(({ member }) => member);
  const line = ({ roll, grass }: EventOf<'mammothFoughtBack'>): string => {
    const down = downOf(roll.seat);
    const who = withUses(speech, roll.seat, { grass });
    const dice = diceWords(roll);
    if (down.length === 0) return speech.say('hunt.strikes in vain', { who, dice });
    const numbers = memberNumbers(speech, down);
    return speech.say('hunt.strikes', { count: down.length, who, dice, numbers });
  };
  const lines = inRows(rolls, ({ roll }) => downOf(roll.seat).length === 0).flatMap((row) => {
    if (row.length < 2) return row.map(line);
    const strikes = row.map(({ roll, grass }) =>
      speech.say('hunt.strike', {
        who: withUses(speech, roll.seat, { grass }),
        dice: diceWords(roll),
      }),
    );
    return [speech.say('hunt.all in vain', { strikes: listed(speech, strikes) })];
  });
  const untold = wounded.filter(({ seat }) => !rolls.some(({ roll }) => roll.seat === seat));
  if (untold.length > 0) {
    lines.push(speech.say('hunt.wounds', { members: whoWords(speech, untold) }));
  }
  return lines;
};

/** Who left the hunt, and where to; who stays. */
const regrouping: Teller = (speech, events) => {
  const back = only(events, 'huntersReturned').map(({ seat, members, to }) =>
    speech.say('hunt.camp', {
      members: membersName(speech, seat, members),
      place: placeName(to),
    }),
  );
  const stayed = only(events, 'huntStayed').map(({ seat }) => seat);
  return [
    ...(back.length === 0 ? [] : [speech.say('hunt.back', { places: back.join(', ') })]),
    ...(stayed.length === 0 ? [] : [stayWords(speech, stayed)]),
  ];
};

/** Who hunts on, as a sentence. */
function stayWords(speech: TuskSpeech, stayed: readonly Seat[]): string {
  const seats = stayed.map((seat) => seatName(speech, seat));
  return speech.say('hunt.stay', { count: seats.length, seats: listed(speech, seats) });
}

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
  if (only(attack.events, 'mammothAttacked').some(({ roll }) => roll.hits > 0)) return null;
  if (only(strikes.events, 'memberWounded').length > 0) return null;
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
  const rolls = only(events, 'mammothAttacked').map(({ roll, uses }) =>
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
  const attacks = only(
    rounds.flatMap(({ events }) => events),
    'mammothAttacked',
  );
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

/** What came of a hunt, and where its hunters went. */
export const huntInShort: Briefly = (speech, events) => {
  const attacks = only(events, 'mammothAttacked');
  const shares = only(events, 'foodShared').flatMap(({ food }) =>
    food.map((part, seat) => ({ seat, food: part })),
  );
  const taken = [...attacks.map(({ roll, food }) => ({ seat: roll.seat, food })), ...shares];
  const gained = grouped(taken, ({ seat }) => seat).flatMap(([seat, parts]) => {
    const food = parts.reduce((sum, part) => sum + part.food, 0);
    if (food === 0) return [];
    return [
      speech.say('captions.gains', {
        seat: tribeName(speech, seat),
        food: amountWords(speech, food, 'food'),
      }),
    ];
  });
  const back = grouped(only(events, 'huntersReturned'), ({ seat }) => seat).map(([seat, all]) =>
    speech.say('captions.goes', {
      seat: tribeName(speech, seat),
      places: listed(
        speech,
        all.map(({ to }) => placeName(to)),
      ),
    }),
  );
  const results = [
    ...only(events, 'mammothKilled').map(({ at }) =>
      speech.say('captions.kill', { place: placeName(at) }),
    ),
    ...gained,
    ...woundsInShort(speech, events, ['mammoth']),
  ];
  // One that only begins has no result yet.
  const came =
    results.length === 0 && attacks.length > 0 ? [speech.say('captions.nobody hits')] : results;
  return [...(came.length > 0 ? joined(speech, [speech.say('captions.hunt')], came) : []), ...back];
};

/** `Back from the hunt: 🔥 Ember and 🐦 Heron on A1, 🌿 Fern on C5.` */
export const huntersBack: Briefly = (speech, events) => {
  const camps = grouped(only(events, 'huntersReturned'), ({ to }) => to).map(([to, ones]) =>
    speech.say('story.camp', {
      seats: listed(
        speech,
        ones.map(({ seat }) => seatName(speech, seat)),
      ),
      place: placeName(to),
    }),
  );
  return camps.length === 0 ? [] : [speech.say('story.back', { places: camps.join(', ') })];
};

/** An attack shows whose it is; where the mammoth strikes back, who stands is more than what is left of it. */
export function huntedPane(speech: TuskSpeech, { rows }: Pane, events: readonly TuskEvent[]): Pane {
  const dice = events.flatMap((one) => huntDice(speech, one));
  const attack = only(events, 'mammothAttacked')[0];
  if (attack !== undefined) {
    const { seat } = attack.roll;
    const own = rows.map((row) =>
      row.row === 'pieces'
        ? { ...row, pieces: row.pieces.filter(({ owner }) => owner === seat) }
        : row,
    );
    const title = speech.say('story.attacks', { seat: tribeName(speech, seat) });
    return { title, rows: [...own, ...dice] };
  }
  if (dice.length === 0) return { title: speech.say('board.hunt'), rows };
  // Each row of dice is against the tribe whose badge it bears.
  const hunters = rows.filter(({ row }) => row === 'pieces');
  return { title: speech.say('story.strikes back'), rows: [...hunters, ...dice] };
}

/** Of an attack, and of the mammoth's answer to each tribe. */
function huntDice(speech: TuskSpeech, event: TuskEvent): Row[] {
  switch (event.type) {
    case 'mammothAttacked':
      return [...usesRow(speech, event.roll.seat, event.uses), ...diceRow(event.roll)];
    case 'mammothFoughtBack':
      return diceRow(event.roll);
    default:
      return [];
  }
}

/** Each attack of a round is a piece of its own, and so is the mammoth's answer to all of them. */
export function isNextRoll(events: readonly TuskEvent[], { type }: TuskEvent): boolean {
  if (type !== 'mammothAttacked' && type !== 'mammothFoughtBack') return false;
  return events.some((before) => before.type === 'mammothAttacked');
}

/** Dice of a hunt that hit nothing are soon seen. */
export const isInVain = (events: readonly TuskEvent[]): boolean =>
  [...only(events, 'mammothAttacked'), ...only(events, 'mammothFoughtBack')].every(
    ({ roll }) => roll.hits === 0,
  );

const ofHunt = { chapter: 'hunt', beat: 'hunt' } as const;
const atMammoth = (_event: unknown, mammothAt: Place | null): Place | null => mammothAt;
const burst = (_event: unknown, { mammoth }: TuskView): Mark[] => [
  { mark: 'burst', at: placeName(mammoth) },
];

export const hunt = {
  huntRoundBegan: {
    ...ofHunt,
    lines: huntRound,
    begins: 'beat',
    board: 'as it was',
    caption: 'none',
  },
  mammothAttacked: {
    ...ofHunt,
    lines: attacks,
    after: (view, { roll, uses, food, left }) => ({
      ...withTribe(view, roll.seat, (tribe) => ({
        ...tribe,
        goods: {
          stick: tribe.goods.stick - uses.stick,
          grass: tribe.goods.grass - uses.grass,
          stone: tribe.goods.stone - uses.stone,
          food: tribe.goods.food + food,
        },
      })),
      mammothFood: left,
    }),
    point: atMammoth,
    storyMarks: burst,
    actors: ({ roll }) => [roll.seat],
    source: 'hunt',
    food: ({ roll, food }, seat) => (seat === roll.seat ? food : 0),
    rolls: ({ roll }, seat) => (seat === roll.seat ? [{ ...roll, from: HUNT_HITS_FROM }] : []),
  },
  mammothKilled: {
    lines: kill,
    chapter: 'hunt',
    beat: 'kill',
    begins: 'beat',
    point: ({ at }) => at,
    newsMarks: ({ at }) => [{ mark: 'sign', at: placeName(at), icon: 'food' }],
    storyMarks: ({ at }) => [{ mark: 'burst', at: placeName(at) }],
    actors: ({ leader }) => [leader],
    kill: ({ leader }) => leader,
  },
  foodShared: {
    lines: sharing,
    chapter: 'hunt',
    beat: 'kill',
    doers: ({ leader }) => [leader],
    after: (view, { food }) =>
      food.reduce(
        (all, part, seat) =>
          withTribe(all, seat, (tribe) => ({
            ...tribe,
            goods: { ...tribe.goods, food: tribe.goods.food + part },
          })),
        view,
      ),
    caption: 'last',
    source: 'hunt',
    food: ({ food }, seat) => food[seat] ?? 0,
  },
  mammothFoughtBack: {
    ...ofHunt,
    lines: counterattack,
    caption: 'none',
    point: atMammoth,
    storyMarks: burst,
  },
  huntersReturned: {
    lines: regrouping,
    chapter: 'hunt',
    beat: 'return',
    caption: 'none',
    after(view, { seat, members, to }) {
      const back = moved(view, seat, members, to);
      // After a kill a fresh mammoth waits.
      return view.mammothFood === 0 ? { ...back, mammothFood: MAMMOTH_FOOD } : back;
    },
    steps: ({ seat, members, to }, mammothAt) =>
      members.map((member) => ({ seat, member, from: mammothAt ?? to, to })),
  },
  huntStayed: {
    lines: regrouping,
    chapter: 'hunt',
    beat: null,
    caption: 'none',
    doers: ({ seat }) => [seat],
  },
} satisfies Partial<Tellings>;

export const huntWounds: Wounded = {
  lines: counterattack,
  chapter: 'hunt',
  beat: null,
  marks: woundSign,
};
