import { picks } from '../../engine/choices.ts';
import { tellOnly } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import type { Seat } from '../../engine/game.ts';
import { type ActionId, REACH, type Strength } from './content/dice.ts';
import type { GoalId } from './content/goals.ts';
import { LEADER } from './content/leaders.ts';
import { controls, type Ground, leads, onMap, villagesOf } from './ground.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { isGoal } from './scored.ts';
import { type RiseState, tribeOf } from './state.ts';

/** What the current player's leader adds to an action. */
export function moreOf(state: Ground, action: ActionId): number {
  const { seat } = state.turn;
  const { leader } = tribeOf(state, seat);
  return leads(state, seat, leader) && LEADER[leader].more === action ? 1 : 0;
}

/** The goals that a LEAD of this strength draws: none for who has nobody on the map. */
export const drawsBy = (state: Ground, strength: Strength): number =>
  onMap(tribeOf(state, state.turn.seat)) > 0 ? REACH.lead[strength] + moreOf(state, 'lead') : 0;

/** LEAD: some goals go back, others are drawn. */
export function beginLead({ state }: RisePlay, strength: Strength): void {
  state.frames.push({ frame: 'leading', draws: drawsBy(state, strength) });
}

/** How many goals may go back: one for each own village where the tribe controls. */
function returnable(state: RiseState): number {
  const { seat } = state.turn;
  const tribe = tribeOf(state, seat);
  const held = villagesOf(tribe).filter((at) => controls(state, seat, at));
  return Math.min(held.length, tribe.hand.length);
}

/** A tribe draws goals, all that there are; they are its secret, unless the table plays in the open. */
export function drawGoals(play: RisePlay, seat: Seat, count: number): void {
  const tribe = tribeOf(play.state, seat);
  const { drawn: goals, left } = draw(tribe.deck, count);
  if (goals.length === 0) return;
  tribe.deck = left;
  tribe.hand = [...tribe.hand, ...goals];
  tribe.known = Math.min(tribe.known, left.length);
  play.reveals = true;
  share(play, seat, { type: 'goalsDrawn', seat, goals });
}

type Secret = { readonly seat: Seat; readonly goals: readonly GoalId[] } & {
  readonly type: 'goalsDrawn' | 'goalsReturned';
};

function share(play: RisePlay, seat: Seat, event: Secret): void {
  const { open } = play.state.options;
  const type = event.type === 'goalsDrawn' ? 'goalsDrawnSecretly' : 'goalsReturnedSecretly';
  const others = { type, seat, count: event.goals.length } as const;
  tellOnly(play, seat, event, open ? event : others);
}

const exchange: RiseStep<'leading', 'lead'> = {
  does: ['lead'],
  asks: (state) => inTurn(state, 'lead'),
  choices: (state) =>
    picks({
      name: 'lead',
      things: tribeOf(state, state.turn.seat).hand,
      many: { least: 0, most: returnable(state) },
      inOrder: true,
      action: (names) => ({ do: 'lead', goals: names.filter(isGoal) }),
    }),

  answer(play, { draws }, [{ action }]) {
    const { goals } = action;
    const { seat } = play.state.turn;
    const tribe = tribeOf(play.state, seat);
    if (goals.length > 0) {
      tribe.hand = tribe.hand.filter((goal) => !goals.includes(goal));
      tribe.deck = [...tribe.deck, ...goals];
      tribe.known += goals.length;
      share(play, seat, { type: 'goalsReturned', seat, goals });
    }
    drawGoals(play, seat, draws + goals.length);
    return 'over';
  },

  goOn(play, { draws }) {
    if (returnable(play.state) > 0) return 'asks';
    drawGoals(play, play.state.turn.seat, draws);
    return 'over';
  },
};

export const leading: RiseFrame<'leading'> = { step: () => exchange };
