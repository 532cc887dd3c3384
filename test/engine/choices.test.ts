import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amounts,
  anyChoice,
  choiceNamed,
  countChoices,
  eachChoice,
  nthChoice,
  pickThings,
  picks,
  roomFor,
  withAmounts,
} from '../../src/engine/choices.ts';
import type { Amounts, Choices, Goods, Picks } from '../../src/engine/game.ts';
import { entrySchema } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';

const NAMES = ['ash', 'birch', 'cedar', 'dune', 'elm', 'fir', 'x', 'moss-2'];

type Sum = number | { readonly least?: number; readonly most?: number };

const sum: fc.Arbitrary<Sum> = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.constant({}),
  fc.record(
    { least: fc.integer({ min: 0, max: 6 }), most: fc.integer({ min: 3, max: 14 }) },
    { requiredKeys: [] },
  ),
);

/** Few kinds of little each, so that all ways can be listed. */
const shapeOfAmounts: fc.Arbitrary<Amounts<Goods>> = fc
  .record({
    kinds: fc.array(
      fc.record({ least: fc.integer({ min: 0, max: 2 }), more: fc.integer({ min: 0, max: 4 }) }),
      { minLength: 1, maxLength: 4 },
    ),
    total: sum,
    key: fc.constantFrom('each', 'some'),
  })
  .map(({ kinds, total, key }) =>
    amounts<string, Goods>({
      name: 'pay',
      key,
      total,
      most: Object.fromEntries(kinds.map(({ least, more }, at) => [NAMES[at] ?? '', least + more])),
      least: Object.fromEntries(kinds.map(({ least }, at) => [NAMES[at] ?? '', least])),
      action: (given) => given,
    }),
  );

const shapeOfPicks: fc.Arbitrary<Picks<readonly string[]>> = fc
  .record({
    things: fc.subarray(NAMES),
    least: fc.integer({ min: 0, max: 4 }),
    more: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ things, least, more }) =>
    picks({
      name: 'send',
      things,
      many: { least, most: least + more },
      action: (chosen) => chosen,
    }),
  );

/** The same where it matters which comes first: there are many more ways to name a few. */
const shapeInOrder: fc.Arbitrary<Picks<readonly string[]>> = fc
  .record({
    things: fc.subarray(NAMES, { maxLength: 4 }),
    least: fc.integer({ min: 0, max: 3 }),
    more: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ things, least, more }) =>
    picks({
      name: 'send',
      things,
      many: { least, most: least + more },
      inOrder: true,
      action: (chosen) => chosen,
    }),
  );

const shape: fc.Arbitrary<Choices<unknown>> = fc.oneof(shapeOfAmounts, shapeOfPicks, shapeInOrder);

/** Every way to give kinds from nothing up to one above their most, by counting. */
function tries({ kinds }: Amounts<unknown>): Goods[] {
  return kinds.reduce<Goods[]>(
    (all, { kind, most }) =>
      all.flatMap((given) =>
        Array.from({ length: most + 2 }, (_, amount) => ({ ...given, [kind]: amount })),
      ),
    [{}],
  );
}

function isLegal({ kinds, total }: Amounts<unknown>, given: Goods): boolean {
  const sumOf = Object.values(given).reduce((all, one) => all + one, 0);
  return (
    kinds.every(({ kind, least, most }) => {
      const amount = given[kind] ?? 0;
      return amount >= least && amount <= most;
    }) &&
    sumOf >= total.least &&
    sumOf <= total.most
  );
}

