import { countChoices, nthChoice } from './choices.ts';
import type { Action, Answers, Frame, FrameRules, FrameTable, Onward, StepRules } from './frame.ts';
import type { Answer, Choices, Decision, Game, Scratch, Step } from './game.ts';
import { beginPlay, endPlay, type Play } from './play.ts';
import { ask } from './question.ts';

/** The part of a game that `framed` makes. */
export interface Framed<S, W, A, E>
  extends Pick<Game<S, A, E, never, never>, 'decisions' | 'choices' | 'apply' | 'fallback'> {
  scratch(state: S): Scratch<S, A, E>;
  /** Ends a setup: continues until somebody is asked. */
  start(play: Play<W, E>): Step<W, E>;
}

/**
 * Makes the decisions, choices and answers of a game from its table of frames.
 *
 * @param table the rules of each sort of frame
 * @param copy copies a state, so that it may be changed
 * @param open asks what may be answered at any time until the end but is not owed: standing orders
 * @param after called after each step of a frame, with the answers to it if there were any: whether the frame still goes on
 */
export function framed<
  S extends { readonly frames: readonly F[] },
  W extends S & { readonly frames: F[] },
  F extends Frame,
  A extends Action,
  E,
  K extends string,
>(
  table: FrameTable<S, W, F, A, E, K>,
  copy: (state: S) => W,
  open: StepRules<S, W, null, A, E, K> | null = null,
  after: (play: Play<W, E>, onward: Onward, frame: F, answers: Answers<A> | null) => Onward = (
    _play,
    onward,
  ) => onward,
): Framed<S, W, A, E> {
  type Asker = StepRules<S, W, F | null, A, E, K>;
  // Sound, as a frame only meets the rules of its own name.
  const rules: Readonly<Record<string, FrameRules<S, W, F, A, E, K>>> = table;

  function rulesOf({ frame }: Frame): FrameRules<S, W, F, A, E, K> {
    const found = rules[frame];
    if (found === undefined) throw new Error(`There are no rules for ${frame}.`);
    return found;
  }

  /** The frame that asked, also ahead: the innermost one, or null if the decision is one of `open`. */
  function asking<T>(frames: readonly T[], decision: Decision): T | null {
    const last = frames[frames.length - 1];
    if (last === undefined) throw new Error('Nothing was asked or answered.');
    return decision.owed || decision.sealed ? last : null;
  }

  function stepOf(frame: Readonly<F> | null): Asker {
    const step = frame === null ? open : rulesOf(frame).step(frame);
    if (step === null) throw new Error('Nothing stands open.');
    return step;
  }

  /** What may be answered ahead within the innermost frame. */
  function ahead(state: S): Decision[] {
    const frame = state.frames[state.frames.length - 1];
    const questions = frame && rulesOf(frame).ahead?.asks(state, frame);
    return (questions ?? []).map((one) => ask({ ...one, sealed: true }, false));
  }

  function choices(state: S, decision: Decision): Choices<A> {
    const frame = asking(state.frames, decision);
    const early = frame !== null && !decision.owed ? rulesOf(frame).ahead : undefined;
    return frame !== null && early !== undefined
      ? early.choices(state, frame, decision)
      : stepOf(frame).choices(state, frame, decision);
  }

  function end(play: Play<W, E>, frame: F): void {
    if (play.state.frames.pop() !== frame) throw new Error(`${frame.frame} ended under another.`);
    rulesOf(frame).next(play, frame);
  }

  function goOn(play: Play<W, E>): void {
    const { frames } = play.state;
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const onward = stepOf(frame).goOn?.(play, frame) ?? 'asks';
      if (onward === 'asks') break;
      if (after(play, onward, frame, null) === 'over') end(play, frame);
    }
  }

  function owed(state: S): Decision[] {
    const frame = state.frames[state.frames.length - 1];
    return frame === undefined
      ? []
      : stepOf(frame)
          .asks(state, frame)
          .map((one) => ask(one));
  }

  /** Applies answers, then continues until somebody is asked. */
  function work(play: Play<W, E>, answers: readonly Answer<A>[]): void {
    if (!isAnswered(answers)) throw new Error('Nothing was asked or answered.');
    const frame = asking(play.state.frames, answers[0].decision);
    const step = stepOf(frame);
    for (const { action, decision } of answers) {
      if (step.does.includes(action.do)) continue;
      throw new Error(`"${action.do}" does not answer what was asked (${decision.kind}).`);
    }
    const onward = step.answer(play, frame, answers);
    if (frame !== null && after(play, onward, frame, answers) === 'over') end(play, frame);
    goOn(play);
  }

  return {
    decisions(state) {
      const asked = owed(state);
      const isOver = state.frames.length === 0;
      const orders = isOver ? [] : (open?.asks(state, null) ?? []);
      const beside = [...ahead(state), ...orders.map((one) => ask(one, false))];
      return beside.length === 0 ? asked : [...asked, ...beside].sort((a, b) => a.seat - b.seat);
    },
    choices,
    fallback(state, decision) {
      const offered = choices(state, decision);
      const step = stepOf(asking(state.frames, decision));
      if (countChoices(offered) === 0)
        throw new Error(`Nothing can be answered to ${decision.id}.`);
      return (step.safe?.(offered, decision.seat, state) ?? nthChoice(offered, 0)).key;
    },
    apply(state, answers, random) {
      const play = beginPlay<W, E>(copy(state), random);
      work(play, answers);
      return endPlay(play);
    },
    scratch(from) {
      const state = copy(from);
      return {
        now: () => state,
        owed: () => owed(state),
        answer(answers, random, told) {
          const play = beginPlay<W, E>(state, random, told);
          work(play, answers);
          return play.reveals;
        },
      };
    },
    start(play) {
      goOn(play);
      return endPlay(play);
    },
  };
}

function isAnswered<A>(answers: readonly Answer<A>[]): answers is Answers<A> {
  return answers.length > 0;
}
