import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;

describe('a table that votes on who is late', { timeout: 60_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    thread = await startMatch(camp, [ash, birch, cedar], 0, { pace: '12 hours', late: 'vote' });
  }, 60_000);
  afterAll(() => camp.close());

  const votes = (): PageMessage[] =>
    posts(ash, thread).filter(({ components }) => JSON.stringify(components).includes('"vote:'));
  const vote = (): PageMessage => {
    const [post, more] = votes();
    if (post === undefined || more !== undefined) throw new Error('There is not one vote.');
    return post;
  };

  it('is asked what to do as its time is over', async () => {
    for (let hours = 0; hours < 30; hours += 6) await camp.passing(6 * HOUR);
    expect(vote().content).toMatch(/^⌛ .+ what now\?/u);
    expect([...vote().pingedIds].sort()).toEqual([birch.id, cedar.id].sort());
    expect(read(await ash.press(vote(), 'Wait for them'))).toMatch(/others/u);
  });

  it('has that again where somebody deleted the post', async () => {
    ash.remove(vote());
    await say(camp, thread, ash, 'repair');
    await say(camp, thread, ash, 'repair');
    expect(vote().content).toMatch(/what now\?/u);
  });

  it('does what most of them say', async () => {
    expect(read(await birch.press(vote(), 'Safe answer'))).toMatch(/counts/u);
    expect((await camp.store.match(1))?.sequence).toBe(0);
    expect(read(await cedar.press(vote(), 'Safe answer'))).toMatch(/decides/u);
    await camp.settled();
    expect((await camp.store.match(1))?.sequence).toBe(1);
    expect(posts(ash, thread).map(({ content }) => content)).toContainEqual(
      expect.stringMatching(/the safe answer was given/u),
    );
  });
});