describe('answers of a shape', () => {
  it('are each found by a key of their own, as many as are counted, in one order', () => {
    fc.assert(
      fc.property(shape, (choices) => {
        const all = [...eachChoice(choices)];
        expect(all).toHaveLength(countChoices(choices));
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        for (const [n, choice] of all.entries()) {
          expect(choiceNamed(choices, choice.key)).toEqual(choice);
          expect(nthChoice(choices, n)).toEqual(choice);
        }
      }),
    );
  });

  it('are drawn from all that are legal', () => {
    fc.assert(
      fc.property(shape, fc.string(), (choices, seed) => {
        if (countChoices(choices) === 0) {
          expect(() => anyChoice(choices, namedRandom(seed))).toThrow(RangeError);
          return;
        }
        const keys = new Set([...eachChoice(choices)].map(({ key }) => key));
        const random = namedRandom(seed);
        for (let draw = 0; draw < 20; draw += 1) {
          expect(keys).toContain(anyChoice(choices, random).key);
        }
      }),
    );
  });

  it('are drawn each as often as any other', () => {
    const paid = amounts({
      name: 'pay',
      most: { food: 3, wood: 2, bone: 3 },
      total: { least: 2, most: 4 },
      action: (given) => given,
    });
    const random = namedRandom('evenly');
    const found = new Map<string, number>();
    const each = 400;
    for (let draw = 0; draw < each * countChoices(paid); draw += 1) {
      const { key } = anyChoice(paid, random);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    expect(found.size).toBe(countChoices(paid));
    expect(Math.min(...found.values())).toBeGreaterThan(each * 0.75);
    expect(Math.max(...found.values())).toBeLessThan(each * 1.25);
  });

  it('are no others: a key of another name, order or writing names none', () => {
    const paid = amounts({ name: 'use', most: { stick: 2, grass: 1 }, action: (given) => given });
    const aimed = amounts({
      name: 'aim',
      key: 'some',
      most: { 1: 2, 3: 2 },
      total: 2,
      action: (given) => given,
    });
    const sent = picks({ name: 'send', things: ['a', 'b', 'c'], many: 2, action: (all) => all });
    const not = (choices: Choices<unknown>, keys: readonly string[]): void => {
      for (const key of keys) expect([key, choiceNamed(choices, key)]).toEqual([key, null]);
    };
    expect(choiceNamed(paid, 'use.2-0')?.action).toEqual({ stick: 2, grass: 0 });
    expect(choiceNamed(aimed, 'aim.1x1.3x1')?.action).toEqual({ 1: 1, 3: 1 });
    expect(choiceNamed(sent, 'send.a.c')?.action).toEqual(['a', 'c']);
    not(paid, ['use', 'use.2', 'use.2-0-0', 'use.02-0', 'use.3-0', 'use.-1-0', 'use.1-0.5']);
    not(paid, ['use.2-0.', 'use.1e0-0', 'pay.1-0', '', 'use.', '.', 'use.a-b', 'use. 1-0']);
    not(aimed, ['aim', 'aim.', 'aim.3x1.1x1', 'aim.1x1.1x1', 'aim.1x2.3x0', 'aim.2x2', 'aim.1x2.']);
    not(sent, ['send.c.a', 'send.a.a', 'send.a', 'send.a.b.c', 'send.a.d', 'send']);
  });

  it('are named, whatever is asked for, or refused', () => {
    fc.assert(
      fc.property(
        shape,
        fc.string(),
        fc.array(fc.constantFrom(...NAMES)),
        (choices, text, names) => {
          const keys = new Set([...eachChoice(choices)].map(({ key }) => key));
          for (const key of [text, `pay.${text}`, ['send', ...names].join('.')]) {
            expect(choiceNamed(choices, key)?.key ?? null).toBe(keys.has(key) ? key : null);
          }
        },
      ),
    );
  });
});

describe('amounts', () => {
  it('are taken where they are within their limits and come to their total, else refused', () => {
    fc.assert(
      fc.property(shapeOfAmounts, (asked) => {
        for (const given of tries(asked)) {
          const found = withAmounts(asked, given);
          expect([given, found.ok]).toEqual([given, isLegal(asked, given)]);
          if (found.ok) expect(found.value.action).toEqual(given);
        }
      }),
      { numRuns: 40 },
    );
  });

  const paid = amounts({
    name: 'pay',
    most: { food: 5, wood: 2 },
    least: { food: 1 },
    total: { least: 3, most: 6 },
    action: (given) => given,
  });

  it.each([
    [{ food: 6 }, { wrong: 'most', kind: 'food', most: 5, amount: 6 }],
    [{ wood: 2 }, { wrong: 'least', kind: 'food', least: 1, amount: 0 }],
    [{ food: 2 }, { wrong: 'total', total: { least: 3, most: 6 }, amount: 2 }],
    [
      { food: 5, wood: 2 },
      { wrong: 'total', total: { least: 3, most: 6 }, amount: 7 },
    ],
    [
      { food: 3, shell: 1 },
      { wrong: 'kind', kind: 'shell' },
    ],
    [{ food: 2.5 }, { wrong: 'whole', kind: 'food', amount: 2.5 }],
    [{ food: -1 }, { wrong: 'whole', kind: 'food', amount: -1 }],
    [{ food: Number.NaN }, { wrong: 'whole', kind: 'food', amount: Number.NaN }],
  ])('of %j are refused with what is wrong', (given: Goods, refusal) => {
    expect(withAmounts(paid, given)).toEqual({ ok: false, refusal });
  });

  it('say what may stand beside what is said of others', () => {
    fc.assert(
      fc.property(shapeOfAmounts, fc.nat({ max: 6 }), (asked, amount) => {
        const [first, second] = asked.kinds;
        if (first === undefined) return;
        const given = second === undefined ? {} : { [second.kind]: amount };
        const legal = [...eachChoice(asked)].flatMap(({ action }) =>
          second === undefined || action[second.kind] === amount ? [action[first.kind] ?? 0] : [],
        );
        if (second !== undefined && legal.length === 0) return;
        const range =
          legal.length === 0 ? null : { least: Math.min(...legal), most: Math.max(...legal) };
        expect(roomFor(asked, first.kind, given)).toEqual(range);
      }),
    );
  });

  it('are answers that a log holds, however long their keys are', () => {
    const most = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, 9]));
    const { key } = nthChoice(amounts({ name: 'bid', most, action: (given) => given }), 1e9);
    expect(key.length).toBeGreaterThan(400);
    const answers = [{ seat: 0, decision: 'bid.1.0', choice: key }];
    expect(entrySchema.parse({ kind: 'answers', answers })).toEqual({ kind: 'answers', answers });
  });

  it('may be of any size: they are counted, drawn and found without a list', () => {
    const kinds = Array.from({ length: 12 }, (_, at) => `kind${at}`);
    const bid = amounts({
      name: 'bid',
      most: Object.fromEntries(kinds.map((kind) => [kind, 2000])),
      total: { most: 9000 },
      action: (given) => given,
    });
    expect(countChoices(bid)).toBeGreaterThan(1e35);
    const random = namedRandom('large');
    const drawn = Array.from({ length: 100 }, () => anyChoice(bid, random));
    for (const { key, action } of drawn) {
      expect(choiceNamed(bid, key)?.action).toEqual(action);
    }
    // Each kind is drawn in full, also the last ones, of which a large number says nothing.
    for (const kind of kinds) {
      const seen = new Set(drawn.map(({ action }) => action[kind]));
      expect(seen.size).toBeGreaterThan(60);
    }
    expect(nthChoice(bid, 0).key).toBe(`bid.${kinds.map(() => 0).join('-')}`);
  });
});

