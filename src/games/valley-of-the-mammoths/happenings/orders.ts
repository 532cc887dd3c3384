import { item } from '../../../parts/item.ts';
import type { Path } from '../action.ts';
import { CARD, type CardId } from '../content/cards.ts';
import { byEnds } from '../draft.ts';
import type { EventOf } from '../event.ts';
import { nameOf, endOf } from '../map.ts';
import { bearingName, cardName, counted, eventName, kindName } from '../spoken/names.ts';
import { packMarks, packsWords } from './before-orders.ts';
import type { Passage, Tellings } from './told.ts';

const deed = {
  passage: 'move',
  isDeed: true,
  doers: ({ seat }: { readonly seat: number }) => [seat],
} as const;

const endsOf = (path: Path) => ({
  from: nameOf(item(path, 0)),
  to: nameOf(endOf(path)),
});

/** With what a card is told that is played then. */
const WHEN = {
  turn: 'move',
  battle: 'plans',
  survival: 'food',
  births: 'season',
  standing: 'same',
} as const satisfies Record<(typeof CARD)[CardId]['when'], Passage | 'same'>;

function passageOf({ card }: EventOf<'cardPlayed'>): Passage | 'same' {
  if (card === 'omen') return 'event';
  return card === 'tracker' ? 'animals' : WHEN[CARD[card].when];
}

/** A tribe's own turn, and cards whenever they are played. */
export const orders = {
  cardPlayed: {
    passage: 'same',
    passageOf,
    isDeed: true,
    milestone: 'cards',
    brings: ({ card }) => card,
    doers: ({ seat, card }) => (CARD[card].when === 'turn' ? [seat] : []),
    where: ({ at }) => (at === null ? [] : [at]),
    clause({ speech, seat }, { card, at, kind, to, of, event }) {
      const on = [
        ...(at === null ? [] : [nameOf(at)]),
        ...(kind === null ? [] : [kindName(speech, kind)]),
        ...(to === null ? [] : [bearingName(speech, to)]),
        ...(of === null ? [] : [seat(of)]),
        ...(event === null ? [] : [eventName(speech, event)]),
      ];
      const name = cardName(speech, card);
      return on.length === 0
        ? speech.say('told.plays', { card: name })
        : speech.say('told.plays on', { card: name, on: on.join(', ') });
    },
  },
  cardCancelled: {
    passage: 'same',
    milestone: 'cancelled',
    clause: ({ speech }, { card }) =>
      speech.say('told.cancelled', { card: cardName(speech, card) }),
  },
  raided: {
    ...deed,
    kind: 'outcome',
    befalls: ({ of }) => [of],
    milestone: 'raids',
    clause: ({ speech, seat }, { of, food }) =>
      speech.say('told.raids', { seat: seat(of), food: counted(speech, food, 'food') }),
  },
  joined: {
    ...deed,
    kind: 'outcome',
    where: ({ at }) => [at],
    changes: ({ seat }) => [{ seat, people: 1 }],
    clause: ({ speech }, { at, who }) => speech.say(`told.joins.${who}`, { place: nameOf(at) }),
  },
  animalsDriven: {
    passage: 'same',
    marks: ({ packs }) => packMarks(packs),
    clause: (voice, { packs }) =>
      packs.length === 0
        ? voice.speech.say('told.not driven')
        : voice.speech.say('told.driven', { packs: packsWords(voice, packs) }),
  },
  tribeMoved: {
    ...deed,
    milestone: 'moves',
    where: ({ groups }) => groups.map(({ path }) => endOf(path)),
    marks: ({ seat: owner, groups }) =>
      groups.map(({ path }) => ({ mark: 'arrow', ...endsOf(path), owner })),
    clause: ({ speech, people }, { groups }) =>
      byEnds(groups)
        .map((group) => speech.say('told.way', { who: people(group), ...endsOf(group.path) }))
        .join(', '),
  },
  campFounded: {
    ...deed,
    kind: 'outcome',
    milestone: 'camps',
    where: ({ at }) => [at],
    weight: () => 'usual',
    changes: ({ seat }) => [{ seat, camps: 1 }],
    clause: ({ speech }, { at }) => speech.say('told.founds', { place: nameOf(at) }),
  },
  campAbandoned: {
    passage: 'same',
    isDeed: true,
    milestone: 'abandoned',
    where: ({ at }) => [at],
    changes: ({ seat }) => [{ seat, camps: -1 }],
    marks: ({ at }) => [{ mark: 'sign', at: nameOf(at), icon: 'removed' }],
    clause: ({ speech }, { at }) => speech.say('told.abandons', { place: nameOf(at) }),
  },
  // What it holds counts later, and only its tribe knows.
  orderGiven: { passage: null, doers: ({ seat }) => [seat] },
} satisfies Partial<Tellings>;
