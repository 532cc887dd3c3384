import { choiceNamed } from '../engine/choices.ts';
import type { Answer, Choice, Decision, Game, Scratch, AddressedEvent } from '../engine/game.ts';
import { begin, type Entered, type Match, decisionsIn, take } from '../engine/match.ts';
import { entryRandom, type Random } from '../engine/random.ts';
import { scratchOf } from '../engine/scratch.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';
import { actsAtOnce, ordersOf } from './orders.ts';
import { randomPlayer } from './random.ts';

/** A match that computer players alone are to play. */
export interface Playout<A, V, C> {
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly seats: number;
  readonly config: C;
  /** The player of each seat. */
  readonly players: readonly ComputerPlayer<A, V>[];
  /** The players’ own randomness; the dice come from the seed. */
  readonly random: Random;
  /** After more answers than this the match is given up with an error. */
  readonly longest?: number;
}

/** How a match came to its end. */
interface Ended {
  /** How many answers the players gave. */
  readonly actions: number;
}

/** A match that was played to its end. */
export interface Played<S> extends Ended {
  /** The match after its last entry. */
  readonly last: Match<S>;
}

/** No game of ours comes near it: a match that does not end is a bug in its rules. */
const LONGEST = 20_000;

/** A match in progress, whose players answer through this. */
interface Course<S, A> {
  now(): S;
  /** The first owed decision without a sealed answer; null if there is none. */
  next(): Decision | null;
  /** Returns whether the effect was predictable: no dice, nothing hidden shown. */
  answer(decision: Decision, choice: Choice<A>): boolean;
}

/**
 * Plays a match from setup to end, each answer a log entry. Each owed decision is answered by its seat’s player, from
 * that seat’s view; its orders come first. Throws if a match does not end.
 *
 * @param each receives every entry as it is made, the setup first
 */
export function playMatch<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  playout: Playout<A, V, C> & { readonly each?: (entered: Entered<S, E>) => void },
): Played<S> {
  const { seed, seats, config, each } = playout;
  const first = begin(game, { seed, seats, config, rules: game.rules });
  each?.(first);
  let match = first.match;
  const actions = playOn(game, playout, {
    now: () => match.state,
    next() {
      const waiting = match.sealed.map(({ decision }) => decision);
      const owed = decisionsIn(game, match).find(
        (decision) => decision.owed && !(decision.sealed && waiting.includes(decision.id)),
      );
      return owed ?? null;
    },
    answer(decision, choice) {
      const taken = take(game, seed, match, decision, choice, 'computer');
      if (taken.kind === 'entered') each?.(taken);
      match = taken.match;
      return match.undoable.length > 0;
    },
  });
  return { last: match, actions };
}

/** As `playMatch`, keeping every entry. */
export function playAndKeep<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  playout: Playout<A, V, C>,
): Played<S> & { readonly entered: readonly Entered<S, E>[] } {
  const entered: Entered<S, E>[] = [];
  const played = playMatch(game, { ...playout, each: (made) => entered.push(made) });
  return { ...played, entered };
}

/** A match of which only the end was kept. */
export interface PlayedOut<S> extends Ended {
  readonly state: S;
}

/**
 * Plays the same match with the same answers, dice and states, as fast as possible: the state changes in place, without
 * log entries. `playChecked` compares it to `playMatch`.
 *
 * @param each receives the state and the events after the setup and after each entry; if left out, no events are made
 */
export function playOut<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  playout: Playout<A, V, C> & {
    readonly each?: (state: S, told: readonly AddressedEvent<E>[]) => void;
  },
): PlayedOut<S> {
  const { seed, seats, config, each } = playout;
  const setup = game.setup(config, seats, entryRandom(seed, 0, 0), game.rules);
  each?.(setup.state, setup.events);
  const scratch = scratchOf(game, setup.state);
  let entries = 0;
  let sealed: Sealed<A>[] = [];

  const enter = (answers: readonly Answer<A>[]): boolean => {
    entries += 1;
    const random = entryRandom(seed, entries, 0);
    const told: AddressedEvent<E>[] | null = each === undefined ? null : [];
    const reveals = scratch.answer(answers, random, told);
    if (told !== null) each?.(scratch.now(), told);
    return random.draws === 0 && !reveals;
  };

  const actions = playOn(game, playout, {
    now: () => scratch.now(),
    next: () => unanswered(scratch, sealed)[0] ?? null,
    answer(decision, choice) {
      if (!decision.sealed) {
        const isKnown = enter([{ decision, action: choice.action }]);
        if (sealed.length > 0) sealed = sealed.flatMap((one) => stillLegal(game, scratch, one));
        return isKnown;
      }
      sealed.push({ decision, choice });
      if (unanswered(scratch, sealed).some((one) => one.sealed)) return true;
      const answers = sealed
        .sort(bySeat)
        .map((one) => ({ decision: one.decision, action: one.choice.action }));
      sealed = [];
      return enter(answers);
    },
  });
  return { state: scratch.now(), actions };
}

/** A sealed answer that waits for the others. */
interface Sealed<A> {
  readonly decision: Decision;
  readonly choice: Choice<A>;
}

/** The owed decisions without a sealed answer. */
function unanswered<A>(
  scratch: Scratch<unknown, A, unknown>,
  sealed: readonly Sealed<A>[],
): readonly Decision[] {
  const owed = scratch.owed();
  return sealed.length === 0
    ? owed
    : owed.filter(({ id }) => sealed.every(({ decision }) => decision.id !== id));
}

/**
 * A sealed answer as a choice of today’s state, after something else was answered; nothing if it is no longer legal.
 */
function stillLegal<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  scratch: Scratch<S, A, E>,
  { decision: { id }, choice: { key } }: Sealed<A>,
): Sealed<A>[] {
  const decision = scratch.owed().find((one) => one.id === id);
  const choice =
    decision === undefined ? null : choiceNamed(game.choices(scratch.now(), decision), key);
  return decision === undefined || choice === null ? [] : [{ decision, choice }];
}

const bySeat = (a: Sealed<unknown>, b: Sealed<unknown>): number =>
  a.decision.seat - b.decision.seat || (a.decision.id < b.decision.id ? -1 : 1);

/** Lets the players answer until nothing is owed. Returns how many answers they gave. */
function playOn<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  { players, random, longest = LONGEST }: Playout<A, V, C>,
  course: Course<S, A>,
): number {
  let actions = 0;
  const answer = (decision: Decision, choice: Choice<A>): boolean => {
    if (actions === longest) throw new Error(`The match did not end within ${longest} answers.`);
    actions += 1;
    return course.answer(decision, choice);
  };
  for (let decision = course.next(); decision !== null; decision = course.next()) {
    const player = players[decision.seat];
    if (player === undefined) throw new Error(`Nobody plays seat ${decision.seat}.`);
    if (player.order !== undefined) {
      for (const order of ordersOf(game, player, decision, () => course.now(), random)) {
        if (!answer(order.decision, order.choice)) throw actsAtOnce(order.decision);
      }
    }
    const state = course.now();
    const choices = game.choices(state, decision);
    const choice =
      // The random player looks at nothing, and making a view costs more than its answer.
      player === randomPlayer
        ? randomPlayer.choose(null, decision, choices, random)
        : player.choose(game.view(state, decision.seat), decision, choices, random);
    answer(decision, choice);
  }
  return actions;
}
/** All events of a kept match, in order. */
export function toldIn<S, E>({
  entered,
}: {
  readonly entered: readonly Entered<S, E>[];
}): AddressedEvent<E>[] {
  return entered.flatMap(({ events }) => events);
}
