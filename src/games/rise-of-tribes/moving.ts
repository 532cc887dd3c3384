import type { Choice, Seat } from '../../engine/game.ts';
import { once } from '../../engine/once.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import type { HexBoard } from '../../parts/hex-board.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { REACH, type Strength } from './content/dice.ts';
import { GOAL } from './content/goals.ts';
import type { Terrain } from './content/land.ts';
import { TILE } from './content/tiles.ts';
import { type Ground, invadersAt, membersAt, placesOf, population, slotOf } from './ground.ts';
import { moreOf } from './leading.ts';
import { landOf, type Place } from './map.ts';
import { total } from './payment.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { addMembers } from './spreading.ts';
import { type FrameOf, type RiseState, tribeOf } from './state.ts';

/** The members that a MOVE of this strength moves. */
export const movesBy = (state: Ground, strength: Strength): number =>
  REACH.move[strength] + moreOf(state, 'move');

/** MOVE: so many members, each once. */
export function beginMove(play: RisePlay, strength: Strength): void {
  const { state } = play;
  const { seat } = state.turn;
  state.frames.push({
    frame: 'moving',
    left: movesBy(state, strength),
    moved: placesOf(state).map(() => 0),
    fresh: placesOf(state).filter(
      (at) => membersAt(state, seat, at) === 0 && population(state, at) > invadersAt(state, at),
    ),
    led: false,
  });
}

interface Gait {
  readonly free: readonly Terrain[];
  readonly steps: number;
  readonly fares: boolean;
}

/** What the tribe's developments make of a step: terrains that cost nothing, and how far it may go. */
function gait(state: Ground, seat: Seat): Gait {
  const { done, tiles: bought } = tribeOf(state, seat);
  const { lent } = state.turn;
  const known = lent === null || state.turn.seat !== seat ? done : [...done, lent];
  const goals = known.flatMap((goal) => {
    const card = GOAL[goal];
    return card.kind === 'development' ? [card] : [];
  });
  const tiles = bought.map((tile) => TILE[tile]);
  return {
    free: [...goals, ...tiles].flatMap(({ eases }) => eases ?? []),
    steps: Math.max(1, ...goals.map(({ steps }) => steps ?? 1)),
    fares: known.includes('wayfarers'),
  };
}

/** Where a member of a seat may go from a place. */
export const reach = (state: Ground, seat: Seat, from: Place): readonly Place[] =>
  reachBy(state, gait(state, seat), from);

function reachBy(state: Ground, { free, steps, fares }: Gait, from: Place): readonly Place[] {
  const { board, edge, beside } = landOf(state);
  // Most of the time that is all, and asked for very often.
  if (steps === 1 && free.length === 0 && !fares) return item(beside, from);
  const costs = placesOf(state).map((at) => (at === from ? 0 : Number.POSITIVE_INFINITY));
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const here = item(costs, at);
    const terrain = item(state.terrain, at);
    const next = item(board.neighbours, at).map(
      (to) => [to, free.includes(item(state.terrain, to)) ? 0 : 1] as const,
    );
    const far =
      fares && item(edge, at)
        ? placesOf(state).filter((to) => item(edge, to) && state.terrain[to] === terrain)
        : [];
    for (const [to, cost] of [...next, ...far.map((to) => [to, 1] as const)]) {
      if (here + cost > steps || here + cost >= item(costs, to)) continue;
      costs[to] = here + cost;
      open.push(to);
    }
  }
  return placesOf(state).filter((at) => at !== from && item(costs, at) <= steps);
}

type Moving = Readonly<FrameOf<'moving'>>;

/** Members at a place who may still go. */
const free = (state: RiseState, { left, moved }: Moving, from: Place): number =>
  Math.min(left, membersAt(state, state.turn.seat, from) - item(moved, from));

const DONE = choice('done', { do: 'done' });
const LEGS = once<Choice<ActionOf<'move'>>>();

/** Members go from a place to another: the same choice each time. */
const leg = (board: HexBoard, from: Place, to: Place, members: number, mammoth: boolean) =>
  LEGS(board, ((from * 100 + to) * 100 + members) * 2 + (mammoth ? 1 : 0), () =>
    choice(
      `move.${board.nameOf(from)}.${board.nameOf(to)}.${members}${mammoth ? '.mammoth' : ''}`,
      { do: 'move', from, to, members, mammoth },
    ),
  );

function offerMoves(state: RiseState, frame: Moving): Choice<ActionOf<'move' | 'done'>>[] {
  const { seat } = state.turn;
  const { board } = landOf(state);
  const by = gait(state, seat);
  const choices: Choice<ActionOf<'move' | 'done'>>[] = [DONE];
  for (const from of placesOf(state)) {
    const most = free(state, frame, from);
    if (most <= 0) continue;
    const leads = state.tame?.seat === seat && state.tame.at === from && !frame.led;
    for (const to of reachBy(state, by, from)) {
      for (let members = 1; members <= most; members += 1) {
        choices.push(leg(board, from, to, members, false));
        if (leads) choices.push(leg(board, from, to, members, true));
      }
    }
  }
  return choices;
}

/** One answer moves members from a place to another; any number of answers, until it is done. */
const move: RiseStep<'moving', 'move' | 'done'> = {
  does: ['move', 'done'],
  asks: (state) => inTurn(state, 'move'),
  choices: offerMoves,

  answer(play, frame, [{ action }]) {
    if (action.do === 'done') return 'over';
    const { state } = play;
    const { seat } = state.turn;
    const { from, to, members, mammoth } = action;
    addMembers(tribeOf(state, seat), from, -members);
    addMembers(tribeOf(state, seat), to, members);
    frame.left -= members;
    frame.moved = frame.moved.map((count, at) => (at === to ? count + members : count));
    if (mammoth) {
      state.tame = { seat, at: to };
      frame.led = true;
    }
    tell(play, { type: 'membersMoved', seat, from, to, members, mammoth });
    return 'goes on';
  },

  goOn: ({ state }, frame) =>
    placesOf(state).some((from) => free(state, frame, from) > 0) ? 'asks' : 'over',
};

export const moving: RiseFrame<'moving'> = { step: () => move };

/** The end of a MOVE: Discovery gives something for each place where the tribe met others (Rise of Tribes, events). */
export function discover({ state }: RisePlay, { fresh, moved }: FrameOf<'moving'>): void {
  const slot = slotOf(state, 'discovery');
  if (slot === undefined) return;
  const found = fresh.filter((at) => item(moved, at) > 0).length;
  const count = Math.min(found, total(slot.stock));
  if (count === 0) return;
  const { seat } = state.turn;
  state.frames.push({
    frame: 'taking',
    seat,
    from: 'discovery',
    most: slot.stock,
    least: count,
    count,
  });
}
