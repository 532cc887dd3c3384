import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { playAndKeep } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { digest } from '../../src/engine/digest.ts';
import { fingerprint } from '../../src/engine/fingerprint.ts';
import type { Answer, Choice, Decision, Game, Seat, Step, Told } from '../../src/engine/game.ts';
import { namedSeed, tryLaws } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { makeRecord, verifyRecord } from '../../src/engine/record.ts';

/** Its content in two versions: matches of the first one go on beside those of the second. */
const CONTENT = {
  1: { rounds: 3, mouths: 2, feast: 1 },
  2: { rounds: 2, mouths: 3, feast: 4 },
} as const;
const RULES = z.union([z.literal(1), z.literal(2)]);

/**
 * A small game with what Tusk! does not have and the next games need: six seats, no map, a worker placed
 * in turn, feeding asked of all at once, sealed bids of two goods, an interrupt by standing order, and
 * content in two versions.
 */
const STATE = z.strictObject({
  rules: RULES,
  round: z.int(),
  active: z.int(),
  step: z.enum(['place', 'feed', 'bid', 'over']),
  people: z.array(z.int()),
  goods: z.array(z.strictObject({ food: z.int(), wood: z.int() })),
  fed: z.array(z.boolean()),
  points: z.array(z.int()),
  /** Secret: who holds the card that stops another's feast, and who has ordered to use it. */
  hands: z.array(z.boolean()),
  orders: z.array(z.boolean()),
  /** How often each seat changed its order. */
  ordered: z.array(z.int()),
});
type CampState = z.infer<typeof STATE>;
type CampAction =
  | { readonly do: 'place'; readonly at: 'wood' | 'food' | 'feast' }
  | { readonly do: 'feed' | 'bid'; readonly food: number; readonly wood: number }
  | { readonly do: 'order'; readonly stop: boolean };
type CampEvent =
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: string; readonly found: number }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly stop: boolean }
  | { readonly type: 'paid'; readonly seat: Seat; readonly food: number; readonly wood: number };
