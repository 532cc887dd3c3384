import { eachChoice } from '../../src/engine/choices.ts';
import type { Answer, Choice, Choices, Decision, Game } from '../../src/engine/game.ts';
import { namedRandom, type Random } from '../../src/engine/random.ts';
import { scratchOf } from '../../src/engine/scratch.ts';
import type { ComputerPlayer } from '../../src/presentation/edition.ts';

/** What of a game is needed to play on in it. */
type Playable<S, A, E, V, C> = Pick<
  Game<S, A, E, V, C>,
  'apply' | 'choices' | 'decisions' | 'resample' | 'scratch' | 'view'
>;

/** What a search has to be told of a game, beyond its rules. */
export interface Guide<S, A> {
  /** What an answer is a way of doing: of those that are alike the common player's pick is tried, and no other. */
  sort(action: A): string;
  /** Whether playing out may stop at this state, if the search began at that one. */
  isFarEnough(state: S, from: S): boolean;
  /** What a state is worth to each seat, whether the match is over or not. */
  values(state: S): readonly number[];
}

/** A player that searches, to be shown the match as it stands: it thinks about nothing but worlds that its seat imagines. */
export interface Searcher<S, A, V> extends ComputerPlayer<A, V> {
  /** Is told how the match stands. */
  see(state: S): void;
}

/** Something to do, and what came of it in each imagined world. */
interface Trial<A> {
  readonly choice: Choice<A>;
  readonly came: number[];
}

/** So many worlds are met at most, and so many before trials are dropped. */
const WORLDS = 24;
const STEP = 4;
/** By so many standard errors an answer has to be better to be taken for it. */
const CLEARLY = 2;

/**
 * A player that tries what it might answer in imagined worlds, all seats going on as the common player would. Every
 * trial meets the same worlds and dice, and the better half of them goes on to more. What went best is taken where that
 * is no mere chance, else what the common player would do.
 *
 * @param common who plays on, and picks among answers of one sort
 */
export function searching<S, A, E, V, C>(
  game: Playable<S, A, E, V, C>,
  common: ComputerPlayer<A, V>,
  guide: Guide<S, A>,
): Searcher<S, A, V> {
  let now: S | null = null;

  /** What comes of an answer in a world, to its seat, against the mean of the others. */
  const lead = (world: S, decision: Decision, { action }: Choice<A>, dice: Random): number => {
    const values = guide.values(playOn(game, common, guide, world, { decision, action }, dice));
    const mine = values[decision.seat] ?? 0;
    const all = values.reduce((sum, value) => sum + value, 0);
    return mine - (all - mine) / (values.length - 1);
  };

  return {
    id: 'searching',
    see(state) {
      now = state;
    },
    choose(view, decision, offered, random) {
      const state = now;
      if (state === null) throw new Error('Whoever searches has to see the match first.');
      const usual: Trial<A> = {
        choice: common.choose(view, decision, offered, random),
        came: [],
      };
      let others = besides(usual, picksOf(common, guide, view, decision, offered, random), guide);
      for (let tried = 0; tried < WORLDS && others.length > 0; tried += STEP) {
        for (let i = 0; i < STEP; i += 1) {
          const world = game.resample(state, decision.seat, random);
          const dice = `${random.below(2 ** 31)}`;
          for (const { choice, came } of [usual, ...others]) {
            came.push(lead(world, decision, choice, namedRandom(dice)));
          }
        }
        others = others
          .filter((one) => !isBetter(usual, one))
          .toSorted((a, b) => mean(b.came) - mean(a.came));
        others = others.slice(0, Math.ceil(others.length / 2));
      }
      const [best] = others;
      return best !== undefined && isBetter(best, usual) ? best.choice : usual.choice;
    },
    accepts: (view, deal) => common.accepts(view, deal),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether one trial went better than another by more than the standard error of that. */
function isBetter<A>(one: Trial<A>, other: Trial<A>): boolean {
  const more = one.came.map((came, i) => came - (other.came[i] ?? 0));
  const middle = mean(more);
  const spread = mean(more.map((value) => (value - middle) ** 2));
  return middle > CLEARLY * Math.sqrt(spread / more.length);
}

/** The trials that are of another sort than what would be done anyway. */
function besides<S, A>(
  usual: Trial<A>,
  trials: readonly Trial<A>[],
  guide: Guide<S, A>,
): Trial<A>[] {
  const sort = guide.sort(usual.choice.action);
  return trials.filter(({ choice }) => guide.sort(choice.action) !== sort);
}

/** The common player's pick of each sort of answer. */
function picksOf<S, A, V>(
  common: ComputerPlayer<A, V>,
  guide: Guide<S, A>,
  view: V,
  decision: Decision,
  offered: Choices<A>,
  random: Random,
): Trial<A>[] {
  const sorts = new Map<string, Choice<A>[]>();
  for (const choice of eachChoice(offered)) {
    const sort = guide.sort(choice.action);
    const alike = sorts.get(sort);
    if (alike === undefined) sorts.set(sort, [choice]);
    else alike.push(choice);
  }
  return [...sorts.values()].map((alike) => ({
    choice: common.choose(view, decision, alike, random),
    came: [],
  }));
}

/** Has every seat go on as the common player would, from one answer on. */
function playOn<S, A, E, V, C>(
  game: Playable<S, A, E, V, C>,
  common: ComputerPlayer<A, V>,
  guide: Guide<S, A>,
  from: S,
  given: Answer<A>,
  random: Random,
): S {
  const answer = (state: S, decision: Decision): Answer<A> =>
    decision.id === given.decision.id
      ? given
      : {
          decision,
          action: common.choose(
            game.view(state, decision.seat),
            decision,
            game.choices(state, decision),
            random,
          ).action,
        };
  const scratch = scratchOf(game, from);
  for (;;) {
    const state = scratch.now();
    const owed = scratch.owed();
    const [first] = owed;
    if (first === undefined || guide.isFarEnough(state, from)) return state;
    const asked = first.sealed ? owed.filter(({ sealed }) => sealed) : [first];
    const answers = asked.map((decision) => answer(state, decision));
    scratch.answer(answers, random, null);
  }
}
