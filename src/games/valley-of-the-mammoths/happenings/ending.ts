import { CAMPS_TO_WIN } from '../content/numbers.ts';
import { nameOf } from '../map.ts';
import { cardName } from '../spoken/names.ts';
import type { Tellings } from './told.ts';

/** Steps 7 to 10, and the end of the match. */
export const ending = {
  born: {
    passage: 'season',
    isDeed: true,
    milestone: 'births',
    where: ({ at }) => [at],
    clause({ speech, people }, { at, card, ...born }) {
      const facts = { people: people(born), place: nameOf(at) };
      if (born.warriors + born.females === 0) return speech.say('told.not born', facts);
      return card === null
        ? speech.say('told.born', facts)
        : speech.say('told.born by', { ...facts, card: cardName(speech, card) });
    },
  },
  planted: {
    passage: 'season',
    isDeed: true,
    milestone: 'plantings',
    doers: ({ seat }) => [seat],
    where: ({ at }) => [at],
    clause: ({ speech }, { at }) => speech.say('told.sows', { place: nameOf(at) }),
  },
  campsAnnounced: {
    passage: 'alarm',
    milestone: 'announcements',
    weight: () => 'big',
    clause: ({ speech, seat }, { seats }) =>
      speech.say('told.announced', {
        count: seats.length,
        seats: speech.list(seats.map(seat)),
        needed: CAMPS_TO_WIN,
      }),
  },
  tribeOut: {
    passage: 'out',
    milestone: 'out',
    weight: () => 'big',
    lane: 'out',
    clause: ({ speech, seat: named }, { seat }) => speech.say('told.out', { seat: named(seat) }),
  },
  gameEnded: {
    passage: 'end',
    brings: ({ by }) => by,
    clause: ({ speech, seat }, { winner, by }) =>
      winner === null || by === 'nobody'
        ? speech.say('told.ends.nobody')
        : speech.say(`told.ends.${by}`, { seat: seat(winner) }),
  },
} satisfies Partial<Tellings>;
