import { openStore } from '../../src/store/open.ts';
import { entry, newMatch, now } from '../store/sample.ts';

/**
 * A process that keeps writing until it is killed. Arguments: the folder, and the match to go on with, or
 * nothing for a new one. Prints a line for each transaction after it was acknowledged.
 */
const [folder, given] = process.argv.slice(2);
const store = await openStore({ databaseUrl: null, folder: folder ?? '' });
const id = given
  ? Number(given)
  : (await store.transaction((transaction) => transaction.createMatch(newMatch()))).id;
process.stdout.write(`match ${id}\n`);
for (;;) {
  const sequence = await store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row === null) throw new Error(`There is no match ${id}.`);
    const next = row.sequence + 1;
    await transaction.recordInteraction(`press ${next}`, now);
    const come = { entries: [entry(id, next)], sequence: next, snapshot: { sequence: next } };
    await transaction.advance(id, { ...row, ...come });
    await transaction.enqueue({ match: id, kind: 'turn', payload: { next }, createdAt: now });
    return next;
  });
  process.stdout.write(`entry ${sequence}\n`);
}
