import type { Seat, Viewer } from '../../engine/game.ts';
import type { MemberNumber } from './action.ts';
import type { Good, Terrain } from './content/terrain.ts';
import type { VictoryId } from './content/victory.ts';
import { attackerIn } from './hunt.ts';
import { sequence } from './sequence.ts';
import { HEXES, type Place } from './map.ts';
import { isDifficult } from './movement.ts';
import { cardWorth, outcome } from './scoring.ts';
import type { FightFrame, FrameOf, HuntFrame, TuskState } from './state.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';
import { growthCost } from './tribe.ts';

/** A tile as anybody sees it; null where no tile lies yet. */
export interface TileView {
  readonly place: Place;
  /** What is printed on it; null once it is snow, except the breeding ground, which keeps its function. */
  readonly terrain: Terrain | 'breeding ground' | null;
  readonly snow: boolean;
  /** What the snow on it hides, which is worth nothing any more; null where none lies. */
  readonly buried: Terrain | null;
  /** Tokens of the terrain's kind that lie on it. */
  readonly tokens: number;
  /** Entering it takes a whole Move this turn. */
  readonly difficult: boolean;
}

export interface MemberView {
  readonly member: MemberNumber;
  readonly at: Place | 'waiting' | 'hunting';
  readonly wounded: boolean;
  /** Actions left in its tribe's own turn, else 0. */
  readonly actions: number;
}

export interface TribeView {
  readonly seat: Seat;
  readonly members: readonly MemberView[];
  /** Numbers of the members that wait, the next one first. */
  readonly waiting: readonly MemberNumber[];
  /** Food to place the next one; null when nobody waits. */
  readonly growthCost: number | null;
  /** Open to all. */
  readonly goods: Readonly<Record<Good, number>>;
  /** The victory card: what this viewer knows of it. */
  readonly card: 'none yet' | 'secret' | { readonly id: VictoryId; readonly revealed: boolean };
  readonly cardTokens: number;
  /** Cards its owner drew and passed over in the draft; null to everybody else. */
  readonly passed: readonly VictoryId[] | null;
}

/** What is going on, from the outside in; the last one is what is asked now. */
export type StageView =
  | { readonly stage: 'placing'; readonly seat: Seat }
  /** `offer` only to the seat that drafts. */
  | { readonly stage: 'drafting'; readonly seat: Seat; readonly offer: readonly VictoryId[] | null }
  | { readonly stage: 'tribe'; readonly seat: Seat; readonly step: FrameOf<'tribe'>['step'] }
  | (Fixed<Pick<FightFrame, 'at' | 'seats' | 'out' | 'aims' | 'step'>> & {
      readonly stage: 'fight';
      readonly initiator: Seat;
      /** Known only after the reveal. */
      readonly uses: Fixed<FightFrame['uses']> | null;
    })
  | (Fixed<Pick<HuntFrame, 'round' | 'step' | 'uses'>> & {
      readonly stage: 'hunt';
      readonly leader: Seat;
      /** Whose attack it is; null where nobody attacks. */
      readonly attacker: Seat | null;
    })
  | { readonly stage: 'roaming'; readonly path: readonly Place[] }
  | { readonly stage: 'over' };

