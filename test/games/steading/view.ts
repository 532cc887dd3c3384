import type { Seat, Viewer } from '../../../src/engine/game.ts';
import { item } from '../../../src/parts/item.ts';
import type { FrameName, Hand, SteadingFrame, SteadingState } from './state.ts';

/** What one viewer may know. */
export type SteadingView = Omit<SteadingState, 'hands' | 'orders' | 'deck' | 'frames'> & {
  readonly hands: readonly (Hand | 'secret')[];
  /** Whether the viewer has ordered its storm; null for the public. */
  readonly order: boolean | null;
  readonly phase: FrameName | 'over';
  /** Whom the game waits for; of those who bid everybody, as it is a secret who has. */
  readonly owing: readonly Seat[];
};

export function viewOf(
  { hands, orders, deck: _deck, frames, ...open }: SteadingState,
  viewer: Viewer,
): SteadingView {
  const frame = frames.at(-1);
  return {
    ...open,
    hands: hands.map((hand, seat) => (hand === 'spent' || seat === viewer ? hand : 'secret')),
    order: viewer === 'public' ? null : item(orders, viewer),
    phase: frame?.frame ?? 'over',
    owing: owing(frame, [...hands.keys()]),
  };
}

function owing(frame: SteadingFrame | undefined, seats: readonly Seat[]): readonly Seat[] {
  switch (frame?.frame) {
    case undefined:
      return [];
    case 'bidding':
      return seats;
    case 'placing':
      return frame.left.slice(0, 1);
    case 'guarding':
      return seats.filter((seat) => frame.left.some((one) => one.seat === seat));
    case 'sending':
    case 'feeding':
      return frame.left;
  }
}

/** Who has won, and what breaks a tie: goods in store. Nobody where nobody has a point. */
export function ranking({ points, goods }: Pick<SteadingState, 'points' | 'goods'>) {
  const stocks = goods.map((own) => Object.values(own).reduce((sum, count) => sum + count, 0));
  const most = Math.max(...points);
  const first = [...points.keys()].filter((seat) => most > 0 && points[seat] === most);
  const stock = Math.max(...first.map((seat) => item(stocks, seat)));
  return { stocks, winners: first.filter((seat) => stocks[seat] === stock) };
}
