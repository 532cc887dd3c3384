import type { Seat, Viewer } from '../../engine/game.ts';
import type { Fixed } from '../../parts/fixed.ts';
import type { CardId } from './content/cards.ts';
import { outcome } from './ending.ts';
import { sequence } from './sequence.ts';
import type { FixedTribe, Frame, FrameOf, ValleyState } from './state.ts';

/** What a tribe has said once for whenever it is asked. */
export type Standing = Pick<FixedTribe, 'counters' | 'omens' | 'track' | 'habits'>;

/** A tribe as it is in the state, as far as a viewer may know it. */
export interface TribeView extends Omit<FixedTribe, 'hand' | 'said' | keyof Standing> {
  readonly seat: Seat;
  readonly handCount: number;
  /** Null to everybody else while the match goes on. */
  readonly hand: readonly CardId[] | null;
  /** Null to everybody else. */
  readonly standing: Standing | null;
}

/** What is going on; what a tribe has said of its order so far is its own until it counts. */
export type StageView =
  | Fixed<Exclude<Frame, { frame: 'ordering' }>>
  | (Pick<Fixed<FrameOf<'ordering'>>, 'frame' | 'left'> & {
      /** Null to everybody else. */
      readonly draft: Pick<Fixed<FrameOf<'ordering'>>, 'groups' | 'camps' | 'splitting'> | null;
    })
  | { readonly frame: 'over' };

/** What one viewer may know of a match. Plain JSON. */
export interface ValleyView
  extends Omit<ValleyState, 'tribes' | 'sack' | 'events' | 'pile' | 'frames' | 'end'> {
  readonly viewer: Viewer;
  readonly tribes: readonly TribeView[];
  /** Animals in the sack, events of this season and cards to come. */
  readonly sackCount: number;
  readonly eventCount: number;
  readonly pileCount: number;
  readonly stage: StageView;
  /** Seats that owe an answer, in seat order. */
  readonly owing: readonly Seat[];
  readonly end: ValleyState['end'];
  readonly winners: readonly Seat[] | null;
}

/** What this viewer may know of a match: no hand, order or plan of others, no pile, no sack. */
export function viewValley(state: ValleyState, viewer: Viewer): ValleyView {
  const { tribes, sack, events, pile, frames, ...open } = state;
  const owing = sequence.decisions(state).flatMap(({ seat, owed }) => (owed ? [seat] : []));
  return {
    ...open,
    viewer,
    tribes: tribes.map((tribe, seat) => viewTribe(state, tribe, seat, viewer)),
    sackCount: sack.length,
    eventCount: events[state.turn.season].length,
    pileCount: pile.length,
    stage: viewStage(frames.at(-1), viewer),
    owing,
    winners: outcome(state)?.winners ?? null,
  };
}

function viewTribe({ end }: ValleyState, tribe: FixedTribe, seat: Seat, viewer: Viewer): TribeView {
  const { hand, said: _, counters, omens, track, habits, ...open } = tribe;
  const isOwn = seat === viewer;
  return {
    ...open,
    seat,
    handCount: hand.length,
    hand: isOwn || end !== null ? hand : null,
    standing: isOwn ? { counters, omens, track, habits } : null,
  };
}

function viewStage(frame: Fixed<Frame> | undefined, viewer: Viewer): StageView {
  if (frame === undefined) return { frame: 'over' };
  if (frame.frame !== 'ordering') return frame;
  const { left, groups, camps, splitting } = frame;
  return {
    frame: 'ordering',
    left,
    draft: left[0] === viewer ? { groups, camps, splitting } : null,
  };
}
