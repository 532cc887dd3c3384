import type { Choice, Decision, Game, Told } from '../engine/game.ts';
import { begin, type Entered, type Match, decisionsIn, take } from '../engine/match.ts';
import type { Random } from '../engine/random.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';
import { actsAtOnce, ordersOf } from './orders.ts';
import { randomPlayer } from './random.ts';

/** A match to be played by computer players alone. */
export interface Playout<S, A, E, V, C> {
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly seats: number;
  readonly config: C;
  /** Who answers, by seat. */
  readonly players: readonly ComputerPlayer<A, V>[];
  /** The players' own chance; the dice come from the seed. */
  readonly random: Random;
  /** More answers than this and the match is given up with an error. */
  readonly longest?: number;
  /** Is given every entry as it is made, the setup first. */
  readonly each?: (entered: Entered<S, E>) => void;
}

/** A match that was played to its end. */
export interface Played<S> {
  /** The match after its last entry. */
  readonly last: Match<S>;
  /** How many answers the players gave. */
  readonly actions: number;
}

/** No game of the shelf comes near it: a match that does not end is a fault of its rules. */
const LONGEST = 20_000;

/**
 * Plays a match from its setup to its end. Each owed decision is answered by its seat's player, from that
 * seat's view, with what it orders before. Throws where a match does not end.
 */
export function playMatch<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  { seed, seats, config, players, random, longest = LONGEST, each }: Playout<S, A, E, V, C>,
): Played<S> {
  const first = begin(game, { seed, seats, config, rules: game.rules });
  each?.(first);
  let match = first.match;
  let actions = 0;
  const answer = (decision: Decision, choice: Choice<A>): void => {
    if (actions === longest) throw new Error(`The match did not end within ${longest} answers.`);
    const taken = take(game, seed, match, decision, choice, 'computer');
    actions += 1;
    if (taken.kind === 'entered') each?.(taken);
    match = taken.match;
  };
  const now = (): S => match.state;
  for (let decision = next(game, match); decision !== null; decision = next(game, match)) {
    const player = players[decision.seat];
    if (player === undefined) throw new Error(`Nobody plays seat ${decision.seat}.`);
    for (const order of ordersOf(game, player, decision, now, random)) {
      answer(order.decision, order.choice);
      if (match.undoable.length === 0) throw actsAtOnce(order.decision);
    }
    const choices = game.choices(match.state, decision);
    const choice =
      // It looks at nothing, and a view costs more than a random answer.
      player === randomPlayer
        ? randomPlayer.choose(null, decision, choices, random)
        : player.choose(game.view(match.state, decision.seat), decision, choices, random);
    answer(decision, choice);
  }
  return { last: match, actions };
}

/** The first decision that is owed and has no sealed answer yet, or null: nobody owes anything. */
function next<S, A, E, V, C>(game: Game<S, A, E, V, C>, match: Match<S>): Decision | null {
  const waiting = match.sealed.map(({ decision }) => decision);
  const owed = decisionsIn(game, match).find(
    (decision) => decision.owed && !(decision.sealed && waiting.includes(decision.id)),
  );
  return owed ?? null;
}

/** The same, with every entry kept. */
export function playAndKeep<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  playout: Omit<Playout<S, A, E, V, C>, 'each'>,
): Played<S> & { readonly entered: readonly Entered<S, E>[] } {
  const entered: Entered<S, E>[] = [];
  const played = playMatch(game, { ...playout, each: (made) => entered.push(made) });
  return { ...played, entered };
}

/** Everything that was told in a match that was kept, in order. */
export function toldIn<S, E>({
  entered,
}: {
  readonly entered: readonly Entered<S, E>[];
}): Told<E>[] {
  return entered.flatMap(({ events }) => events);
}
