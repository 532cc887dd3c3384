import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { Mark, Pane } from '../../../presentation/scene.ts';
import type { MemberNumber, Uses } from '../action.ts';
import { FIGHT_WOUNDS_FROM } from '../content/numbers.ts';
import { type EventOf, type Roll, type TuskEvent, woundsAlone } from '../event.ts';
import { type Place, placeName } from '../map.ts';
import { diceRow, usesRow } from '../scene/dice.ts';
import { woundSign } from '../scene/marks.ts';
import {
  amountWords,
  counted,
  goodsWords,
  isNothing,
  listed,
  membersName,
  membersOf,
  seatName,
  tribeName,
} from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { Briefly, Quiet, Teller, Tellings, Wounded } from './told.ts';
import { joined, woundsInShort } from './wounds.ts';

const fightBegins: Teller = (speech, events) =>
  only(events, 'fightBegan').map(({ at, initiator, seats }) => {
    const others = seats.filter((seat) => seat !== initiator).map((one) => seatName(speech, one));
    return speech.say('fight.begins', {
      seat: seatName(speech, initiator),
      others: listed(speech, others),
      place: placeName(at),
    });
  });

const sittingOut: Teller = (speech, events) => [
  sittingWords(
    speech,
    only(events, 'satOut').map(({ seat }) => seat),
  ),
];

/** Who sits a fight out, as a sentence. */
function sittingWords(speech: TuskSpeech, out: readonly Seat[]): string {
  const seats = out.map((seat) => seatName(speech, seat));
  return speech.say('fight.sit out', { count: seats.length, seats: listed(speech, seats) });
}

