import { eachChoice } from '../../engine/choices.ts';
import type { Choice, Choices, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { best } from '../../parts/best.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { EVEN_TAKES, START_MEMBERS, START_TAKES } from './content/numbers.ts';
import { nameOf, unoccupied } from './ground.ts';
import { landOf, type Place } from './map.ts';
import type { RiseFrame, RisePlay, RiseStep } from './play.ts';
import { type RiseState, tribeOf } from './state.ts';
import { addMembers } from './spreading.ts';

/** Who goes first, and how many there are. */
type Order = { readonly first: Seat; readonly tribes: readonly unknown[] };

/** Whether a seat goes first, second and so on, from 0. */
export const rankOf = ({ first, tribes }: Order, seat: Seat): number =>
  (seat - first + tribes.length) % tribes.length;

/** Resources of choice that a seat begins with (Rise of Tribes, setup). */
export function takesOf(state: RiseState, seat: Seat): number {
  const takes = state.options.even ? (EVEN_TAKES[state.tribes.length] ?? []) : START_TAKES;
  return takes[rankOf(state, seat)] ?? 0;
}

/** Where the most terrains are on the spot and around it. */
export function variedOf<A extends { readonly at: Place }>(
  choices: Choices<A>,
  state: RiseState,
): Choice<A> {
  const around = (at: Place) => [at, ...item(landOf(state).board.neighbours, at)];
  return best(
    [...eachChoice(choices)],
    ({ action }) => new Set(around(action.at).map((at) => item(state.terrain, at))).size,
  );
}

/** In turn order, each tribe comes onto a free hex, the fourth onto two. */
const place: RiseStep<'placing', 'place'> = {
  does: ['place'],
  asks: (_state, { seat }) => [{ seat, kind: 'place', topic: `place.${seat}` }],

  choices(state, { seat }): Choice<ActionOf<'place'>>[] {
    const free = unoccupied(state);
    if (item(START_MEMBERS, rankOf(state, seat)).beside === 0) {
      return free.map((at) =>
        choice(`place.${nameOf(state, at)}`, { do: 'place', at, beside: null }),
      );
    }
    return free.flatMap((at) =>
      item(landOf(state).board.neighbours, at)
        .filter((other) => free.includes(other))
        .map((beside) =>
          choice(`place.${nameOf(state, at)}.${nameOf(state, beside)}`, {
            do: 'place',
            at,
            beside,
          }),
        ),
    );
  },

  safe: (choices, _seat, state) => variedOf(choices, state),

  answer(play, { seat }, [{ action }]) {
    const { state } = play;
    const start = item(START_MEMBERS, rankOf(state, seat));
    const on = [{ at: action.at, members: start.first }];
    if (action.beside !== null) on.push({ at: action.beside, members: start.beside });
    for (const { at, members } of on) addMembers(tribeOf(state, seat), at, members);
    tell(play, { type: 'membersPlaced', seat, on });
    return 'over';
  },
};

export const placing: RiseFrame<'placing'> = { step: () => place };

/** A seat takes what it begins with, if anything. */
export function takeStart(play: RisePlay, seat: Seat, count: number): void {
  const most = { food: count, wood: count, stone: count };
  play.state.frames.push({ frame: 'taking', seat, from: 'start', most, least: count, count });
}
