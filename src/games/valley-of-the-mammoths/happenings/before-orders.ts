import { grouped } from '../../../parts/grouped.ts';
import { item } from '../../../parts/item.ts';
import { KINDS } from '../content/animals.ts';
import { type EventId, REGIONAL } from '../content/events.ts';
import { VOLCANOES } from '../content/land.ts';
import { PLANTING, SPACES, START } from '../content/numbers.ts';
import type { Dice, EventOf, Roamed } from '../event.ts';
import { BEARINGS, nameOf, placeOf, regionOf, towards, endOf } from '../map.ts';
import { sideOf } from '../sides.ts';
import { eventEffect } from '../spoken/effects.ts';
import { bearingName, cardName, counted, eventName, placesWords } from '../spoken/names.ts';
import type { Tellings, Voice } from './told.ts';

const SEASON_EMOJI = { summer: '☀️', winter: '❄️' } as const;

/** So many packs are told one by one. */
const TOLD = 8;

const wayOf = ({ path }: Roamed) => ({ from: item(path, 0), to: endOf(path) });

/** `🐂2 4b → 3a, 🐺1 1d → 4g`; of many, the first. */
export function packsWords({ speech: { say }, pack }: Voice, packs: readonly Roamed[]): string {
  const words = packs.slice(0, TOLD).map((one) => {
    const { from, to } = wayOf(one);
    return say('told.way', {
      who: pack(one.kind, one.count),
      from: nameOf(from),
      to: nameOf(to),
    });
  });
  const more = packs.length - words.length;
  const all = words.join(', ');
  return more > 0 ? say('told.more', { packs: all, more }) : all;
}

export const packMarks = (packs: readonly Roamed[]) =>
  packs.map((one) => {
    const { from, to } = wayOf(one);
    return { mark: 'arrow', from: nameOf(from), to: nameOf(to), owner: null } as const;
  });

const roundsOf = (dice: Dice): string =>
  dice
    .map((round) => round.map(({ seat, die }) => `${sideOf(seat).emoji}${die}`).join(' '))
    .join(', ');

/** What was on its hexes. */
const there = ({ at }: { readonly at: number }) => [at];
const removed = ({ at }: { readonly at: number }) =>
  [{ mark: 'sign', at: nameOf(at), icon: 'removed' }] as const;

const byWhat = ({ by }: Pick<EventOf<'peopleLost'>, 'by'>) =>
  by === 'hunger' || by === 'cold' ? ('food' as const) : ('same' as const);

const isRegional = (event: EventId): event is keyof typeof REGIONAL => event in REGIONAL;

/** What the dice of an event point at: a kind, a region, where lava goes. */
function targetWords({ kind }: Voice, { event, dice }: EventOf<'eventRolled'>): string {
  const die = item(dice, 0);
  if (event === 'sick-animals') return kind(item(KINDS, die - 1));
  if (isRegional(event)) return placesWords(regionOf(REGIONAL[event].region, die));
  return placesWords(
    VOLCANOES.flatMap(
      (name, nth) => towards(placeOf(name), item(BEARINGS, item(dice, nth) - 1)) ?? [],
    ),
  );
}

/** Of these all know already which animals leave. */
const CHASING: readonly EventId[] = ['sick-animals', 'bears-asleep'];

