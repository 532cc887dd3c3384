import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { Mark } from '../../../presentation/scene.ts';
import { HUNT_HITS_FROM } from '../content/numbers.ts';
import { type EventOf, isWound, type TuskEvent } from '../event.ts';
import { type Place, placeName } from '../map.ts';
import {
  amountWords,
  counted,
  listed,
  memberNumbers,
  tribeName,
  whoWords,
} from '../spoken/names.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { withTribe } from './after.ts';
import { diceRow, diceWords, usesRow, withUses } from './dice.ts';
import type { EventFormatter, ShortFormatter, Tellings, Wounded } from './told.ts';
import { joined, wound, woundsInShort } from './wounds.ts';

/** Attacks on the mammoth, in order. */
export const attacksIn = (events: readonly TuskEvent[]) => only(events, 'mammothAttacked');

const huntRound: EventFormatter = (speech, events) =>
  only(events, 'huntRoundBegan').map(({ round }) => speech.say('hunt.round', { round }));

/** A line for each tribe that hits, and one for all that hit nothing in a row. */
export const attacks: EventFormatter = (speech, events) =>
  inRows(attacksIn(events), isMiss).flatMap((row) => {
    if (row.length < 2) return row.map((one) => ({ text: attackLine(speech, one), of: [one] }));
    const rolls = row.map(({ roll, uses }) =>
      speech.say('hunt.roll', { who: withUses(speech, roll.seat, uses), dice: diceWords(roll) }),
    );
    const hits = counted(speech, 0, 'hit');
    return [{ text: speech.say('hunt.all miss', { rolls: listed(speech, rolls), hits }), of: row }];
  });

const isMiss = ({ roll, food }: EventOf<'mammothAttacked'>): boolean =>
  roll.hits === 0 && food === 0;

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

/** The mammoth's dice against each tribe, and whom they wounded. */
export const counterattack: EventFormatter = (speech, events) => {
  const wounded = events.filter(isWound);
  const rolls = only(events, 'mammothFoughtBack').filter(({ roll }) => roll.dice.length > 0);
  const woundsOf = (by: Seat) => wounded.filter(({ seat }) => seat === by);
  const downOf = (by: Seat) => woundsOf(by).map(({ member }) => member);
  const line = ({ roll, grass }: EventOf<'mammothFoughtBack'>): string => {
    const down = downOf(roll.seat);
    const who = withUses(speech, roll.seat, { grass });
    const dice = diceWords(roll);
    if (down.length === 0) return speech.say('hunt.strikes in vain', { who, dice });
    const numbers = memberNumbers(speech, down);
    return speech.say('hunt.strikes', { count: down.length, who, dice, numbers });
  };
  const lines = inRows(rolls, ({ roll }) => downOf(roll.seat).length === 0).flatMap((row) => {
    if (row.length < 2) {
      return row.map((one) => ({ text: line(one), of: [one, ...woundsOf(one.roll.seat)] }));
    }
    const strikes = row.map(({ roll, grass }) =>
      speech.say('hunt.strike', {
        who: withUses(speech, roll.seat, { grass }),
        dice: diceWords(roll),
      }),
    );
    return [
      { text: speech.say('hunt.all in vain', { strikes: listed(speech, strikes) }), of: row },
    ];
  });
  const untold = wounded.filter(({ seat }) => !rolls.some(({ roll }) => roll.seat === seat));
  if (untold.length > 0) {
    const members = whoWords(speech, untold);
    lines.push({ text: speech.say('hunt.wounds', { members }), of: untold });
  }
  return lines;
};

/** Each attack of a round is a piece of its own, and so is the mammoth's answer to all of them. */
export function isNextRoll(events: readonly TuskEvent[], { type }: TuskEvent): boolean {
  if (type !== 'mammothAttacked' && type !== 'mammothFoughtBack') return false;
  return events.some((before) => before.type === 'mammothAttacked');
}

/** Dice of a hunt that hit nothing are soon seen. */
export const isInVain = (events: readonly TuskEvent[]): boolean =>
  [...attacksIn(events), ...only(events, 'mammothFoughtBack')].every(({ roll }) => roll.hits === 0);

/** What came of a hunt. */
export const huntInShort: ShortFormatter = (speech, events) => {
  const attacks = attacksIn(events);
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
  return came.length > 0 ? joined(speech, [speech.say('captions.hunt')], came) : [];
};

const ofHunt = { short: huntInShort, chapter: 'hunt', beat: 'hunt' } as const;
const atMammoth = (_event: unknown, mammothAt: Place | null): Place | null => mammothAt;
const burst = (_event: unknown, { mammoth }: TuskView): Mark[] => [
  { mark: 'burst', at: placeName(mammoth) },
];

export const hunt = {
  huntRoundBegan: {
    ...ofHunt,
    lines: huntRound,
    isAsked: true,
    begins: 'beat',
    round: ({ round }) => round,
    board: 'as it was',
    caption: 'none',
  },
  mammothAttacked: {
    ...ofHunt,
    lines: attacks,
    kindOf: (one) => (isMiss(one) ? 'dice' : 'outcome'),
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
    dice: ({ roll, uses }, speech) => [...usesRow(speech, roll.seat, uses), ...diceRow(roll)],
    rolls: ({ roll }, seat) => (seat === roll.seat ? [{ ...roll, from: HUNT_HITS_FROM }] : []),
  },
  mammothFoughtBack: {
    ...ofHunt,
    lines: counterattack,
    kind: 'dice',
    caption: 'none',
    dice: ({ roll }) => diceRow(roll),
    point: atMammoth,
    storyMarks: burst,
  },
} satisfies Partial<Tellings>;

export const huntWounds: Wounded = {
  ...wound,
  short: huntInShort,
  chapter: 'hunt',
  lines: counterattack,
};
