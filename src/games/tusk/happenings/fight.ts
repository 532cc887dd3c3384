import type { Seat } from '../../../engine/game.ts';
import { only } from '../../../parts/only.ts';
import type { Mark } from '../../../presentation/scene.ts';
import { FIGHT_WOUNDS_FROM } from '../content/numbers.ts';
import type { EventOf, TuskEvent } from '../event.ts';
import { type Place, placeName } from '../map.ts';
import {
  amountWords,
  counted,
  listed,
  membersName,
  membersOf,
  seatName,
  tribeName,
  whoWords,
} from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import { diceRow, diceWords, usesRow, withUses } from './dice.ts';
import type { ShortFormatter, EventFormatter, Tellings, Wounded } from './told.ts';
import { joined, wound, wounding, woundsAlone, woundsInShort } from './wounds.ts';

/** Who began a fight against whom, and where. */
export const sidesOf = (speech: TuskSpeech, events: readonly TuskEvent[], name: typeof seatName) =>
  only(events, 'fightBegan').map(({ at, initiator, seats }) => {
    const others = seats.filter((seat) => seat !== initiator).map((one) => name(speech, one));
    return {
      seat: name(speech, initiator),
      others: listed(speech, others),
      place: placeName(at),
    };
  });

/** What was used in fights, and rolled. */
export const usesIn = (events: readonly TuskEvent[]) =>
  only(events, 'commitmentsRevealed').flatMap(({ uses }) => uses);
export const rollsIn = (events: readonly TuskEvent[]) =>
  only(events, 'fightRolled').flatMap(({ rolls }) => rolls);

export const fightBegins: EventFormatter = (speech, events) =>
  sidesOf(speech, events, seatName).map((sides) => speech.say('fight.begins', sides));

const sittingOut: EventFormatter = (speech, events) => [
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

const aiming: EventFormatter = (speech, events) => {
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

/** What was committed and what the dice made of it, one line for each tribe's roll. */
const fightDice: EventFormatter = (speech, events) => {
  const [uses, rolls] = [usesIn(events), rollsIn(events)];
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

/** Whose stones wounded whom; of wounds that older logs have alone, only whom. */
const woundedByStones: EventFormatter = (speech, events) => {
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

export const fightEnds: EventFormatter = (speech, events) =>
  events.flatMap((event) => {
    if (event.type === 'fightTied') return [speech.say('fight.tied')];
    if (event.type !== 'fightWon') return [];
    const seat = seatName(speech, event.seat);
    if (event.food === 0) return [speech.say('fight.won no food', { seat })];
    return [speech.say('fight.won', { seat, food: amountWords(speech, event.food, 'food') })];
  });

/** Who fought, and how it came out. */
const inShort: ShortFormatter = (speech, events) => {
  const begun = sidesOf(speech, events, tribeName);
  const isWhole = begun.length > 0;
  // Who was in it from the beginning is told of its end alone.
  const head = isWhole
    ? begun.map((sides) => speech.say('captions.fights', sides))
    : only(events, 'fightRolled').map(({ at }) =>
        speech.say('captions.fight', { place: placeName(at) }),
      );
  const results = [
    ...woundsInShort(speech, events, ['fight', 'stone'], isWhole),
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

const ofFight = { short: inShort, chapter: 'fight', beat: 'fight' } as const;
const burst = ({ at }: { readonly at: Place }): Mark[] => [{ mark: 'burst', at: placeName(at) }];

export const fight = {
  fightBegan: {
    ...ofFight,
    lines: fightBegins,
    kind: 'outcome',
    befalls: ({ seats }) => seats,
    begins: 'both',
    doers: ({ initiator }) => [initiator],
    milestone: 'fights',
    point: ({ at }) => at,
    marks: burst,
    actors: ({ seats }) => seats,
  },
  satOut: { ...ofFight, lines: sittingOut, isAsked: true, doers: ({ seat }) => [seat] },
  aimed: {
    ...ofFight,
    lines: aiming,
    isAsked: true,
    befalls: ({ at }) => at.map(({ seat }) => seat),
    doers: ({ seat }) => [seat],
  },
  commitmentsRevealed: {
    ...ofFight,
    lines: fightDice,
    kind: 'dice',
    caption: 'none',
    dice: ({ uses }, speech) => uses.flatMap((of) => usesRow(speech, of.seat, of.uses)),
  },
  // Who was in it from the beginning is told of its end alone.
  fightRolled: {
    ...ofFight,
    lines: fightDice,
    kind: 'dice',
    caption: 'none',
    point: ({ at }) => at,
    marks: burst,
    dice: ({ rolls }) => rolls.flatMap(diceRow),
    rolls: ({ rolls }, seat) =>
      rolls
        .filter((roll) => roll.seat === seat)
        .map((roll) => ({ ...roll, from: FIGHT_WOUNDS_FROM })),
  },
  fightWon: {
    ...ofFight,
    lines: fightEnds,
    kind: 'won',
    befalls: ({ seat }) => [seat],
    caption: 'last',
    source: 'fights',
    food: ({ seat: own, food }, seat) => (seat === own ? food : 0),
    fight: ({ seat }) => seat,
  },
  fightTied: { ...ofFight, lines: fightEnds, kind: 'won', caption: 'last', fight: () => null },
  stonesThrown: {
    ...ofFight,
    lines: woundedByStones,
    kind: 'outcome',
    befalls: ({ target }) => [target],
  },
} satisfies Partial<Tellings>;

export const fightWounds: Readonly<Record<'fight' | 'stone', Wounded>> = {
  fight: { ...wound, short: inShort, chapter: 'fight', lines: wounding('fight.wounded') },
  stone: { ...wound, short: inShort, chapter: 'fight', lines: woundedByStones },
};