/** Setup, and steps 1 to 3 of a turn. */
export const beforeOrders = {
  matchBegan: {
    passage: 'start',
    clause: ({ speech, seat }, { first }) => speech.say('told.begins', { seat: seat(first) }),
  },
  cardsDrawn: {
    passage: 'same',
    clause: ({ speech, seat: named }, { seat, cards }) =>
      speech.say('told.draws', {
        seat: named(seat),
        cards: cards.map((card) => cardName(speech, card)).join(', '),
      }),
  },
  // All draw; how many each has stands on the picture.
  cardsDrawnSecretly: { passage: null },
  tribePlaced: {
    passage: 'settling',
    isDeed: true,
    doers: ({ seat }) => [seat],
    where: there,
    changes: ({ seat, plants }) => [
      {
        seat,
        people: START.warriors + START.females,
        camps: 1,
        food: () => START.food - (plants ? PLANTING : 0),
      },
    ],
    clause: ({ speech: { say } }, { at, plants }) =>
      say(plants ? 'told.plants' : 'told.settles', { place: nameOf(at) }),
  },
  turnBegan: {
    passage: 'event',
    milestone: 'turns',
    clause({ speech: { say }, isBrief }, { season, space }) {
      const name = say(`names.seasons.${season}`);
      return say('told.turn', {
        season: isBrief ? name : `${SEASON_EMOJI[season]} ${name}`,
        space: space + 1,
        spaces: SPACES,
      });
    },
  },
  eventDrawn: {
    passage: 'event',
    kind: 'outcome',
    milestone: 'events',
    brings: ({ event }) => event,
    clause: ({ speech, isBrief }, { event }) => {
      const name = eventName(speech, event);
      return isBrief
        ? name
        : speech.say('told.happens', { event: name, does: eventEffect(speech, event) });
    },
  },
  eventRolled: {
    passage: 'event',
    clause(voice, rolled) {
      const target = targetWords(voice, rolled);
      return voice.isBrief
        ? target
        : voice.speech.say('told.rolled', { dice: rolled.dice.join(', '), target });
    },
  },
  // What the event does, and its dice, say which.
  hexesClosed: { passage: 'event', where: ({ at }) => at },
  peopleLost: {
    passage: 'same',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    passageOf: byWhat,
    milestone: 'deaths',
    where: there,
    marks: ({ at }) => [{ mark: 'sign', at: nameOf(at), icon: 'wound' }],
    changes: ({ seat, warriors, females, by }) => [
      { seat, people: -warriors - females, by: byWhat({ by }) === 'food' ? 'hunger' : 'nature' },
    ],
    // Of those who go hungry lines are made of each tribe's meal.
    clause: ({ speech, seat: named, people }, { seat, at, ...lost }) =>
      speech.say('told.loses', { seat: named(seat), people: people(lost), place: nameOf(at) }),
  },
  campLost: {
    passage: 'same',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    milestone: 'campsLost',
    where: there,
    marks: removed,
    changes: ({ seat }) => [{ seat, camps: -1 }],
    clause: ({ speech, seat: named }, { seat, at }) =>
      speech.say('told.camp lost', { seat: named(seat), place: nameOf(at) }),
  },
  cropDropped: {
    passage: 'same',
    where: there,
    clause: ({ speech }, { at, left }) =>
      speech.say(left === 0 ? 'told.crop.gone' : 'told.crop.drops', { place: nameOf(at) }),
  },
  animalsLost: {
    passage: 'same',
    where: there,
    marks: removed,
    clause: ({ speech, pack }, { kind, at, count, by }) =>
      CHASING.includes(by)
        ? null
        : speech.say('told.leave', { animals: pack(kind, count), place: nameOf(at) }),
  },
  foodLost: {
    passage: 'same',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    clause: ({ speech, seat: named }, { seat, food }) =>
      speech.say('told.spoils', { seat: named(seat), food: counted(speech, food, 'food') }),
  },
  foodGained: {
    passage: 'same',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    clause: ({ speech, seat: named }, { seat, food }) =>
      speech.say('told.gets', { seat: named(seat), food: counted(speech, food, 'food') }),
  },
  animalsCame: {
    passage: 'animals',
    passageOf: ({ by }) => (by === null ? 'animals' : 'event'),
    where: ({ animals }) => animals.map(({ at }) => at),
    clause({ speech: { say }, kind: named, pack }, { animals, returned }) {
      if (animals.length === 0 && returned.length === 0) return say('told.nobody comes');
      const come = grouped(animals, ({ kind, at }) => `${kind} ${at}`).flatMap(([, all]) =>
        all.slice(0, 1).map(({ kind, at }) => {
          const what = all.length === 1 ? named(kind) : pack(kind, all.length);
          return say('told.at', { what, place: nameOf(at) });
        }),
      );
      return [
        ...(come.length === 0 ? [] : [say('told.come', { animals: come.join(', ') })]),
        ...(returned.length === 0 ? [] : [say('told.stay away', { count: returned.length })]),
      ].join(', ');
    },
  },
  animalsMoved: {
    passage: 'animals',
    milestone: 'roamings',
    marks: ({ packs }) => packMarks(packs),
    clause(voice, { die, packs }) {
      const { speech } = voice;
      const moved = speech.say('told.moved', {
        die,
        bearing: bearingName(speech, item(BEARINGS, die - 1)),
      });
      return packs.length === 0 || voice.isBrief
        ? moved
        : speech.say('told.moved by', { moved, packs: packsWords(voice, packs) });
    },
  },
  orderSet: {
    passage: 'animals',
    clause: ({ speech, seat }, { order: [first = 0], dice }) =>
      dice.length === 0
        ? speech.say('told.first', { seat: seat(first) })
        : speech.say('told.first by dice', { seat: seat(first), dice: roundsOf(dice) }),
  },
} satisfies Partial<Tellings>;
