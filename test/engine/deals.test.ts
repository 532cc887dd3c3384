import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deal, Goods } from '../../src/engine/game.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import {
  checkDeal,
  checkOffer,
  deals,
  entrySchema,
  follow,
  type Match,
  undo,
} from '../../src/engine/match.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import type { TuskState } from '../../src/games/tusk/state.ts';
import { refusalSpeech } from '../../src/words/index.ts';
import { board } from '../games/tusk/board.ts';

const SEATS = 2;
const KINDS = ['stick', 'grass', 'stone', 'food'];
const STORES = { stick: 3, grass: 2, stone: 1, food: 4 };
const HELD = new Map(Object.entries(STORES));
const state = board({
  tribes: [
    { members: ['D3'], ...STORES },
    { members: ['D5'], ...STORES },
  ],
});

const checked = (deal: Partial<Deal>) =>
  checkDeal(tusk, state, { from: 0, to: 1, gives: {}, takes: {}, ...deal }, SEATS);

/** Goods as JSON brings them: with a name that an object has from birth as a key of its own. */
const named = (kind: string, amount: number): Goods => Object.fromEntries([[kind, amount]]);

describe('a deal', () => {
  it.each([0.5, -1, -0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'of %s sticks is refused, on either side and beside goods that are there',
    (amount) => {
      const refusal = { ok: false, refusal: 'not a whole amount' };
      expect(checked({ gives: { stick: amount } })).toEqual(refusal);
      expect(checked({ takes: { stick: amount } })).toEqual(refusal);
      expect(checked({ gives: { stick: amount, food: 1 } })).toEqual(refusal);
      expect(checked({ gives: { food: 1 }, takes: { stick: amount } })).toEqual(refusal);
    },
  );

  it.each(['mammoth', 'Stick', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'of something that no tribe stores is refused: %s',
    (kind) => {
      const refusal = { ok: false, refusal: 'no such goods' };
      for (const amount of [0, 1]) {
        expect(checked({ gives: named(kind, amount) })).toEqual(refusal);
        expect(checked({ gives: { food: 1 }, takes: named(kind, amount) })).toEqual(refusal);
      }
    },
  );

  it.each([2, -1, 0.5, Number.NaN])('with seat %s, which is none, is refused', (seat) => {
    const refusal = { ok: false, refusal: 'no such seat' };
    expect(checked({ to: seat, gives: { food: 1 } })).toEqual(refusal);
    expect(checked({ from: seat, gives: { food: 1 } })).toEqual(refusal);
  });

  it('of nothing at all is refused, as whole amounts of 0 are no goods', () => {
    expect(checked({ gives: { stick: 0 } })).toEqual({ ok: false, refusal: 'empty deal' });
    expect(checked({ gives: { stick: 0, food: 1 } })).toMatchObject({
      value: { gives: { food: 1 }, takes: {} },
    });
  });

  it('of a good that goes both ways is not offered, and stays where it was made', () => {
    const offered = (deal: Partial<Deal>) =>
      checkOffer(tusk, state, { from: 0, to: 1, gives: {}, takes: {}, ...deal }, SEATS);
    const refusal = { ok: false, refusal: 'goes both ways' };
    for (const [one, other] of [
      [{ grass: 1 }, { grass: 1 }],
      [{ grass: 2, food: 1 }, { grass: 1 }],
    ] as const) {
      expect(offered({ gives: one, takes: other })).toEqual(refusal);
      expect(offered({ gives: other, takes: one })).toEqual(refusal);
      expect(checked({ gives: one, takes: other })).toMatchObject({ ok: true });
    }
    expect(offered({ gives: { grass: 1, food: 0 }, takes: { food: 1 } })).toMatchObject({
      ok: true,
    });
    expect(offered({ gives: { grass: 9 } })).toEqual({ ok: false, refusal: 'not enough goods' });
  });

  it('has a sentence for each of these', () => {
    expect(refusalSpeech('en').say('goes both ways')).toMatch(/\.$/);
    expect(refusalSpeech('en').say('not a whole amount')).toMatch(/whole numbers/);
    expect(refusalSpeech('en').say('no such goods')).toMatch(/\.$/);
    expect(refusalSpeech('en').say('no such seat')).toMatch(/\.$/);
  });

  const amounts = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double());
  const kinds = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...KINDS) },
    fc.constantFrom('mammoth', '__proto__', 'constructor', 'valueOf'),
  );
  const goods = fc
    .array(fc.tuple(kinds, amounts), { maxLength: 4 })
    .map((entries): Goods => Object.fromEntries(entries));
  const seats = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, 1) },
    fc.integer({ min: -2, max: 5 }),
    fc.double(),
  );

  it('is made exactly where every part of it makes sense, and makes or loses no goods', () => {
    const isSound = (side: Goods): boolean =>
      Object.entries(side).every(
        ([kind, amount]) => KINDS.includes(kind) && Number.isInteger(amount) && amount >= 0,
      );
    const isThere = (side: Goods): boolean =>
      Object.entries(side).every(([kind, amount]) => amount <= (HELD.get(kind) ?? 0));
    const sum = (one: TuskState): number =>
      one.tribes.reduce(
        (all, { goods: { stick, grass, stone, food } }) => all + stick + grass + stone + food,
        0,
      );
    const match = matchOf(state);
    fc.assert(
      fc.property(seats, seats, goods, goods, (from, to, gives, takes) => {
        const made = deals(tusk, match, { from, to, gives, takes }, SEATS);
        const moved = [...Object.values(gives), ...Object.values(takes)].some((n) => n > 0);
        const isPair = (from === 0 && to === 1) || (from === 1 && to === 0);
        const may =
          isPair && isSound(gives) && isSound(takes) && moved && isThere(gives) && isThere(takes);
        expect(made.ok).toBe(may);
        if (!made.ok) return;
        const { entry, match: after } = made.value;
        // JSON has no -0, which is 0 everywhere else.
        const said = JSON.stringify(entry);
        expect(JSON.stringify(entrySchema.parse(JSON.parse(said)))).toBe(said);
        expect(sum(after.state)).toBe(sum(state));
        const { state: left } = after;
        expect(tusk.parse(JSON.parse(JSON.stringify(tusk.stored(left))))).toEqual(left);
      }),
      { numRuns: 2000 },
    );
  });
});

