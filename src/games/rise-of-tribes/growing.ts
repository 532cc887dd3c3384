import { tell } from '../../engine/play.ts';
import { type Strength, REACH } from './content/dice.ts';
import { MEMBERS } from './content/numbers.ts';
import { MILD_WINTER } from './content/tiles.ts';
import { moreOf } from './leading.ts';
import { type Ground, limitOf, occupied, onMap, population, slotOf } from './ground.ts';
import { landOf } from './map.ts';
import { added } from './one-by-one.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { addMembers, spreads } from './spreading.ts';
import { tribeOf } from './state.ts';
import { takeFrom } from './slots.ts';

/** The new members that a GROW of this strength brings, as far as the tribe has them. */
export function growthBy(state: Ground, strength: Strength): number {
  const winter = slotOf(state, 'mild-winter') === undefined ? 0 : MILD_WINTER.more;
  const most = REACH.grow[strength] + moreOf(state, 'grow') + winter;
  return Math.min(most, MEMBERS - onMap(tribeOf(state, state.turn.seat)));
}

/** GROW: new members come where the tribe is. In a mild winter more, for food of its tile. */
export function beginGrow(play: RisePlay, strength: Strength): void {
  const { state } = play;
  const most = growthBy(state, strength);
  const winter = slotOf(state, 'mild-winter');
  if (winter !== undefined) takeFrom(play, winter, { food: 1 });
  state.frames.push({ frame: 'growing', most });
}

const grow: RiseStep<'growing', 'grow'> = {
  does: ['grow'],
  asks: (state) => inTurn(state, 'grow'),
  choices: (state, { most }) =>
    spreads(
      state,
      'grow',
      occupied(state, state.turn.seat).map((at) => [at, most]),
      { least: 0, most },
    ),

  /** As many as there is room for in peace, where the fewest are. */
  safe: (choices, _seat, state) =>
    added(choices, (name, given) => {
      const at = landOf(state).board.named(name) ?? 0;
      return limitOf(state) - population(state, at) - (given[name] ?? 0);
    }),

  answer(play, _frame, [{ action }]) {
    const { on } = action;
    const { state } = play;
    const { seat } = state.turn;
    for (const { at, members } of on) addMembers(tribeOf(state, seat), at, members);
    tell(play, { type: 'membersGrown', seat, on });
    return 'over';
  },

  goOn: ({ state }, { most }) =>
    most > 0 && occupied(state, state.turn.seat).length > 0 ? 'asks' : 'over',
};

export const growing: RiseFrame<'growing'> = { step: () => grow };
