import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { topicsOf } from '../../src/engine/topics.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, labelsOn, pitchCamp, posts, startMatch } from './camp.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;
let camp: Camp;
let ash: Person;
let birch: Person;
let cedar: Person;

/** Ash owns the server of the sandbox, so it moderates there. */
beforeAll(async () => {
  camp = await pitchCamp({
    shelf: new Map([[edition.game.id, edition]]),
    at: new Date('2026-06-01T14:00:00+02:00'),
  });
  ash = camp.sandbox.user('Ash');
  birch = camp.sandbox.user('Birch');
  cedar = camp.sandbox.user('Cedar');
}, 60_000);
afterAll(() => camp.close());

it('who is called when a match goes on is not called by the clock as well', async () => {
  await cedar.invoke('me', { zone: 'Europe/Berlin' }, { channel: 'tusk' });
  const thread = await startMatch(camp, [birch, cedar], 0, { pace: '1 day' });
  // Cedar is asked while it sleeps, and before it wakes the match is paused.
  await camp.passing(9.5 * HOUR);
  await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
  await say(camp, thread, ash, 'match pause', { days: 5 });
  await camp.passing(12 * HOUR);
  await say(camp, thread, ash, 'match resume');
  await camp.passing(60_000);
  const pings = posts(birch, thread).filter(({ pingedIds }) => pingedIds.includes(cedar.id));
  expect(pings.map(({ content }) => content)).toEqual([expect.stringMatching(/^▶️ /u)]);

  // Nor to what it was asked when the clock looked, where that has been answered meanwhile.
  const [row] = await camp.store.matchesWith(cedar.id, ['running']);
  const seat = row?.seats.findIndex(({ user }) => user === cedar.id) ?? -1;
  const told = async (topics: string): Promise<number> => {
    const before = posts(birch, thread).length;
    const payload = { seat, stage: 'asked', topics };
    const createdAt = (await camp.store.match(1))?.createdAt ?? new Date(0);
    await camp.store.transaction((transaction) =>
      transaction.enqueue({ match: 1, kind: 'reminder', payload, createdAt, dueAt: createdAt }),
    );
    await camp.passing(60_000);
    return posts(birch, thread).length - before;
  };
  expect(await told('["something else"]')).toBe(0);
  const app = openApp(camp.store, camp.shelf);
  const loaded = await load({ ...app, announce: () => {}, think: async () => null }, 1);
  expect(await told(topicsOf(waitingFor(loaded), seat))).toBe(1);
});

it('a DM that calls somebody as a match goes on says so once that has answered', async () => {
  await cedar.invoke('me', { pings: 'dm' }, { channel: 'tusk' });
  const thread = await startMatch(camp, [birch, cedar], 0, { pace: '3 days' });
  await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
  await camp.passing(60_000);
  await say(camp, thread, ash, 'match pause', { days: 2 });
  await camp.passing(60_000);
  await say(camp, thread, ash, 'match resume');
  await camp.passing(60_000);
  const calls = () => cedar.dms().filter(({ content }) => content.includes(`<#${thread}>`));
  expect(calls().map(labelsOn)).toEqual([['Play']]);
  await say(camp, thread, cedar, 'pebbles take', { pebbles: '1' });
  await camp.passing(60_000);
  expect(cedar.dms().flatMap(labelsOn)).toEqual([]);
});

it('who takes no DM is called in the thread once, also where the database fails then', async () => {
  await cedar.invoke('me', { pings: 'dm' }, { channel: 'tusk' });
  cedar.closeDms();
  const thread = await startMatch(camp, [birch, cedar], 0, { pace: '3 days' });
  let failures = 0;
  camp.amiss = {
    markTogether: (claims, at, posted, livePosts) => {
      const isOfDm = claims.some((one) => 'dm' in one && one.dm === cedar.id);
      if (!isOfDm || failures > 0) return camp.store.markTogether(claims, at, posted, livePosts);
      failures += 1;
      return Promise.reject(new Error('The database failed.'));
    },
  };
  await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
  await camp.passing(60_000);
  await camp.passing(10 * 60_000);
  camp.amiss = {};
  expect(failures).toBe(1);
  expect(posts(birch, thread).filter(({ pingedIds }) => pingedIds.includes(cedar.id))).toHaveLength(
    1,
  );
});
