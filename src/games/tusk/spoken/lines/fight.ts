import type { Seat } from '../../../../engine/game.ts';
import type { Uses, MemberNumber } from '../../action.ts';
import { type EventOf, only, type Roll, woundsAlone } from '../../event.ts';
import { placeName } from '../../map.ts';
import { gathered } from '../../../../parts/gathered.ts';
import type { Teller } from '../teller.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { amountWords, counted, listed, membersName, seatName, usesWords } from '../names.ts';

export const fightBegins: Teller = (speech, events) =>
  only(events, 'fightBegan').map(({ at, initiator, seats }) => {
    const others = seats.filter((seat) => seat !== initiator).map((one) => seatName(speech, one));
    return `⚔️ ${seatName(speech, initiator)} starts a fight with ${listed(speech, others)} on ${placeName(at)}.`;
  });

export const sittingOut: Teller = (speech, events) => {
  const seats = only(events, 'satOut').map(({ seat }) => seatName(speech, seat));
  return [`${listed(speech, seats)} ${seats.length === 1 ? 'sits' : 'sit'} this fight out.`];
};

export const aiming: Teller = (speech, events) => {
  const aims = only(events, 'aimed').map(({ seat, at }) => {
    const targets = at.map(
      (part) => `${counted(speech, part.members, 'member')} against ${seatName(speech, part.seat)}`,
    );
    return `${seatName(speech, seat)} sends ${listed(speech, targets)}`;
  });
  return [`🎯 ${aims.join('; ')}.`];
};

/** Dice before and after what was used: `rolls 5, 6 → 6, 7`. */
export function diceWords({ dice, totals }: Pick<Roll, 'dice' | 'totals'>): string {
  const same = dice.every((die, i) => die === totals[i]);
  const ends = totals.map((total) => (total < 0 ? `−${-total}` : String(total)));
  return `rolls ${dice.join(', ')}${same ? '' : ` → ${ends.join(', ')}`}`;
}

/** What was used, in brackets after a name; nothing for nothing. */
export function usesAside(speech: TuskSpeech, uses: Uses | undefined): string {
  const words = uses === undefined ? 'nothing' : usesWords(speech, uses);
  return words === 'nothing' ? '' : ` (${words})`;
}

/** What was committed and what the dice made of it, one line for each tribe's roll. */
export const fightDice: Teller = (speech, events) => {
  const uses = only(events, 'commitmentsRevealed').flatMap((event) => event.uses);
  const rolls = only(events, 'fightRolled').flatMap((event) => event.rolls);
  const manySided =
    new Set([...uses, ...rolls].map(({ seat }) => seat).concat(rolls.map(({ target }) => target)))
      .size > 2;
  const without = uses.filter(({ seat }) => !rolls.some((roll) => roll.seat === seat));
  const told = new Set<Seat>();
  const lines = rolls.map((roll) => {
    const used = uses.find(({ seat }) => seat === roll.seat)?.uses;
    const first = !told.has(roll.seat);
    told.add(roll.seat);
    const target = manySided ? ` against ${seatName(speech, roll.target)}` : '';
    const wounds = counted(speech, roll.hits, 'wound');
    return `${seatName(speech, roll.seat)}${first ? usesAside(speech, used) : ''}${target} ${diceWords(roll)}: ${wounds}`;
  });
  return [
    ...lines,
    ...without.map(
      ({ seat, uses: used }) =>
        `${seatName(speech, seat)}${usesAside(speech, used)} has no dice to roll`,
    ),
  ];
};

/** Members by tribe: `🔥 Ember’s members 1 and 3, 🪶 Heron’s member 2`. */
export function whoWords(
  speech: TuskSpeech,
  members: readonly { readonly seat: Seat; readonly member: MemberNumber }[],
): string {
  return gathered(members, ({ seat }) => seat)
    .map(([seat, ones]) =>
      membersName(
        speech,
        seat,
        ones.map(({ member }) => member),
      ),
    )
    .join(', ');
}

export const woundedInFight: Teller = (speech, events) => [
  `🩹 Wounded: ${whoWords(speech, only(events, 'memberWounded'))}.`,
];

/** Whose stones wounded whom; of wounds that older logs have alone, only whom. */
export const woundedByStones: Teller = (speech, events) => {
  const thrown = only(events, 'stonesThrown');
  const untold = woundsAlone(events);
  return [
    ...(thrown.length === 0
      ? []
      : [`🪨 ${thrown.map((one) => stonesWords(speech, one)).join('; ')}.`]),
    ...(untold.length === 0 ? [] : [`🪨 Stones fly, and wound ${whoWords(speech, untold)}.`]),
  ];
};

/** `🏹 Flint’s two stones wound 🪶 Heron’s members 2 and 3` */
function stonesWords(speech: TuskSpeech, { target, by, members }: EventOf<'stonesThrown'>): string {
  const owners = by.map(
    ({ seat, stones }) =>
      `${seatName(speech, seat)}’s ${stones === 1 ? 'stone' : counted(speech, stones, 'stone')}`,
  );
  const isOne = by.length === 1 && by[0]?.stones === 1;
  const verb = by.length > 1 ? 'together wound' : isOne ? 'wounds' : 'wound';
  return `${listed(speech, owners)} ${verb} ${membersName(speech, target, members)}`;
}

export const fightEnds: Teller = (speech, events) =>
  events.flatMap((event) => {
    if (event.type === 'fightTied') return ['Nobody wins the fight.'];
    if (event.type !== 'fightWon') return [];
    const prize =
      event.food === 0 ? ', but no food' : ` and takes ${amountWords(speech, event.food, 'food')}`;
    return [`🏅 ${seatName(speech, event.seat)} wins the fight${prize}.`];
  });
