import type { Answer, Choice, Choices, Decision, Seat } from './game.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';

/**
 * Rules as frames. What is in progress in a match (a turn, a fight) is a frame on a stack in its
 * state; the last one, the innermost, asks. A game has one table of its sorts of frames: in which step
 * such a frame is, and what follows when it is over. A step says whom it asks, what may be chosen, what an
 * answer does, and how it goes on by itself. `framed` (frames.ts) runs the stack.
 */

/** Actions are unions, told apart by what is done. */
export interface Action {
  readonly do: string;
}

/** What is in progress, as it stands in a state: plain JSON, told apart by its sort. */
export interface Frame {
  readonly frame: string;
}

/** Answers that are worked out together: one, or all the sealed ones in seat order. */
export type Answers<A> = readonly [Answer<A>, ...Answer<A>[]];

/** How far a word brings a frame. One that is over is the last on the stack, and is taken off it. */
export type Onward = 'goes on' | 'over';

/**
 * One step of a frame.
 *
 * `S` state, `W` the working copy of it, `F` frame, `A` the actions that answer this step, `E` event, `K` kind.
 */
export interface StepRules<S, W, F, A extends Action, E, K extends string> {
  /** The names of those actions: no other reaches `answer`. */
  readonly does: readonly A['do'][];
  /** Whom it asks what now, in seat order; nobody may have the word. All of it is owed. */
  asks(state: S, frame: Readonly<F>): readonly Question<K>[];
  /** Every legal answer to one of these questions, by its shape. */
  choices(state: S, frame: Readonly<F>, decision: Decision): Choices<A>;
  /** The answer for when time runs out, where that is not the first of the choices. */
  safe?(choices: Choices<A>, seat: Seat): Choice<A> | undefined;
  /** Works out an answer. */
  answer(play: Play<W, E>, frame: F, answers: Answers<A>): Onward;
  /** Goes one step on where nobody has a choice. Left out where somebody always has one. */
  goOn?(play: Play<W, E>, frame: F): Onward | 'asks';
}

/** A sort of frame. */
export interface FrameRules<S, W, F, A extends Action, E, K extends string> {
  /** The step that such a frame is in. */
  step(frame: Readonly<F>): StepRules<S, W, F, A, E, K>;
  /** What follows when it is over and off the stack: the order of play. */
  next(play: Play<W, E>, frame: F): void;
}

/** Every sort of frame of a game by its name. */
export type FrameTable<S, W, F extends Frame, A extends Action, E, K extends string> = {
  readonly [N in F['frame']]: FrameRules<S, W, Extract<F, { readonly frame: N }>, A, E, K>;
};
