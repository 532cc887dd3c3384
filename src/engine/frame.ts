import type { Answer, Choice, Choices, Decision, Seat } from './game.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';

/**
 * Rules as frames. What is in progress in a match (a turn, a fight) is a frame on a stack in its state; the last one,
 * the innermost, asks. A game has one table with the rules of each sort of frame: which step it is in, and what follows
 * when it is over. A step says whom it asks, what may be chosen, what an answer does, and how play continues by itself.
 * `framed` (frames.ts) runs the stack.
 */

/** What all actions of a game have: they are a union, told apart by `do`. */
export interface Action {
  readonly do: string;
}

/** Something in progress, as plain JSON in a state; told apart by `frame`. */
export interface Frame {
  readonly frame: string;
}

/** Answers that are applied together: one, or all the sealed ones in seat order. */
export type Answers<A> = readonly [Answer<A>, ...Answer<A>[]];

/** Whether a frame goes on after a step. One that is over must be the last on the stack, and is removed. */
export type Onward = 'goes on' | 'over';

/**
 * One step of a frame.
 *
 * `S` state, `W` the working copy of it, `F` frame, `A` the actions that answer this step, `E` event, `K` kind.
 */
export interface StepRules<S, W, F, A extends Action, E, K extends string> {
  /** The `do` of the actions that answer it: no others reach `answer`. */
  readonly does: readonly A['do'][];
  /** What it asks now, in seat order; may be empty. All questions of a frame are owed. */
  asks(state: S, frame: Readonly<F>): readonly Question<K>[];
  /** Every legal answer to one of these questions, by its shape. */
  choices(state: S, frame: Readonly<F>, decision: Decision): Choices<A>;
  /** The answer when time runs out, if that is not the first choice. */
  safe?(choices: Choices<A>, seat: Seat, state: S): Choice<A> | undefined;
  /** Applies the answers. */
  answer(play: Play<W, E>, frame: F, answers: Answers<A>): Onward;
  /** Continues by one step if nobody has a choice. Left out if somebody always has one. */
  goOn?(play: Play<W, E>, frame: F): Onward | 'asks';
}

/** The rules of one sort of frame. */
export interface FrameRules<S, W, F, A extends Action, E, K extends string> {
  /** The step that the frame is in. */
  step(frame: Readonly<F>): StepRules<S, W, F, A, E, K>;
  /**
   * What may be answered ahead: questions of a later moment of the frame whose answers are known by now. Left out, there
   * are none.
   */
  readonly ahead?: Pick<StepRules<S, W, F, A, E, K>, 'asks' | 'choices'>;
  /** Called when the frame is over and off the stack: starts what comes next in the order of play. */
  next(play: Play<W, E>, frame: F): void;
}

/** Every sort of frame of a game by its name. */
export type FrameTable<S, W, F extends Frame, A extends Action, E, K extends string> = {
  readonly [N in F['frame']]: FrameRules<S, W, Extract<F, { readonly frame: N }>, A, E, K>;
};
