import { openStore } from '../../src/store/open.ts';
import { entry, newMatch, now } from './sample.ts';

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
    const next = ((await transaction.lockMatch(id))?.sequence ?? -1) + 1;
    await transaction.recordInteraction(`press ${next}`, now);
    await transaction.appendEntries([entry(id, next)]);
    await transaction.changeMatch(id, { sequence: next, snapshot: { sequence: next } });
    await transaction.enqueue({ match: id, kind: 'turn', payload: { next }, createdAt: now });
    return next;
  });
  process.stdout.write(`entry ${sequence}\n`);
}
