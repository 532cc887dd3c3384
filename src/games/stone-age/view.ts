import type { Seat, Viewer } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import type { Fixed } from '../../parts/fixed.ts';
import type { BuildingId } from './content/buildings.ts';
import type { CardId } from './content/cards.ts';
import type { Resource } from './content/goods.ts';
import type { TileId } from './content/herd.ts';
import type { Source } from './content/places.ts';
import type { Version } from './content/versions.ts';
import { backOf } from './herd.ts';
import { unplaced } from './room.ts';
import { outcome } from './scoring.ts';
import { sequence } from './sequence.ts';
import type { FixedTribe, Frame, StoneAgeState } from './state.ts';
import { actingSeat } from './turn.ts';
import { haveMostTiles, type Tally, tallyOf } from './tally.ts';

/** A tribe as it is in the state, as far as a viewer may know it. */
export interface TribeView
  extends Pick<
    FixedTribe,
    | 'people'
    | 'placed'
    | 'tamers'
    | 'track'
    | 'goods'
    | 'tools'
    | 'once'
    | 'cards'
    | 'buildings'
    | 'tiles'
  > {
  readonly seat: Seat;
  /** How many of its people it may still place in this round. */
  readonly unplaced: number;
  /** Null to everybody else before its turn. */
  readonly plan: FixedTribe['plan'] | null;
  /** How many cards it drew in secret, and which: null to everybody else until the end. */
  readonly drawnCount: number;
  readonly drawn: readonly CardId[] | null;
  /** What its points would be made of if the match ended now, with the cards that this viewer knows. */
  readonly tally: Tally;
}

/** What is going on, from the outside in; the last one is what is asked now. */
export type StageView = Fixed<Frame> | { readonly frame: 'over' };

/** What one viewer may know of a match. Plain JSON. */
export interface StoneAgeView {
  readonly viewer: Viewer;
  readonly rules: Version;
  readonly round: number;
  /** The round after which a short match ends; null in a whole one. */
  readonly lastRound: number | null;
  readonly phase: 'placing' | 'acting' | 'herd' | 'feeding' | 'over';
  readonly first: Seat;
  /** The open cards, the cheapest first; null where one was taken in this round. */
  readonly slots: readonly (CardId | null)[];
  /** Cards not yet shown. */
  readonly deck: number;
  /** By stack: what lies open, and how many buildings are left, that one included. */
  readonly stacks: readonly { readonly top: BuildingId | null; readonly left: number }[];
  readonly tribes: readonly TribeView[];
  /** Null in a match without the herd. */
  readonly herd: {
    /** Where it is, and the tile of this round; null once it has gone. */
    readonly now: { readonly tile: TileId; readonly at: Source } | null;
    /** The back of the next tile; null where none is left. */
    readonly next: Resource | null;
    readonly left: number;
    /** Tiles that nobody won. */
    readonly boxed: readonly TileId[];
  } | null;
  readonly stages: readonly StageView[];
  /** Seats that owe an answer, in seat order. */
  readonly owing: readonly Seat[];
  /** Points if the match ended now as far as this viewer may count them, or the final ones. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[] | null;
}

/** What this viewer may know of a match: no deck, no pile, no card that another tribe drew in secret. */
export function viewStoneAge(state: StoneAgeState, viewer: Viewer): StoneAgeView {
  const result = outcome(state);
  const tribes = viewTribes(state, viewer, result !== null);
  const { herd } = state;
  return {
    viewer,
    rules: state.rules,
    round: state.round,
    lastRound: state.lastRound ?? null,
    phase: phaseOf(state),
    first: state.first,
    slots: state.slots,
    deck: state.deck.length,
    stacks: state.stacks.map((stack) => ({ top: stack[0] ?? null, left: stack.length })),
    tribes,
    herd:
      herd === null
        ? null
        : { now: herd.now, next: backOf(herd.pile), left: herd.pile.length, boxed: herd.boxed },
    stages: state.frames.length === 0 ? [{ frame: 'over' }] : state.frames,
    owing: owing(state),
    scores: tribes.map(({ tally }) => tally.total),
    winners: result?.winners ?? null,
  };
}

/** Nobody waits for what may be said at any time, such as a plan. */
function owing(state: StoneAgeState): Seat[] {
  const seats = sequence.decisions(state).flatMap(({ seat, owed }) => (owed ? [seat] : []));
  return [...new Set(seats)].sort((a, b) => a - b);
}

function phaseOf({ frames }: StoneAgeState): StoneAgeView['phase'] {
  const frame = frames[0]?.frame;
  switch (frame) {
    case undefined:
      return 'over';
    case 'placing':
    case 'herd':
    case 'feeding':
      return frame;
    default:
      return 'acting';
  }
}

function viewTribes(state: StoneAgeState, viewer: Viewer, isOver: boolean): TribeView[] {
  const most = haveMostTiles(state.tribes);
  return state.tribes.map((tribe, seat) => {
    const { people, placed, plan, tamers, track, goods, tools, once, cards, buildings, tiles } =
      tribe;
    const isKnown = isOver || seat === viewer;
    const known = isKnown ? [...cards, ...tribe.drawn] : cards;
    return {
      seat,
      people,
      unplaced: phaseOf(state) === 'placing' ? unplaced(state, seat) : 0,
      placed,
      plan: seat === viewer || seat === actingSeat(state) ? plan : null,
      tamers,
      track,
      goods,
      tools,
      once,
      cards,
      drawnCount: tribe.drawn.length,
      drawn: isKnown ? tribe.drawn : null,
      buildings,
      tiles,
      tally: tallyOf(tribe, known, item(most, seat)),
    };
  });
}
