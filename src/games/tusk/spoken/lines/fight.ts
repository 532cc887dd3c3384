import type { Seat } from '../../../../engine/game.ts';
import type { Uses, MemberNumber } from '../../action.ts';
import { type EventOf, type Roll, woundsAlone } from '../../event.ts';
import { only } from '../../../../parts/only.ts';
import { placeName } from '../../map.ts';
import { grouped } from '../../../../parts/grouped.ts';
import type { Teller } from '../teller.ts';
import type { TuskSpeech } from '../../words/index.ts';
import {
  amountWords,
  counted,
  goodsWords,
  isNothing,
  listed,
  membersName,
  seatName,
} from '../names.ts';

export const fightBegins: Teller = (speech, events) =>
  only(events, 'fightBegan').map(({ at, initiator, seats }) => {
    const others = seats.filter((seat) => seat !== initiator).map((one) => seatName(speech, one));
    return speech.say('fight.begins', {
      seat: seatName(speech, initiator),
      others: listed(speech, others),
      place: placeName(at),
    });
  });

export const sittingOut: Teller = (speech, events) => [
  sittingWords(
    speech,
    only(events, 'satOut').map(({ seat }) => seat),
  ),
];

/** Who sits a fight out, as a sentence. */
export function sittingWords(speech: TuskSpeech, out: readonly Seat[]): string {
  const seats = out.map((seat) => seatName(speech, seat));
  return speech.say('fight.sit out', { count: seats.length, seats: listed(speech, seats) });
}

export const aiming: Teller = (speech, events) => {
  const aims = only(events, 'aimed').map(({ seat, at }) => {
    const targets = at.map((part) =>
      speech.say('fight.target', {
        members: counted(speech, part.members, 'member'),
        seat: seatName(speech, part.seat),
      }),
    );
    return speech.say('fight.aims', {
      seat: seatName(speech, seat),
      targets: listed(speech, targets),
    });
  });
  return [speech.say('fight.aiming', { aims: aims.join('; ') })];
};

/** Dice before and after what was used: `5, 6 → 6, 7`. */
export function diceWords({ dice, totals }: Pick<Roll, 'dice' | 'totals'>): string {
  const rolled = dice.join(', ');
  if (dice.every((die, i) => die === totals[i])) return rolled;
  const ends = totals.map((total) => (total < 0 ? `−${-total}` : String(total)));
  return `${rolled} → ${ends.join(', ')}`;
}

/** A tribe with what it used in brackets; bare where that is nothing. */
export function withUses(speech: TuskSpeech, number: Seat, uses: Partial<Uses>): string {
  const seat = seatName(speech, number);
  if (isNothing(uses)) return seat;
  return speech.say('fight.with uses', { seat, uses: goodsWords(speech, uses) });
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
    const used = uses.find(({ seat }) => seat === roll.seat)?.uses ?? {};
    const isFirst = !told.has(roll.seat);
    told.add(roll.seat);
    const facts = {
      who: withUses(speech, roll.seat, isFirst ? used : {}),
      dice: diceWords(roll),
      wounds: counted(speech, roll.hits, 'wound'),
    };
    if (!manySided) return speech.say('fight.rolls', facts);
    return speech.say('fight.rolls against', { ...facts, target: seatName(speech, roll.target) });
  });
  return [
    ...lines,
    ...without.map(({ seat, uses: used }) =>
      speech.say('fight.no dice', { who: withUses(speech, seat, used) }),
    ),
  ];
};

/** Members by tribe: `🔥 Ember’s members 1 and 3, 🐦 Heron’s member 2`. */
export function whoWords(
  speech: TuskSpeech,
  members: readonly { readonly seat: Seat; readonly member: MemberNumber }[],
): string {
  return grouped(members, ({ seat }) => seat)
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
  speech.say('fight.wounded', { members: whoWords(speech, only(events, 'memberWounded')) }),
];

/** Whose stones wounded whom; of wounds that older logs have alone, only whom. */
export const woundedByStones: Teller = (speech, events) => {
  const throws = only(events, 'stonesThrown').map((one) => stonesWords(speech, one));
  const untold = woundsAlone(events);
  return [
    ...(throws.length === 0
      ? []
      : [speech.say('fight.stones thrown', { throws: throws.join('; ') })]),
    ...(untold.length === 0
      ? []
      : [speech.say('fight.stones fly', { members: whoWords(speech, untold) })]),
  ];
};

/** `🏹 Flint’s two stones wound 🐦 Heron’s members 2 and 3` */
function stonesWords(speech: TuskSpeech, thrown: EventOf<'stonesThrown'>): string {
  const [first, ...more] = thrown.by.map(({ stones }) => stones);
  const owners = thrown.by.map(({ seat, stones: count }) =>
    speech.say('fight.stones of', {
      count,
      seat: seatName(speech, seat),
      stones: counted(speech, count, 'stone'),
    }),
  );
  const stones = listed(speech, owners);
  const members = membersName(speech, thrown.target, thrown.members);
  if (more.length > 0) return speech.say('fight.stones together wound', { stones, members });
  return speech.say('fight.stones wound', { count: first ?? 0, stones, members });
}

export const fightEnds: Teller = (speech, events) =>
  events.flatMap((event) => {
    if (event.type === 'fightTied') return [speech.say('fight.tied')];
    if (event.type !== 'fightWon') return [];
    const seat = seatName(speech, event.seat);
    if (event.food === 0) return [speech.say('fight.won no food', { seat })];
    return [speech.say('fight.won', { seat, food: amountWords(speech, event.food, 'food') })];
  });
