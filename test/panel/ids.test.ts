import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PressId,
  freshId,
  readFormId,
  readId,
  readValue,
  writeId,
  writeValue,
} from '../../src/panel/ids.ts';
import type { TableRequest } from '../../src/panel/table-request.ts';
import { everyPress } from '../e2e/every-press.ts';
import { READ_ONLY, STANDING, UNREAD } from './standing-ids.ts';

const match = fc.integer({ min: 0, max: 999_999_999 });
const count = fc.integer({ min: 0, max: 9999 });
/** What decisions, choices, commands and values of options are made of. */
const part = (most: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9.+-]{1,${most}}$`));

const mark = fc.stringMatching(/^o[A-Za-z0-9_-]{1,16}$/);

const asking = fc.record({
  match,
  spot: fc.option(
    fc.record({ is: fc.constantFrom('piece' as const, 'command' as const), name: part(24) }),
  ),
});

const seat = fc.integer({ min: 0, max: 5 });
const request: fc.Arbitrary<TableRequest> = fc.oneof(
  fc.record({ is: fc.constantFrom('close', 'resume', 'settle') }),
  fc.record({ is: fc.constant('pause'), days: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ is: fc.constant('level'), seat, level: fc.constantFrom('hasty', 'steady') }),
  fc.record({ is: fc.constantFrom('handOver', 'substitute', 'callOff'), seat }),
  fc.record({ is: fc.constant('handTo'), seat, to: fc.stringMatching(/^\d{17,19}$/) }),
);

const press: fc.Arbitrary<PressId> = fc.oneof(
  fc.record({ do: fc.constantFrom('play', 'board', 'hand'), match, mark }),
  fc.record({ do: fc.constantFrom('join', 'leave', 'cancel'), match }),
  fc.record({ do: fc.constant('start'), match, mark: fc.option(mark) }),
  fc.record({ do: fc.constantFrom('seat', 'unseat'), match, seats: count }),
  fc.record({ do: fc.constantFrom('accept', 'decline'), proposal: match, mark: fc.option(mark) }),
  fc.record({
    do: fc.constantFrom('panel', 'hush', 'again'),
    match,
  }),
  fc.record({
    do: fc.constant('sure'),
    match,
    request,
    of: fc.option(fc.stringMatching(/^(0|\d{17,19})$/)),
  }),
  asking.map((at) => ({ do: 'look', ...at }) as const),
  asking.map((at) => ({ do: 'here', ...at }) as const),
  asking.map((at) => ({ do: 'how', ...at }) as const),
  asking.map((at) => ({ do: 'hints', ...at }) as const),
  fc.record({ do: fc.constant('option'), match, option: part(32), value: part(32) }),
  fc.record({
    do: fc.constantFrom('cards', 'legend', 'find'),
    game: part(32),
    back: fc.option(asking),
  }),
  fc.record({
    do: fc.constant('chapter'),
    at: count,
    game: part(32),
    back: fc.option(asking),
  }),
  fc.record({ do: fc.constantFrom('pick', 'card'), match, nth: count }),
  fc.record({ do: fc.constantFrom('only', 'take', 'none'), match, decision: part(40) }),
  fc.record({ do: fc.constant('undo'), match, to: count }),
  fc.record({ do: fc.constant('unsay'), match, at: count }),
  fc.record({ do: fc.constant('answer'), match, decision: part(40), choice: part(40) }),
  fc.record({
    do: fc.constant('hidden'),
    match,
    decision: part(40),
    digest: part(12),
    isSure: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('open', 'orders'),
    match,
    command: part(32),
    within: fc.option(
      fc.record({
        like: fc.stringMatching(/^[\w-]{12}$/),
        options: fc.integer({ min: 1, max: 24 }),
      }),
    ),
    shown: count,
  }),
  fc.record({ do: fc.constant('piece'), match, piece: part(12) }),
  fc.record({
    do: fc.constant('turn'),
    match,
    draft: fc.option(fc.stringMatching(/^[\d-]{0,20}$/)),
  }),
  fc.record({
    do: fc.constant('deal'),
    match,
    to: count,
    draft: fc.option(fc.stringMatching(/^[\d.+-]{0,40}$/)),
  }),
  fc.record({ do: fc.constant('agree'), match, against: fc.option(count) }),
  fc.record({
    do: fc.constant('form'),
    match,
    decision: part(30),
    command: part(32),
    draft: fc.option(fc.stringMatching(/^[\d-]{0,20}$/)),
  }),
);

describe('custom ids of forms', () => {
  it('are new ones each time, and read as what they were made of', () => {
    const interaction = fc.bigInt({ min: 1n, max: 2n ** 63n }).map(String);
    fc.assert(
      fc.property(press, interaction, interaction, (one, here, there) => {
        const id = writeId(one);
        const fresh = freshId(id, here);
        expect(fresh.length).toBeLessThanOrEqual(100);
        const isForm = ['form', 'turn', 'deal', 'agree', 'find'].includes(one.do);
        expect(readFormId(fresh)).toEqual(isForm ? one : null);
        if (here !== there && fresh !== id) expect(freshId(id, there)).not.toBe(fresh);
      }),
    );
  });
});

describe('custom ids that stand in Discord', () => {
  it.each(STANDING)('are read and written as ever: %s', (id, press) => {
    expect(readId(id)).toStrictEqual(press);
    expect(writeId(press)).toBe(id);
  });

  it.each(READ_ONLY)('are read as ever: %s', (id, press) => {
    expect(readId(id)).toStrictEqual(press);
  });

  it.each(UNREAD)('are refused as ever: %s', (id) => {
    expect(readId(id)).toBeNull();
  });

  it('are of every kind', () => {
    const kinds = new Set<string>(STANDING.map(([, press]) => press.do));
    expect(Object.keys(everyPress(1, 1)).filter((name) => !kinds.has(name))).toEqual([]);
  });
});

describe('custom ids', () => {
  it('are read as they were written, and are never longer than 100 characters', () => {
    fc.assert(
      fc.property(press, (one) => {
        const id = writeId(one);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(readId(id)).toEqual(one);
      }),
    );
  });

  it('are not written where they could not be read again', () => {
    const answer = { do: 'answer', match: 1, decision: 'turn.1', choice: 'done' } as const;
    expect(() => writeId({ ...answer, choice: 'a:b' })).toThrow(RangeError);
    expect(() => writeId({ ...answer, choice: 'x'.repeat(90) })).toThrow(RangeError);
  });

  it('mean nothing where they are not whole, whatever they hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), press.map(writeId)), fc.string(), (id, more) => {
        const read = readId(`${id}:${more}`);
        if (read !== null) expect(readId(writeId(read))).toEqual(read);
      }),
    );
    for (const id of [
      '',
      ':',
      'play',
      'play:x:o1',
      'play:1',
      'join:1:2',
      'undo:1:x',
      'accept:-1',
    ]) {
      expect(readId(id)).toBeNull();
    }
  });

  it('carry values of selects in the same way', () => {
    fc.assert(
      fc.property(part(40), part(40), fc.array(part(20)), (decision, choice, next) => {
        const value = writeValue(decision, choice, next);
        expect(readValue(value)).toEqual({ decision, choice, next });
      }),
    );
    for (const value of ['', 'one', 'one:two:three']) expect(readValue(value)).toBeNull();
  });
});