const matchOf = (at: TuskState): Match<TuskState> => ({
  sequence: 3,
  state: at,
  sealed: [],
  actor: 0,
  undoable: [2],
  era: 0,
  restores: 0,
});

describe('an undo', () => {
  const past = [0, 1, 2].map((sequence) => ({ ...matchOf(state), sequence }));

  it.each([0.5, -1, 3, 4, Number.NaN, Number.POSITIVE_INFINITY])(
    'goes to no entry %s, as there is none before this one',
    (to) => {
      expect(undo(matchOf(state), past, to, [0, 1], SEATS)).toEqual({
        ok: false,
        refusal: 'nothing to undo',
      });
    },
  );

  it.each([[[0, 1, 2]], [[0, 1, 0.5]], [[-1, 0, 1]], [[Number.NaN, 0, 1]]])(
    'is not agreed to by a seat that is none: %s',
    (by) => {
      expect(undo(matchOf(state), past, 2, by, SEATS)).toEqual({
        ok: false,
        refusal: 'no such seat',
      });
    },
  );

  it('asks no computer player, and says so', () => {
    expect(undo({ ...matchOf(state), actor: 1 }, past, 2, [0], SEATS)).toMatchObject({ ok: false });
    const undone = undo(matchOf(state), past, 2, [0], SEATS, [1]);
    expect(undone.ok && undone.value.entry).toEqual({ kind: 'undo', to: 2, by: [0], unasked: [1] });
    expect(undo(matchOf(state), past, 2, [0], SEATS, [7])).toMatchObject({ ok: false });
  });

  it('names each seat once', () => {
    const undone = undo(matchOf(state), past, 2, [1, 0, 1], SEATS);
    expect(undone.ok && undone.value.entry).toEqual({ kind: 'undo', to: 2, by: [0, 1] });
  });
});

describe('a logged deal', () => {
  const entry = (gives: unknown) => ({ kind: 'deal', deal: { from: 0, to: 1, gives, takes: {} } });

  it.each([
    { stick: 0.5 },
    { stick: -1 },
    { stick: 1e300 },
    { stick: '1' },
    { 'a name that nothing in a store has': 1 },
  ])('does not parse with %j', (gives) => {
    expect(entrySchema.safeParse(entry(gives)).success).toBe(false);
  });

  it('parses with whole amounts', () => {
    expect(entrySchema.parse(entry({ stick: 1 }))).toEqual(entry({ stick: 1 }));
  });

  it('says by what both sides were played, and is the same when it is played again', () => {
    const wish = { from: 0, to: 1, gives: { stick: 1 }, takes: {} };
    for (const by of [undefined, { from: 'person', to: 'computer' }] as const) {
      const made = deals(tusk, matchOf(state), wish, SEATS, by);
      if (!made.ok) throw new Error(made.refusal);
      const { entry: logged } = made.value;
      expect(logged).toEqual(
        by === undefined ? { kind: 'deal', deal: wish } : { kind: 'deal', deal: wish, by },
      );
      expect(Object.keys(logged)).toHaveLength(by === undefined ? 2 : 3);
      expect(entrySchema.parse(JSON.parse(JSON.stringify(logged)))).toEqual(logged);
      const again = follow(tusk, namedSeed('deals'), [matchOf(state)], logged, SEATS);
      expect(again.ok && again.value.entry).toEqual(logged);
    }
  });

  it.each([{ from: 'person' }, { from: 'person', to: 'nobody' }, 'person'])(
    'does not parse as one by %j',
    (by) => {
      expect(entrySchema.safeParse({ ...entry({ stick: 1 }), by }).success).toBe(false);
    },
  );
});
