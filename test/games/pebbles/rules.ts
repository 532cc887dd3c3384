import { z } from 'zod';
import { outcomeOf } from '../../../src/engine/places.ts';
import { ask } from '../../../src/engine/question.ts';
import { inTheOpen } from '../../../src/parts/in-the-open.ts';

/** `turn` counts from 0, clockwise from seat 0; `left` is what lies in the heap. */
const STATE = z.strictObject({ seats: z.int(), turn: z.int(), left: z.int() });
export type State = z.infer<typeof STATE>;
export type Take = { readonly do: 'take'; readonly count: number };
export type Taken = { readonly type: 'taken'; readonly seat: number; readonly count: number };

const HEAP = 12;

/** In turn, take one pebble or two. Whoever takes the last one wins. */
export const pebbles = inTheOpen<State, Take, Taken>({
  id: 'pebbles',
  rules: 1,
  content: { 1: { heap: HEAP } },
  seats: [2, 4],
  parse: (stored) => STATE.parse(stored),
  setup: (_config, seats) => ({
    state: { seats, turn: 0, left: HEAP },
    events: [],
    reveals: false,
  }),
  decisions: ({ seats, turn, left }) =>
    left === 0 ? [] : [ask({ seat: turn % seats, kind: 'take', topic: `take.${turn}` })],
  choices: ({ left }) =>
    [1, 2]
      .filter((count) => count <= left)
      .map((count) => ({ key: `take.${count}`, action: { do: 'take', count } })),
  apply({ seats, turn, left }, answers) {
    let rest = left;
    const events = answers.map(({ decision, action }) => {
      rest -= action.count;
      return { event: { type: 'taken', seat: decision.seat, count: action.count } } as const;
    });
    return { state: { seats, turn: turn + 1, left: rest }, events, reveals: false };
  },
  outcome({ seats, turn, left }) {
    if (left > 0) return null;
    const winner = (turn - 1) % seats;
    return outcomeOf(Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0)));
  },
});
