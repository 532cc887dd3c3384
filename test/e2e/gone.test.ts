import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, posts, startMatch } from './camp.ts';
import { say } from './play.ts';

const DAY = 24 * 3_600_000;
const edition: AnyEdition = pebblesEdition;

describe('a match whose player has left the server', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch], 0, { pace: '12 hours' });
    camp.sandbox.leave(birch);
    birch.closeDms();
  }, 60_000);
  afterAll(() => camp.close());

  const row = () => camp.store.match(1);

  it('goes on by the clock, and is played to its end', async () => {
    for (let round = 0; (await row())?.status === 'running' && round < 20; round += 1) {
      if ((await row())?.seats[0]?.owesSince !== null) {
        await say(camp, thread, ash, 'pebbles take', { match: 1, pebbles: '1' });
      }
      if (round === 1) await camp.restart();
      await camp.passing(2 * DAY);
      await camp.settled();
    }
    expect(await row()).toMatchObject({ status: 'over', seats: [{ heldBy: 'person' }, {}] });
    const told = posts(ash, thread).map(({ content }) => content);
    expect(told.filter((text) => text.startsWith('🤖 The time of')).length).toBeLessThan(2);
    expect(told.filter((text) => text.startsWith('⌛ The time of')).length).toBeGreaterThan(0);
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