const aiming: Teller = (speech, events) => {
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
const fightDice: Teller = (speech, events) => {
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

const woundedInFight: Teller = (speech, events) => [
  speech.say('fight.wounded', { members: whoWords(speech, only(events, 'memberWounded')) }),
];

/** Whose stones wounded whom; of wounds that older logs have alone, only whom. */
const woundedByStones: Teller = (speech, events) => {
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

const fightEnds: Teller = (speech, events) =>
  events.flatMap((event) => {
    if (event.type === 'fightTied') return [speech.say('fight.tied')];
    if (event.type !== 'fightWon') return [];
    const seat = seatName(speech, event.seat);
    if (event.food === 0) return [speech.say('fight.won no food', { seat })];
    return [speech.say('fight.won', { seat, food: amountWords(speech, event.food, 'food') })];
  });

/** A fight in which nobody is hit and nobody wins. */
export const quietFight: Quiet = (speech, all, from) => {
  if (all[from]?.passage !== fightBegins) return null;
  const passages = all.slice(from).findIndex(({ passage }) => passage === fightEnds) + 1;
  const events = all.slice(from, from + passages).flatMap((one) => one.events);
  const [began] = only(events, 'fightBegan');
  const rolls = only(events, 'fightRolled').flatMap((one) => one.rolls);
  const uses = only(events, 'commitmentsRevealed').flatMap((one) => one.uses);
  const isQuiet = rolls.every(({ hits }) => hits === 0) && only(events, 'fightTied').length > 0;
  if (began === undefined || rolls.length === 0 || !isQuiet) return null;
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
  const others = began.seats.filter((seat) => seat !== began.initiator);
  const facts = {
    seat: seatName(speech, began.initiator),
    others: listed(
      speech,
      others.map((seat) => seatName(speech, seat)),
    ),
    place: placeName(began.at),
    rolls: listed(speech, said),
  };
  const out = only(events, 'satOut').map(({ seat }) => seat);
  const sitting = out.length === 0 ? [] : [sittingWords(speech, out)];
  return { passages, line: [speech.say('fight.quiet', facts), ...sitting].join(' ') };
};

/** Who fought, and how it came out. */
export const fightInShort: Briefly = (speech, events) => {
  const [began] = only(events, 'fightBegan');
  // Who was in it from the beginning is told of its end alone.
  const head =
    began === undefined
      ? only(events, 'fightRolled').map(({ at }) =>
          speech.say('captions.fight', { place: placeName(at) }),
        )
      : [sidesInShort(speech, began)];
  const results = [
    ...woundsInShort(speech, events, ['fight', 'stone'], began !== undefined),
    ...only(events, 'stonesThrown').map((one) => stonesInShort(speech, one)),
    ...only(events, 'fightTied').map(() => speech.say('captions.nobody wins')),
    ...only(events, 'fightWon').map((won) => {
      const seat = tribeName(speech, won.seat);
      if (won.food === 0) return speech.say('captions.wins', { seat });
      return speech.say('captions.wins food', {
        seat,
        food: amountWords(speech, won.food, 'food'),
      });
    }),
  ];
  return joined(speech, head, results);
};

function sidesInShort(speech: TuskSpeech, { at, initiator, seats }: EventOf<'fightBegan'>): string {
  const others = seats.filter((seat) => seat !== initiator).map((one) => tribeName(speech, one));
  return speech.say('captions.fights', {
    seat: tribeName(speech, initiator),
    others: listed(speech, others),
    place: placeName(at),
  });
}

/** "Flint’s stone wounds Heron’s member 2". */
function stonesInShort(
  speech: TuskSpeech,
  { target, by, members }: EventOf<'stonesThrown'>,
): string {
  const owners = by.map(({ seat }) =>
    speech.say('captions.whose', { seat: tribeName(speech, seat) }),
  );
  return speech.say('captions.stones wound', {
    count: by.reduce((sum, { stones }) => sum + stones, 0),
    owners: listed(speech, owners),
    members: membersOf(speech, tribeName(speech, target), members),
  });
}

/** What was used and rolled, for the story. */
export function fightPane(speech: TuskSpeech, events: readonly TuskEvent[]): Pane[] {
  const began = only(events, 'fightBegan')[0];
  if (began === undefined) return [];
  const uses = only(events, 'commitmentsRevealed').flatMap((event) => event.uses);
  const rolls = only(events, 'fightRolled').flatMap((event) => event.rolls);
  const rows = began.seats.flatMap((seat) => [
    ...uses.flatMap((of) => (of.seat === seat ? usesRow(speech, seat, of.uses) : [])),
    ...rolls.flatMap((roll) => (roll.seat === seat ? diceRow(roll) : [])),
  ]);
  return [{ title: speech.say('board.fight', { place: placeName(began.at) }), rows }];
}

const ofFight = { chapter: 'fight', beat: 'fight' } as const;
const burst = ({ at }: { readonly at: Place }): Mark[] => [{ mark: 'burst', at: placeName(at) }];
const wound = { chapter: 'fight', beat: null, marks: woundSign } as const;

export const fight = {
  fightBegan: {
    ...ofFight,
    lines: fightBegins,
    begins: 'both',
    doers: ({ initiator }) => [initiator],
    point: ({ at }) => at,
    marks: burst,
    actors: ({ seats }) => seats,
  },
  satOut: { ...ofFight, lines: sittingOut, doers: ({ seat }) => [seat] },
  aimed: { ...ofFight, lines: aiming, doers: ({ seat }) => [seat] },
  commitmentsRevealed: { ...ofFight, lines: fightDice, caption: 'none' },
  // Who was in it from the beginning is told of its end alone.
  fightRolled: {
    ...ofFight,
    lines: fightDice,
    caption: 'none',
    point: ({ at }) => at,
    marks: burst,
    rolls: ({ rolls }, seat) =>
      rolls
        .filter((roll) => roll.seat === seat)
        .map((roll) => ({ ...roll, from: FIGHT_WOUNDS_FROM })),
  },
  fightWon: {
    ...ofFight,
    lines: fightEnds,
    caption: 'last',
    source: 'fights',
    food: ({ seat: own, food }, seat) => (seat === own ? food : 0),
    fight: ({ seat }) => seat,
  },
  fightTied: { ...ofFight, lines: fightEnds, caption: 'last', fight: () => null },
  stonesThrown: { ...ofFight, lines: woundedByStones },
} satisfies Partial<Tellings>;

export const fightWounds: Readonly<Record<'fight' | 'stone', Wounded>> = {
  fight: { ...wound, lines: woundedInFight },
  stone: { ...wound, lines: woundedByStones },
};
