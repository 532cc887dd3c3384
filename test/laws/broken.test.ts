import { describe, expect, it } from 'vitest';
import { amounts, eachChoice, picks } from '../../src/engine/choices.ts';
import type { Answer, Choice, Decision, Game, Viewer } from '../../src/engine/game.ts';
import { tryLaws } from '../../src/engine/laws.ts';
import type { Random } from '../../src/engine/random.ts';
import { ask } from '../../src/engine/question.ts';

/** Two seats hold a secret number each, bid in secret round after round, and roll a die now and then. */
interface State {
  readonly round: number;
  readonly secrets: readonly number[];
  readonly points: readonly number[];
}
type Guess = Game<State, number, string, unknown, null>;

const ROUNDS = 12;

const guess: Guess = {
  id: 'guess',
  rules: 1,
  content: { 1: {} },
  seats: [2, 2],
  config: () => null,
  parse: (stored) => stored as State,
  stored: (state) => state,
  setup: (_config, seats, random) => ({
    state: {
      round: 0,
      secrets: Array.from({ length: seats }, () => random.below(100)),
      points: Array.from({ length: seats }, () => 0),
    },
    events: [],
    reveals: false,
  }),
  decisions: ({ round, points }) =>
    round === ROUNDS ? [] : points.flatMap((_, seat) => asked(round, seat)),
  choices: () => [0, 1, 2].map((action): Choice<number> => ({ key: `bid.${action}`, action })),
  apply: (state, answers, random) => ({
    state: {
      ...state,
      round: state.round + 1,
      points: state.points.map((points, seat) => points + won(answers, seat, random)),
    },
    events: [{ event: 'somebody bid' }],
    reveals: answers.length > 1,
  }),
  deals: null,
  view: ({ round, secrets, points }, viewer) => ({
    round,
    points,
    mine: viewer === 'public' ? null : secrets[viewer],
  }),
  outcome: ({ round, points }) => {
    const most = Math.max(...points);
    const winners = points.flatMap((one, seat) => (one === most ? [seat] : []));
    return round === ROUNDS ? { scores: points, winners } : null;
  },
  fallback: () => 'bid.0',
  resample: (state, viewer, random) => ({
    ...state,
    secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : random.below(100))),
  }),
  breaches: () => [],
};

/** Every other round is sealed; in the others the seats take turns. */
function asked(round: number, seat: number): Decision[] {
  const sealed = round % 2 === 0;
  if (!sealed && seat !== Math.floor(round / 2) % 2) return [];
  return [ask({ seat, kind: 'bid', topic: `bid.${round}.${seat}`, sealed })];
}

function won(answers: readonly Answer<number>[], seat: number, random: Random): number {
  const bid = answers.find(({ decision }) => decision.seat === seat)?.action ?? 0;
  return bid === 2 ? random.die() : bid;
}

/** The laws that are broken in some matches of a game. */
function broken(game: Guess): string[] {
  const trials = Array.from({ length: 8 }, (_, i) =>
    tryLaws(game, { name: `try ${i}`, config: null, seats: 2, longest: 100, thoroughness: 1 }),
  );
  return trials.flat().map(({ law }) => law);
}

