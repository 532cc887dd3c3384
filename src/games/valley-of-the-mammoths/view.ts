import type { Seat, Viewer } from '../../engine/game.ts';
import type { Fixed } from '../../parts/fixed.ts';
import type { CardId } from './content/cards.ts';
import { outcome } from './ending.ts';
import { sequence } from './sequence.ts';
import { type FixedTribe, type Frame, type FrameOf, tribeOf, type ValleyState } from './state.ts';

/** What a tribe has said once for whenever it is asked. */
export type Standing = Pick<FixedTribe, 'counters' | 'omens' | 'track' | 'habits'>;

/** A tribe as it is in the state, as far as a viewer may know it. */
export interface TribeView extends Omit<FixedTribe, 'hand' | 'said' | 'draft' | keyof Standing> {
  readonly seat: Seat;
  readonly handCount: number;
  /** Null to everybody else while the match goes on. */
  readonly hand: readonly CardId[] | null;
  /** Null to everybody else. */
  readonly standing: Standing | null;
}

/** What is going on; what a tribe has said of its order so far is its own until it counts. */
export type StageView =
  | Fixed<Exclude<Frame, { frame: 'ordering' | 'battling' }>>
  | { readonly frame: 'battling' }
  | (Fixed<Omit<FrameOf<'ordering'>, 'planned'>> & {
      /** The viewer’s own, also ahead of its turn; null where it does not move any more in this turn. */
      readonly draft: FixedTribe['draft'] | null;
      /** What the viewer has planned for its battles once it has moved. */
      readonly plan: readonly string[];
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
  const { tribes, sack, events, pile, frames: _, ...open } = state;
  const owing = sequence.decisions(state).flatMap(({ seat, owed }) => (owed ? [seat] : []));
  return {
    ...open,
    viewer,
    tribes: tribes.map((tribe, seat) => viewTribe(state, tribe, seat, viewer)),
    sackCount: sack.length,
    eventCount: events[state.turn.season].length,
    pileCount: pile.length,
    stage: viewStage(state, viewer),
    owing,
    winners: outcome(state)?.winners ?? null,
  };
}

function viewTribe({ end }: ValleyState, tribe: FixedTribe, seat: Seat, viewer: Viewer): TribeView {
  const { hand, said: _, draft: __, counters, omens, track, habits, ...open } = tribe;
  const isOwn = seat === viewer;
  return {
    ...open,
    seat,
    handCount: hand.length,
    hand: isOwn || end !== null ? hand : null,
    standing: isOwn ? { counters, omens, track, habits } : null,
  };
}

function viewStage({ frames, tribes }: ValleyState, viewer: Viewer): StageView {
  const frame = frames.at(-1);
  if (frame === undefined) return { frame: 'over' };
  if (frame.frame === 'battling') return { frame: frame.frame };
  if (frame.frame !== 'ordering') return frame;
  const { planned = [], ...open } = frame;
  const moves = viewer !== 'public' && frame.left.includes(viewer);
  return {
    ...open,
    draft: moves ? tribeOf({ tribes }, viewer).draft : null,
    plan: planned.find(({ seat }) => seat === viewer)?.picks ?? [],
  };
}
