import type { FrameTable } from '../../../src/engine/frame.ts';
import { framed } from '../../../src/engine/frames.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { tell } from '../../../src/engine/play.ts';
import { draw } from '../../../src/parts/deck.ts';
import { seatsFrom } from '../../../src/parts/seats.ts';
import type { SteadingAction, SteadingEvent, SteadingKind } from './action.ts';
import { bidding } from './bidding.ts';
import { GATES } from './content.ts';
import { feeding } from './feeding.ts';
import { guarding } from './guarding.ts';
import { order } from './order.ts';
import { placing } from './placing.ts';
import { sending } from './sending.ts';
import type { SteadingFrame, SteadingState } from './state.ts';
import { numbers, type SteadingPlay } from './step.ts';

const seatsOf = ({ goods }: SteadingState): Seat[] => [...goods.keys()];

/** The order of play: rounds of guarding, sending, placing, feeding and bidding. */
const FRAMES: FrameTable<
  SteadingState,
  SteadingState,
  SteadingFrame,
  SteadingAction,
  SteadingEvent,
  SteadingKind
> = {
  guarding: {
    ...guarding,
    next: ({ state }) => state.frames.push({ frame: 'sending', left: seatsOf(state) }),
  },
  sending: {
    ...sending,
    next: ({ state }) =>
      state.frames.push({
        frame: 'placing',
        left: seatsFrom((state.round - 1) % state.goods.length, state.goods.length),
      }),
  },
  placing: {
    ...placing,
    next: ({ state }) => state.frames.push({ frame: 'feeding', left: seatsOf(state) }),
  },
  feeding: { ...feeding, next: ({ state }) => state.frames.push({ frame: 'bidding' }) },
  bidding: {
    ...bidding,
    next(play) {
      if (play.state.round < numbers(play.state).rounds) beginRound(play);
    },
  },
};

/** New cards are laid out, and whatever stood from the last round is cleared away. */
export function beginRound(play: SteadingPlay): void {
  const { state } = play;
  state.round += 1;
  const { drawn, left } = draw(state.deck, numbers(state).display);
  state.display = drawn;
  state.deck = left;
  state.guards = [];
  state.placed = [];
  state.sent = seatsOf(state).map(() => []);
  const gates = seatsOf(state).flatMap((seat) => GATES.map((gate) => ({ seat, gate })));
  state.frames.push({ frame: 'guarding', left: gates });
  play.reveals = true;
  tell(play, { type: 'roundBegan', round: state.round, cards: drawn });
}

/** Who is asked what, what may be chosen, and what an answer sets off. */
export const { start, ...sequence } = framed(
  FRAMES,
  (state: SteadingState): SteadingState => structuredClone(state),
  order,
);
