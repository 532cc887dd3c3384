import { nthChoice } from '../engine/choices.ts';
import type { Game } from '../engine/game.ts';

/** What a game says of itself where its whole state is on the table: its view is its state. */
type Said = 'parse' | 'setup' | 'decisions' | 'choices' | 'apply' | 'outcome';
type About = 'id' | 'rules' | 'content' | 'seats';
/** What it says only where this is not enough: no laws of its own, and the first answer for when time runs out. */
type Told = 'breaches' | 'fallback';

/** The rules of a game that has no secrets, no options and no trade. `S` state, `A` action, `E` event. */
export type OpenRules<S, A, E> = Pick<Game<S, A, E, S, null>, About | Said> &
  Partial<Pick<Game<S, A, E, S, null>, Told>>;

/** A game in which everybody sees everything. One that hides as little as a card says its `view` and `resample` itself. */
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