describe('the laws', () => {
  it('are kept by a game that is sound', () => {
    expect(broken(guess)).toEqual([]);
  });

  let calls = 0;
  const faults: readonly (readonly [string, Partial<Guess>, string])[] = [
    [
      'a view that shows another’s secret',
      { view: (state: State, _viewer: Viewer) => state },
      'the leak law: view',
    ],
    [
      'an event that tells a secret',
      {
        apply: (state, answers, random) => ({
          ...guess.apply(state, answers, random),
          events: [{ event: `the first secret is ${state.secrets[0]}` }],
        }),
      },
      'the leak law: events',
    ],
    [
      'goods that are a secret',
      {
        deals: {
          kinds: ['point'],
          goods: ({ secrets }: State, seat: number) => ({ point: secrets[seat] ?? 0 }),
          open: () => false,
          deal: (state: State) => ({ state, events: [], reveals: false }),
        },
      },
      'the leak law: goods',
    ],
    [
      'choices that hang on another’s secret',
      {
        choices: (state, decision) =>
          [...eachChoice(guess.choices(state, decision))].slice(
            0,
            (state.secrets[1 - decision.seat] ?? 0) < 50 ? 2 : 3,
          ),
      },
      'the leak law: choices',
    ],
    [
      'chance of its own',
      {
        apply(state, answers, random) {
          calls += 1;
          const step = guess.apply(state, answers, random);
          return state.round < ROUNDS - 1
            ? step
            : { ...step, state: { ...step.state, points: [calls, calls] }, reveals: true };
        },
      },
      'a replay is bit-equal',
    ],
    [
      'an action that changes the state it is given',
      {
        apply(state, answers, random) {
          const secrets: number[] = Object.assign(state.secrets, [1, 2]);
          return guess.apply({ ...state, secrets }, answers, random);
        },
      },
      'nothing throws',
    ],
    [
      'a state that JSON does not keep',
      {
        apply: (state, answers, random) => {
          const step = guess.apply(state, answers, random);
          return { ...step, state: { ...step.state, points: [Number.NaN, 0] } };
        },
      },
      'a stored state reads back the same',
    ],
    [
      'a state of which something is not stored',
      { stored: ({ round, secrets }) => ({ round, secrets }) },
      'a stored state reads back the same',
    ],
    [
      'a state that is stored in another way each time',
      {
        stored(state) {
          calls += 1;
          return { ...state, calls };
        },
        parse: (stored) => {
          const { calls: _calls, ...state } = stored as State & { calls: number };
          return state;
        },
      },
      'a state is stored in one way',
    ],
    [
      'a decision that comes again',
      {
        decisions: (state) =>
          guess
            .decisions(state)
            .map((one) => ({ ...one, id: `bid.${state.round % 4}.${one.seat}` })),
      },
      'an id never comes back',
    ],
    [
      'a match that ends while nobody has won',
      { outcome: () => null },
      'not over means that somebody has a choice',
    ],
    [
      'a winner who is not first',
      {
        outcome: (state) => {
          const outcome = guess.outcome(state);
          const loser = outcome?.scores[0] === Math.max(...(outcome?.scores ?? [])) ? 1 : 0;
          return outcome === null ? null : { ...outcome, winners: [loser] };
        },
      },
      'whoever has won has the first place',
    ],
    [
      'a tie-break that knows nothing of a seat',
      {
        outcome: (state) => {
          const outcome = guess.outcome(state);
          const tieBreaks = [{ name: 'luck', values: [1] }];
          return outcome === null ? null : { ...outcome, tieBreaks };
        },
      },
      'an outcome says something of every seat',
    ],
    [
      'two choices of one key',
      { choices: () => [0, 1].map((action) => ({ key: 'bid.0', action })) },
      'keys are unique',
    ],
    [
      'amounts that hang on another’s secret',
      {
        choices: (state, { seat }) =>
          amounts({
            name: 'bid',
            most: { food: 3 + ((state.secrets[1 - seat] ?? 0) % 2) },
            action: ({ food }) => food,
          }),
        fallback: () => 'bid.0',
      },
      'the leak law: choices',
    ],
    [
      'picks of things whose names are one',
      {
        choices: () =>
          picks({ name: 'bid', things: ['0', '0'], many: 1, action: ([one]) => Number(one) }),
      },
      'keys are unique',
    ],
    [
      'amounts of a kind that no key can name',
      {
        choices: () => amounts({ name: 'a bid', most: { food: 2 }, action: ({ food }) => food }),
        fallback: () => 'a bid.0',
      },
      'keys are short and plain',
    ],
    [
      'a safe answer that hangs on another’s secret',
      { fallback: ({ secrets }, { seat }) => `bid.${(secrets[1 - seat] ?? 0) % 3}` },
      'the leak law: fallback',
    ],
    ['a fallback that is no choice', { fallback: () => 'pass' }, 'the fallback is legal'],
    [
      'a match without end',
      {
        decisions: ({ round }) => asked(round, 0).concat(asked(round, 1)),
        outcome: () => null,
      },
      'the length is bounded',
    ],
    [
      'a state that the game itself calls unsound',
      { breaches: ({ round }) => (round > 3 ? ['Too late.'] : []) },
      'the game’s own laws',
    ],
  ];

  it.each(faults)('find %s', (_what, fault, law) => {
    expect(broken({ ...guess, ...fault })).toContain(law);
  });
});
