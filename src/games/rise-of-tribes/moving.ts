import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { REACH, type Strength } from './content/dice.ts';
import { GOAL, GOALS } from './content/goals.ts';
import { TILE } from './content/tiles.ts';
import {
  type Ground,
  has,
  invadersAt,
  membersAt,
  nameOf,
  occupied,
  placesOf,
  population,
  slotOf,
} from './ground.ts';
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

/** What the tribe's developments make of a step: terrains that cost nothing, and how far it may go. */
function gait(state: Ground, seat: Seat) {
  const cards = GOALS.filter((goal) => has(state, seat, goal)).map((goal) => GOAL[goal]);
  const goals = cards.flatMap((card) => (card.kind === 'development' ? [card] : []));
  const tiles = tribeOf(state, seat).tiles.map((tile) => TILE[tile]);
  return {
    free: [...goals, ...tiles].flatMap(({ eases }) => eases ?? []),
    steps: Math.max(1, ...goals.map(({ steps }) => steps ?? 1)),
    fares: has(state, seat, 'wayfarers'),
  };
}

/** Where a member of a seat may go from a place. */
export function reach(state: Ground, seat: Seat, from: Place): Place[] {
  const { free, steps, fares } = gait(state, seat);
  const { board, edge } = landOf(state);
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

function offerMoves(state: RiseState, { left, moved, led }: Moving): Choice<ActionOf<'move'>>[] {
  const { seat } = state.turn;
  return occupied(state, seat).flatMap((from) => {
    const free = Math.min(left, membersAt(state, seat, from) - item(moved, from));
    if (free <= 0) return [];
    const leads = state.tame?.seat === seat && state.tame.at === from && !led;
    return reach(state, seat, from).flatMap((to) =>
      Array.from({ length: free }, (_, i) => i + 1).flatMap((members) =>
        (leads ? [false, true] : [false]).map((mammoth) =>
          choice(
            `move.${nameOf(state, from)}.${nameOf(state, to)}.${members}${mammoth ? '.mammoth' : ''}`,
            { do: 'move', from, to, members, mammoth },
          ),
        ),
      ),
    );
  });
}

/** One answer moves members from a place to another; any number of answers, until it is done. */
const move: RiseStep<'moving', 'move' | 'done'> = {
  does: ['move', 'done'],
  asks: (state) => inTurn(state, 'move'),
  choices: (state, frame) => [choice('done', { do: 'done' }), ...offerMoves(state, frame)],

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

  goOn: ({ state }, frame) => (offerMoves(state, frame).length > 0 ? 'asks' : 'over'),
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
