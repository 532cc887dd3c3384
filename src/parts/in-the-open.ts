import { nthChoice } from '../engine/choices.ts';
import type { Game } from '../engine/game.ts';

/** The part of `Game` that an open game must give: its view is its state. */
type Needed =
  | 'id'
  | 'rules'
  | 'content'
  | 'seats'
  | 'parse'
  | 'setup'
  | 'decisions'
  | 'choices'
  | 'apply'
  | 'outcome';

/** What it may give; by default it has no laws of its own, and the first choice is the safe answer. */
type Optional = 'breaches' | 'fallback';

/** The rules of a game without secrets, options and trade. `S` state, `A` action, `E` event. */
export type OpenRules<S, A, E> = Pick<Game<S, A, E, S, null>, Needed> &
  Partial<Pick<Game<S, A, E, S, null>, Optional>>;

/**
 * Makes a game in which everybody sees everything. A game that hides even one card must write its own `view` and
 * `resample`.
 */
export function inTheOpen<S, A, E>(rules: OpenRules<S, A, E>): Game<S, A, E, S, null> {
  return {
    config: () => null,
    stored: (state) => state,
    deals: null,
    view: (state) => state,
    resample: (state) => state,
    breaches: () => [],
    fallback: (state, decision) => nthChoice(rules.choices(state, decision), 0).key,
    ...rules,
  };
}