type CampView = Omit<CampState, 'hands' | 'orders'> & {
  readonly hand: boolean | null;
  readonly order: boolean | null;
};

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index}.`);
  return item;
};

function decisionsOf(state: CampState): Decision[] {
  const { round, active, step } = state;
  if (step === 'over') return [];
  const owed = (seat: Seat): Decision[] => {
    const decision = { seat, kind: step, owed: true };
    if (step === 'place') {
      const id = `place.${round}.${seat}`;
      return seat === active ? [{ ...decision, id, sealed: false }] : [];
    }
    if (step === 'bid') return [{ ...decision, id: `bid.${round}.${seat}`, sealed: true }];
    return at(state.fed, seat) ? [] : [{ ...decision, id: `feed.${round}.${seat}`, sealed: false }];
  };
  return state.people.flatMap((_, seat) => [
    ...owed(seat),
    // It stands for everybody, so that it does not tell who holds the card.
    {
      id: `order.${seat}.${at(state.ordered, seat)}`,
      seat,
      kind: 'order',
      sealed: false,
      owed: false,
    },
  ]);
}

function choicesOf(state: CampState, { seat, kind }: Decision): Choice<CampAction>[] {
  const { mouths } = CONTENT[state.rules];
  const { food, wood } = at(state.goods, seat);
  if (kind === 'place') {
    return (['wood', 'food', 'feast'] as const).map((place) => ({
      key: `place.${place}`,
      action: { do: 'place', at: place },
    }));
  }
  if (kind === 'order') {
    const keep: Choice<CampAction> = { key: 'none', action: { do: 'order', stop: false } };
    return at(state.hands, seat)
      ? [keep, { key: 'stop', action: { do: 'order', stop: true } }]
      : [keep];
  }
  const most = kind === 'feed' ? Math.min(mouths, food + wood) : food + wood;
  const choices: Choice<CampAction>[] = [];
  for (let a = 0; a <= food; a += 1) {
    for (let b = 0; b <= wood; b += 1) {
      if (a + b > most || (kind === 'feed' && a + b < most)) continue;
      const action = { do: kind === 'feed' ? 'feed' : 'bid', food: a, wood: b } as const;
      choices.push({ key: `${kind}.${a}-${b}`, action });
    }
  }
  return choices;
}

function applyTo(
  before: CampState,
  answers: readonly Answer<CampAction>[],
  die: () => number,
): Step<CampState, CampEvent> {
  const state = structuredClone(before);
  const told: Told<CampEvent>[] = [];
  let reveals = false;
  const pay = (seat: Seat, { food, wood }: { food: number; wood: number }): void => {
    at(state.goods, seat).food -= food;
    at(state.goods, seat).wood -= wood;
    told.push({ event: { type: 'paid', seat, food, wood } });
  };
  for (const { decision, action } of answers) {
    const { seat } = decision;
    if (action.do === 'order') {
      state.orders[seat] = action.stop;
      state.ordered[seat] = at(state.ordered, seat) + 1;
      const event = { type: 'ordered', seat, stop: action.stop } as const;
      told.push({ event, only: [seat], others: null });
    } else if (action.do === 'place') {
      reveals = work(state, seat, action.at, die, told);
      state.active = (state.active + 1) % state.people.length;
      if (state.active === 0) state.step = 'feed';
    } else {
      pay(seat, action);
      if (action.do === 'feed') state.fed[seat] = true;
    }
  }
  if (state.step === 'feed' && state.fed.every(Boolean)) state.step = 'bid';
  else if (answers[0]?.action.do === 'bid') {
    reveals = true;
    endRound(state, answers);
  }
  return { state, events: told, reveals };
}

/** The worker's place acts at once, and a feast may be stopped. Returns whether that showed a secret. */
function work(
  state: CampState,
  seat: Seat,
  place: 'wood' | 'food' | 'feast',
  die: () => number,
  told: Told<CampEvent>[],
): boolean {
  if (place !== 'feast') {
    const found = Math.ceil(die() / 2);
    at(state.goods, seat)[place] += found;
    told.push({ event: { type: 'placed', seat, at: place, found } });
    return false;
  }
  told.push({ event: { type: 'placed', seat, at: place, found: 0 } });
  const by = state.orders.findIndex((stop, other) => stop && other !== seat);
  if (by < 0) {
    state.points[seat] = at(state.points, seat) + CONTENT[state.rules].feast;
    return false;
  }
  state.orders[by] = false;
  state.hands[by] = false;
  told.push({ event: { type: 'stopped', seat, by } });
  return true;
}

function endRound(state: CampState, answers: readonly Answer<CampAction>[]): void {
  const bids = answers.map(({ action }) => (action.do === 'bid' ? action.food + action.wood : 0));
  const winner = bids.indexOf(Math.max(...bids));
  state.points[winner] = at(state.points, winner) + 2;
  state.fed.fill(false);
  state.round += 1;
  state.step = state.round > CONTENT[state.rules].rounds ? 'over' : 'place';
}

const CAMP: Game<CampState, CampAction, CampEvent, CampView, null> = {
  id: 'camp',
  rules: 2,
  content: CONTENT,
  seats: [2, 6],
  config: () => null,
  parse: (stored) => STATE.parse(stored),
  stored: (state) => state,
  setup(_config, seats, random, version) {
    const rules = RULES.parse(version);
    const all = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    const state: CampState = {
      rules,
      round: 1,
      active: 0,
      step: 'place',
      people: all(() => CONTENT[rules].mouths),
      goods: all(() => ({ food: 2, wood: 2 })),
      fed: all(() => false),
      points: all(() => 0),
      hands: all(() => random.below(2) === 0),
      orders: all(() => false),
      ordered: all(() => 0),
    };
    return { state, events: [], reveals: true };
  },
  decisions: decisionsOf,
  choices: choicesOf,
  apply: (state, answers, random) => applyTo(state, answers, () => random.die()),
  deals: null,
  view({ hands, orders, ...open }, viewer) {
    const own = <T>(list: readonly T[]): T | null =>
      viewer === 'public' ? null : at(list, viewer);
    return { ...open, hand: own(hands), order: own(orders) };
  },
  outcome({ step, points }) {
    const most = Math.max(...points);
    const winners = points.flatMap((one, seat) => (one === most ? [seat] : []));
    return step === 'over' ? { scores: points, winners } : null;
  },
  fallback: (state, decision) => at(choicesOf(state, decision), 0).key,
  resample(state, viewer, random) {
    const hands = state.hands.map((own, seat) => (seat === viewer ? own : random.below(2) === 0));
    const orders = state.orders.map((own, seat) =>
      seat === viewer ? own : at(hands, seat) && random.below(2) === 0,
    );
    return { ...state, hands, orders };
  },
  breaches: ({ hands, orders }) =>
    orders.flatMap((stop, seat) =>
      stop && !hands[seat] ? [`Seat ${seat} orders without a card.`] : [],
    ),
};

describe('the contract carries what the next games need', () => {
  it.each([2, 4, 6])('in matches of %i seats that keep every law', (seats) => {
    for (let match = 0; match < 3; match += 1) {
      const name = `camp ${seats} ${match}`;
      const trial = { name, config: null, seats, longest: 2000, thoroughness: 0.1 };
      expect(tryLaws(CAMP, trial)).toEqual([]);
    }
  });

  it('in matches of an older version of its content, too', () => {
    const trial = { name: 'older', config: null, seats: 3, longest: 2000, thoroughness: 0.1 };
    expect(tryLaws({ ...CAMP, rules: 1 }, trial)).toEqual([]);
    const without = { ...CAMP, content: { 1: CONTENT[1] } };
    expect(tryLaws(without, trial).map(({ law }) => law)).toContain('the rules have their content');
  });

  it('and a leak by asking only who could answer would be found', () => {
    const telling: typeof CAMP = {
      ...CAMP,
      decisions: (state) =>
        decisionsOf(state).filter(({ kind, seat }) => kind !== 'order' || at(state.hands, seat)),
    };
    const trial = { name: 'telling', config: null, seats: 6, longest: 2000, thoroughness: 1 };
    expect(tryLaws(telling, trial).map(({ law }) => law)).toContain('the leak law: decisions');
  });
});

describe('a match keeps the content that it began with', () => {
  /** A whole match of a version, and its record. */
  const recorded = (rules: 1 | 2) => {
    const seed = namedSeed(`camp ${rules}`);
    const random = namedRandom('players');
    const players = [randomPlayer, randomPlayer, randomPlayer];
    const game = { ...CAMP, rules };
    const { entered, last } = playAndKeep(game, { seed, seats: 3, config: null, players, random });
    const entries = entered.map(({ entry, match }) => ({ entry, digest: digest(match.state) }));
    const [content, outcome] = [fingerprint(CAMP, rules), CAMP.outcome(last.state)];
    const match = { rules, content, seats: 3, config: null, seed, salt: seed, entries, outcome };
    return { last: last.state, record: makeRecord('camp', match) };
  };
  const [older, newer] = [recorded(1), recorded(2)];

  it('while others begin with the newest', () => {
    expect(older.last).toMatchObject({ rules: 1, round: 4, people: [2, 2, 2] });
    expect(newer.last).toMatchObject({ rules: 2, round: 3, people: [3, 3, 3] });
    for (const { record } of [older, newer]) {
      expect(verifyRecord(CAMP, record)).toMatchObject({ ok: true });
    }
    expect(fingerprint(CAMP, 1)).not.toBe(fingerprint(CAMP, 2));
  });

  it('and is refused where that is not here, or is another by now', () => {
    const changed = { ...CAMP, content: { ...CONTENT, 1: { ...CONTENT[1], feast: 2 } } };
    const gone = { ...CAMP, content: { 2: CONTENT[2] } };
    for (const [game, sentence] of [
      [changed, /^The match was played with other content: version 1 of the rules had the finger/],
      [gone, /^The record needs rules version 1; this is 2\.$/],
    ] as const) {
      expect(verifyRecord(game, older.record)).toMatchObject({
        ok: false,
        refusal: { entry: null, sentence: expect.stringMatching(sentence) },
      });
      expect(verifyRecord(game, newer.record)).toMatchObject({ ok: true });
    }
  });

  it('a record from before there were fingerprints is of what its version has always had', () => {
    const { content, ...record } = older.record;
    expect(content).toMatch(/^[0-9a-f]{64}$/);
    expect(verifyRecord(CAMP, record)).toMatchObject({ ok: true });
  });

  it('which is told by what it says, in whatever order', () => {
    const same = { 1: { feast: 1, rounds: 3, mouths: 2 } };
    expect(fingerprint({ content: same }, 1)).toBe(fingerprint(CAMP, 1));
    expect(fingerprint({ content: { 2: CONTENT[1] } }, 2)).not.toBe(fingerprint(CAMP, 1));
    expect(fingerprint(CAMP, 3)).toBeNull();
  });
});