describe('picks', () => {
  it('are taken where they are so many of the things, each once, else refused', () => {
    const named = fc.array(fc.constantFrom(...NAMES), { maxLength: 7 });
    fc.assert(
      fc.property(shapeOfPicks, named, (asked, given) => {
        const { things, many } = asked;
        const isGood =
          given.every((thing, at) => things.includes(thing) && given.indexOf(thing) === at) &&
          given.length >= many.least &&
          given.length <= many.most;
        const found = pickThings(asked, given);
        expect(found.ok).toBe(isGood);
        if (found.ok) expect(new Set(found.value.action)).toEqual(new Set(given));
      }),
    );
  });

  const sent = picks({
    name: 'send',
    things: ['ash', 'birch', 'cedar', 'dune'],
    many: { least: 2, most: 3 },
    action: (all) => all,
  });

  it.each([
    [['ash'], { wrong: 'many', many: { least: 2, most: 3 }, count: 1 }],
    [['ash', 'elm'], { wrong: 'thing', thing: 'elm' }],
    [['ash', 'ash'], { wrong: 'twice', thing: 'ash' }],
  ])('of %j are refused with what is wrong', (given, refusal) => {
    expect(pickThings(sent, given)).toEqual({ ok: false, refusal });
  });

  it('stand in the order in which they were offered, however they were named', () => {
    expect(pickThings(sent, ['dune', 'ash'])).toEqual({
      ok: true,
      value: { key: 'send.ash.dune', action: ['ash', 'dune'] },
    });
  });

  it('stand in the order in which they were named where that matters', () => {
    const acts = picks({
      name: 'do',
      things: ['hunt', 'field', 'card-2'],
      many: { least: 0, most: 3 },
      inOrder: true,
      action: (all) => all,
    });
    expect(countChoices(acts)).toBe(1 + 3 + 6 + 6);
    expect(pickThings(acts, ['card-2', 'hunt'])).toEqual({
      ok: true,
      value: { key: 'do.card-2.hunt', action: ['card-2', 'hunt'] },
    });
    expect(choiceNamed(acts, 'do.card-2.hunt')?.action).toEqual(['card-2', 'hunt']);
    expect(nthChoice(acts, 0)).toEqual({ key: 'do', action: [] });
  });

  it('of a hundred things are drawn without a list', () => {
    const things = Array.from({ length: 100 }, (_, at) => `t${at}`);
    const many = picks({ name: 'take', things, many: 50, action: (all) => all });
    expect(countChoices(many)).toBeGreaterThan(1e28);
    const { action } = anyChoice(many, namedRandom('many'));
    expect(action).toHaveLength(50);
    const most = picks({
      name: 'take',
      things,
      many: { least: 98, most: 100 },
      action: (all) => all,
    });
    expect(countChoices(most)).toBe((100 * 99) / 2 + 100 + 1);
  });
});
