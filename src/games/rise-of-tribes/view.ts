import type { Seat, Viewer } from '../../engine/game.ts';
import type { Fixed } from '../../parts/fixed.ts';
import type { GoalId } from './content/goals.ts';
import { limitOf } from './ground.ts';
import { isOpen } from './resample.ts';
import { outcome } from './scoring.ts';
import { sequence } from './sequence.ts';
import type { FixedTribe, Frame, RiseState } from './state.ts';

/** A tribe as it is in the state, as far as a viewer may know it. */
export interface TribeView extends Omit<FixedTribe, 'hand' | 'deck' | 'known'> {
  readonly seat: Seat;
  readonly handCount: number;
  /** Goals in progress; null to everybody else, unless the table plays in the open. */
  readonly hand: readonly GoalId[] | null;
  readonly deckCount: number;
  /** Those at the bottom of its deck that it has put there, the last one lowest; null where `hand` is. */
  readonly bottom: readonly GoalId[] | null;
}

/** What is going on, from the outside in; the last one is what is asked now. */
export type StageView = Fixed<Frame> | { readonly frame: 'over' };

/** What one viewer may know of a match. Plain JSON. */
export interface RiseView extends Omit<RiseState, 'tribes' | 'deck' | 'frames' | 'winner'> {
  readonly viewer: Viewer;
  readonly tribes: readonly TribeView[];
  /** Tiles to come. */
  readonly deckCount: number;
  /** More members than this make a conflict. */
  readonly limit: number;
  readonly stages: readonly StageView[];
  /** Seats that owe an answer, in seat order. */
  readonly owing: readonly Seat[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[] | null;
}

/** In which round a turn is, from 1: each tribe has one in it. 0 before the first. */
export const roundOf = (turn: number, tribes: number): number => Math.ceil(turn / tribes);

/** What this viewer may know of a match: no deck, and no goals of others. */
export function viewRise(state: RiseState, viewer: Viewer): RiseView {
  const { tribes, deck, frames, winner: _, ...open } = state;
  const owing = sequence.decisions(state).flatMap(({ seat, owed }) => (owed ? [seat] : []));
  return {
    ...open,
    viewer,
    tribes: tribes.map((tribe, seat) => viewTribe(tribe, seat, isOpen(state, seat, viewer))),
    deckCount: deck.length,
    limit: limitOf(state),
    stages: frames.length === 0 ? [{ frame: 'over' }] : frames,
    owing,
    scores: tribes.map(({ points }) => points),
    winners: outcome(state)?.winners ?? null,
  };
}

function viewTribe(
  { hand, deck, known, ...tribe }: FixedTribe,
  seat: Seat,
  isKnown: boolean,
): TribeView {
  return {
    ...tribe,
    seat,
    handCount: hand.length,
    hand: isKnown ? hand : null,
    deckCount: deck.length,
    bottom: isKnown ? deck.slice(deck.length - known) : null,
  };
}
