import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { forget, forgetPresser } from '../../src/match/forget.ts';
import { handsOf, MOST_MISSED, searchAt, withHands } from '../../src/match/clock.ts';
import { resign } from '../../src/match/hand-over.ts';
import { type House, openHouse, type Press } from '../../src/match/house.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby.ts';
import { labelOf } from '../../src/match/name.ts';
import { noticeOf } from '../../src/match/notice.ts';
import { Repeated } from '../../src/match/press.ts';
import { standFor, wantSubstitute } from '../../src/match/substitute.ts';
import type { MatchRow, Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';

const ash = { id: '410000000000000001', name: 'Ash' };
const birch = { id: '410000000000000002', name: 'Birch' };
const noted: string[] = [];
let store: Store;
let house: House;
let presses = 0;

const pressOf = (user: typeof ash): Press => {
  presses += 1;
  return {
    interaction: `press ${presses}`,
    user,
    locale: 'de',
    moderates: () => true,
    holds: () => false,
  };
};
const start = async (...others: readonly (typeof ash)[]): Promise<number> => {
  const home = { server: '10', channel: '11' };
  const size = Math.max(2, others.length + 1);
  const opening = { game: 'tusk', size, computers: size - others.length - 1, home };
  const { id } = await openMatch(house, pressOf(ash), opening);
  for (const one of others) await joinMatch(house, pressOf(one), id);
  await startMatch(house, pressOf(ash), id);
  return id;
};
const row = async (id: number): Promise<MatchRow> => {
  const found = await store.match(id);
  if (found === null) throw new Error(`There is no match ${id}.`);
  return found;
};
/** Has a computer player have somebody's seat as its time ran out again and again. */
const bench = async (id: number): Promise<void> => {
  const before = await row(id);
  const hands = handsOf(before).map((one, at) =>
    at === 0 ? { ...one, missed: MOST_MISSED } : one,
  );
  if (before.clock === null) throw new Error('It has no clock.');
  const clock = withHands(before.clock, hands);
  await store.transaction(async (transaction) => {
    await transaction.setClock(id, clock);
    await transaction.setSeats(
      id,
      before.seats.map((one) =>
        one.seat === 0 ? { ...one, heldBy: 'computer', level: 'steady' } : one,
      ),
    );
  });
};

beforeAll(async () => {
  store = await openMemoryStore();
  house = {
    ...openHouse(store, SHELF),
    noteForgotten: async (user) => void noted.push(user),
    announce: () => {},
    think: async () => null,
  };
});
afterAll(() => store.close());

it('is noted outside of the database first: where that fails, nothing is erased', async () => {
  const id = await start(birch);
  const full = { ...house, noteForgotten: () => Promise.reject(new Error('The disk is full.')) };
  await expect(forgetPresser(full, pressOf(ash))).rejects.toThrow('The disk is full.');
  expect((await row(id)).seats[0]).toMatchObject({ user: ash.id, heldBy: 'person' });
  const press = pressOf(ash);
  await forgetPresser(house, press);
  expect(noted).toEqual([ash.id]);
  expect((await row(id)).seats[0]).toMatchObject({ user: null, heldBy: 'computer' });
  await expect(forgetPresser(house, press)).rejects.toThrow(Repeated);
});

it('gives every seat to a computer player, tells so once, and finds another host', async () => {
  const [both, alone, gone] = [await start(birch), await start(), await start(birch)];
  await resign(house, pressOf(ash), gone);
  await forget(house, ash.id);
  const after = await row(both);
  expect(after).toMatchObject({ status: 'running', host: birch.id, opener: 'somebody' });
  expect(labelOf(house, after, 'en')).toBe(`Tusk! #${both}: somebody, Birch`);
  expect(labelOf(house, after, 'de')).toBe(`Tusk! #${both}: jemand, Birch`);
  // A match to which nobody can come back is closed, as where its last player resigns.
  expect(await row(alone)).toMatchObject({ status: 'cancelled', host: 'somebody' });
  expect((await row(gone)).seats[0]).toMatchObject({ user: null, name: 'somebody' });
  for (const id of [both, gone]) {
    const waiting = await store.transaction((transaction) => transaction.undelivered(id));
    expect(waiting.filter((one) => noticeOf(one)?.kind === 'resigned')).toHaveLength(1);
    expect(JSON.stringify(await row(id))).not.toContain(ash.id);
  }
});

it('leaves no match to sleep for somebody who cannot come back', async () => {
  const [alone, both] = [await start(), await start(birch)];
  await bench(both);
  await forget(house, ash.id);
  expect(await row(alone)).toMatchObject({ status: 'cancelled' });
  const after = await row(both);
  expect(after).toMatchObject({ status: 'running', host: birch.id });
  expect(after.seats[0]).toMatchObject({ user: null, heldBy: 'computer' });
  expect(JSON.stringify(after)).not.toContain(ash.id);
});

it('leaves the line of those who would take a seat over', async () => {
  const cedar = { id: '410000000000000003', name: 'Cedar' };
  const id = await start(birch);
  await wantSubstitute(house, pressOf(birch), id, 1);
  await standFor(house, pressOf(cedar), id, 1);
  expect(await store.kept(cedar.id)).toMatchObject({
    lines: [{ match: id, seat: 1, name: 'Cedar' }],
  });
  await forget(house, cedar.id);
  const after = await row(id);
  expect(searchAt(after, 1)).toEqual({ by: birch.id, line: [], declined: [] });
  expect(JSON.stringify(after)).not.toMatch(/Cedar|410000000000000003/u);
  const waiting = await store.transaction((transaction) => transaction.undelivered(id));
  expect(waiting.map(({ kind }) => kind)).not.toContain('candidate');
  // Who asked for it as a moderator is called no more.
  await forget(house, birch.id);
  const other = await start(cedar);
  await wantSubstitute(house, pressOf(birch), other, 1);
  await forget(house, birch.id);
  expect(searchAt(await row(other), 1)).toMatchObject({ by: null });
});

it('does not wait for a match that cannot be read', async () => {
  const [broken, whole] = [await start(birch), await start(birch)];
  await store.transaction((transaction) => transaction.changeMatch(broken, { snapshot: {} }));
  await forget(house, ash.id);
  for (const id of [broken, whole]) {
    expect((await row(id)).seats[0]).toMatchObject({ user: null, name: 'somebody' });
  }
  expect(await store.everybody()).not.toContain(ash.id);
});
