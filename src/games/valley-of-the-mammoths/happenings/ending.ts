import { CAMPS_TO_WIN, PLANTING } from '../content/numbers.ts';
import type { EventOf, ValleyEvent } from '../event.ts';
import { nameOf } from '../map.ts';
import { cardName } from '../spoken/names.ts';
import type { Tellings } from './told.ts';

/** Steps 7 to 10, and the end of the match. */
export const ending = {
  born: {
    passage: 'season',
    kind: 'outcome',
    isDeed: true,
    milestone: 'births',
    where: ({ at }) => [at],
    changes: ({ seat, warriors, females }) => [{ seat, people: warriors + females }],
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
    changes: ({ seat }) => [{ seat, food: (had) => had - PLANTING }],
    clause: ({ speech }, { at }) => speech.say('told.sows', { place: nameOf(at) }),
  },
  campsAnnounced: {
    passage: 'alarm',
    kind: 'won',
    befalls: ({ seats }) => seats,
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
    kind: 'won',
    befalls: ({ seat }) => [seat],
    milestone: 'out',
    weight: () => 'big',
    lane: 'out',
    clause: ({ speech, seat: named }, { seat }) => speech.say('told.out', { seat: named(seat) }),
  },
  gameEnded: {
    passage: 'end',
    kind: 'won',
    brings: ({ by }) => by,
    clause: ({ speech, seat }, { winner, by }) =>
      winner === null || by === 'nobody'
        ? speech.say('told.ends.nobody')
        : speech.say(`told.ends.${by}`, { seat: seat(winner) }),
  },
} satisfies Partial<Tellings>;

/** The same with all births of a camp in one, but for that of a card. */
export const byCamp = (events: readonly ValleyEvent[]): ValleyEvent[] =>
  events.reduce<ValleyEvent[]>((told, event) => {
    const nth = told.findIndex((one) => event.type === 'born' && isTwin(one, event));
    const before = told[nth];
    if (event.type !== 'born' || before?.type !== 'born') return [...told, event];
    const { dice, warriors, females } = before;
    return told.with(nth, {
      ...event,
      dice: [...dice, ...event.dice],
      warriors: warriors + event.warriors,
      females: females + event.females,
    });
  }, []);

const isTwin = (one: ValleyEvent, { seat, at, card }: EventOf<'born'>): boolean =>
  one.type === 'born' && one.seat === seat && one.at === at && one.card === card;