/** What one viewer may know of a match. Plain JSON. The leader is null before a hunter was sent this turn. */
export interface TuskView
  extends Pick<TuskState, 'rules' | 'turn' | 'first' | 'leader' | 'mammoth' | 'mammothFood'> {
  readonly viewer: Viewer;
  /** The turn after which a short match ends; null in a whole one. */
  readonly lastTurn: number | null;
  readonly phase: 'setup' | 'tribes' | 'hunt' | 'season' | 'over';
  /** 37 places in the order of the spiral. */
  readonly tiles: readonly (TileView | null)[];
  /** The card that was drawn last, with its arrows and ice; null in the first turn. */
  readonly season: TuskState['drawn'][number] | null;
  /** Cards drawn before, oldest first, that one included. */
  readonly seasonsDrawn: TuskState['drawn'];
  readonly tribes: readonly TribeView[];
  readonly stages: readonly StageView[];
  /** Seats that owe an answer, in seat order. */
  readonly owing: readonly Seat[];
  /** Points so far as far as this viewer may count them, or the final ones. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[] | null;
}

/** What this viewer may know of a match: no deck, no tile not yet laid, no other tribe's secrets. */
export function viewTusk(state: TuskState, viewer: Viewer): TuskView {
  const result = outcome(state);
  return {
    viewer,
    rules: state.rules,
    turn: state.turn,
    lastTurn: state.lastTurn ?? null,
    phase: phaseOf(state),
    first: state.first,
    leader: state.leader,
    tiles: HEXES.map((_, place) => viewTile(state, place)),
    mammoth: state.mammoth,
    mammothFood: state.mammothFood,
    season: state.drawn[state.drawn.length - 1] ?? null,
    seasonsDrawn: state.drawn,
    tribes: state.tribes.map((_, seat) => viewTribe(state, seat, viewer)),
    stages:
      state.frames.length === 0
        ? [{ stage: 'over' }]
        : state.frames.map((frame) => viewStage(state, frame, viewer)),
    owing: [
      ...new Set(sequence.decisions(state).flatMap(({ seat, owed }) => (owed ? [seat] : []))),
    ],
    scores: result?.scores ?? state.tribes.map((_, seat) => pointsSoFar(state, seat, viewer)),
    winners: result?.winners ?? null,
  };
}

function phaseOf(state: TuskState): TuskView['phase'] {
  switch (state.frames[0]?.frame) {
    case undefined:
      return 'over';
    case 'placing':
    case 'drafting':
      return 'setup';
    case 'tribe':
    case 'fight':
      return 'tribes';
    case 'hunt':
      return 'hunt';
    case 'roaming':
      return 'season';
  }
}

function viewTile(state: TuskState, place: Place): TileView | null {
  if (place >= state.terrain.length) return null;
  const snow = item(state.snow, place);
  const printed = item(state.terrain, place);
  const isKept = !snow || printed === 'breeding ground';
  return {
    place,
    terrain: isKept ? printed : null,
    snow,
    buried: isKept ? null : printed,
    tokens: item(state.tokens, place),
    difficult: isDifficult(state, place),
  };
}

function viewTribe(state: TuskState, seat: Seat, viewer: Viewer): TribeView {
  const tribe = item(state.tribes, seat);
  const { card, revealed, cardTokens, members, waiting, goods, passed } = tribe;
  const isKnown = revealed || seat === viewer;
  return {
    seat,
    members: members.map((member, i) => ({ member: i + 1, ...member })),
    waiting,
    growthCost: growthCost(state, seat),
    goods,
    card: card === null ? 'none yet' : isKnown ? { id: card, revealed } : 'secret',
    cardTokens,
    passed: seat === viewer ? passed : null,
  };
}

/** Open food, and the tokens on a revealed card; all of the viewer's own card. */
function pointsSoFar({ rules, tribes }: TuskState, seat: Seat, viewer: Viewer): number {
  const tribe = item(tribes, seat);
  const counts = tribe.revealed || seat === viewer;
  return tribe.goods.food + (counts ? cardWorth(rules, tribe) : 0);
}

function viewStage(
  state: TuskState,
  frame: TuskState['frames'][number],
  viewer: Viewer,
): StageView {
  switch (frame.frame) {
    case 'placing':
      return { stage: 'placing', seat: frame.seat };
    case 'drafting':
      return {
        stage: 'drafting',
        seat: frame.seat,
        offer: frame.seat === viewer ? frame.offer : null,
      };
    case 'tribe':
      return { stage: 'tribe', seat: frame.seat, step: frame.step };
    case 'fight':
      return {
        stage: 'fight',
        at: frame.at,
        initiator: item(frame.seats, 0),
        seats: frame.seats,
        out: frame.out,
        aims: frame.aims,
        step: frame.step,
        uses: frame.uses.length > 0 ? frame.uses : null,
      };
    case 'hunt':
      return {
        stage: 'hunt',
        round: frame.round,
        leader: state.leader ?? item(frame.order, 0),
        step: frame.step,
        attacker: attackerIn(frame),
        uses: frame.uses,
      };
    case 'roaming':
      return { stage: 'roaming', path: frame.path };
  }
}
