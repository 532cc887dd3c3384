import { describe, expect, it } from 'vitest';
import { StoreUnavailable, StoreUnsure } from '../../src/store/failure.ts';
import { carryOut } from '../../src/store/press.ts';
import type { Transaction } from '../../src/store/store.ts';
import { openMemoryStore } from './memory.ts';
import { now, unique } from './sample.ts';

type Transact = Parameters<typeof carryOut>[0];

const lost = () => new StoreUnavailable('Connection terminated unexpectedly.');

/** Transactions over a real store, where the nth COMMIT fails as told. */
async function office(fate: (commit: number) => 'lost before' | 'lost after' | 'well') {
  const store = await openMemoryStore();
  let commits = 0;
  const transact: Transact = async (work) => {
    commits += 1;
    const what = fate(commits);
    if (what !== 'lost before') {
      const result = await store.transaction(work);
      if (what === 'lost after') throw lost();
      return result;
    }
    await store
      .transaction(async (transaction) => {
        await work(transaction);
        throw new RangeError('rolled back');
      })
      .catch(() => undefined);
    throw lost();
  };
  return { store, transact };
}

/** Work that counts how often it is done for good. */
const theme = (name: string) => async (transaction: Transaction) => {
  await transaction.changePerson('ann', { theme: name });
  return `now ${name}`;
};

describe('a press', () => {
  it('is done once, and known again', async () => {
    const { store, transact } = await office(() => 'well');
    const press = unique('press');
    expect(await carryOut(transact, press, now, theme('night'))).toEqual({ done: 'now night' });
    expect(await carryOut(transact, press, now, theme('day'))).toBe('repeat');
    expect(await store.person('ann')).toMatchObject({ theme: 'night' });
    await store.close();
  });

  it('is known to be done where only the reply of COMMIT was lost', async () => {
    const { store, transact } = await office((n) => (n === 1 ? 'lost after' : 'well'));
    let worked = 0;
    const carried = await carryOut(transact, unique('press'), now, async (transaction) => {
      worked += 1;
      return theme('night')(transaction);
    });
    expect(carried).toEqual({ done: 'now night' });
    expect(worked).toBe(1);
    await store.close();
  });

  it('is done again where COMMIT never arrived', async () => {
    const { store, transact } = await office((n) => (n < 3 ? 'lost before' : 'well'));
    const press = unique('press');
    expect(await carryOut(transact, press, now, theme('night'))).toEqual({ done: 'now night' });
    expect(await carryOut(transact, press, now, theme('day'))).toBe('repeat');
    expect(await store.person('ann')).toMatchObject({ theme: 'night' });
    await store.close();
  });

  it('is said to be unsure where the database does not come back', async () => {
    const { store, transact } = await office(() => 'lost before');
    await expect(carryOut(transact, unique('press'), now, theme('night'))).rejects.toThrow(
      StoreUnsure,
    );
    await store.close();
  });

  it('was not done where the database was gone before its work was', async () => {
    const gone: Transact = () => Promise.reject(lost());
    const said = await carryOut(gone, unique('press'), now, theme('night')).catch(
      (error: unknown) => error,
    );
    expect(said).toBeInstanceOf(StoreUnavailable);
    expect(said).not.toBeInstanceOf(StoreUnsure);
  });

  it('passes on what its work throws', async () => {
    const { store, transact } = await office(() => 'well');
    const work = () => Promise.reject(new RangeError('no'));
    await expect(carryOut(transact, unique('press'), now, work)).rejects.toThrow(RangeError);
    await store.close();
  });
});
