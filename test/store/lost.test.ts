import { expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/store/failure.ts';
import { openMemory } from '../../src/store/pglite.ts';
import { kept } from './kept.ts';

it('a commit that fails in the local database is told, and nothing is taken for saved after it', async () => {
  const backing = await openMemory(kept('tar'));
  const adapter = await backing.adapter.connect();
  const run = (sql: string) => ({ sql, args: [], argTypes: [] });
  // Checked at COMMIT, and refused there.
  await adapter.executeRaw(run('CREATE TABLE parent (id int PRIMARY KEY)'));
  await adapter.executeRaw(
    run('CREATE TABLE child (id int REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)'),
  );

  const good = await adapter.startTransaction();
  await good.executeRaw(run('INSERT INTO parent VALUES (1)'));
  await good.commit();
  expect(() => backing.check()).not.toThrow();

  const bad = await adapter.startTransaction();
  await bad.executeRaw(run('INSERT INTO child VALUES (2)'));
  await bad.commit();
  expect(() => backing.check()).toThrow(StoreUnavailable);
  expect(() => backing.check()).toThrow(/could not write\. Make sure that the disk is not full/);
  await backing.close();
});
