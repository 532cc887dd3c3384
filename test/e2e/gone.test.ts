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
    const benched = told.filter((text) => text.startsWith('🤖 The time of'));
    expect(benched.length).toBeLessThan(2);
    for (const text of benched) expect(text).toMatch(/the host has `\/match substitute`/u);
    expect(told.filter((text) => text.startsWith('⌛ The time of')).length).toBeGreaterThan(0);
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

describe('a match whose channel the bot may not see any more', { timeout: 30_000 }, () => {
  it('is told of once, and goes on where it was when the bot is let back in', async () => {
    const camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, [ash, birch], 0, { pace: '1 day' });
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    const before = posts(ash, thread).length;
    camp.sandbox.denyBot('tusk', 'ViewChannel');
    for (let hours = 0; hours < 30; hours += 6) await camp.passing(DAY / 4);
    await camp.restart();
    await camp.passing(DAY / 4);
    expect(posts(ash, thread)).toHaveLength(before);
    const warnings = ash.dms().filter(({ content }) => /may not|cannot/u.test(content));
    expect(warnings).toHaveLength(1);
    expect((await camp.store.match(1))?.status).toBe('running');
    camp.sandbox.allowBot('tusk', 'ViewChannel');
    await camp.passing(DAY / 24);
    const after = posts(ash, thread).slice(before);
    expect(after.map(({ content }) => content)).toContainEqual(expect.stringMatching(/^⏳ /u));
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
    expect((await camp.store.match(1))?.sequence).toBe(2);
    await camp.close();
  });
});

describe('a match whose server has thrown the bot out', { timeout: 30_000 }, () => {
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
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
  }, 60_000);
  afterAll(() => camp.close());

  const row = () => camp.store.match(1);
  const told = () => ash.dms().filter(({ content }) => /may not|cannot/u.test(content));

  it('stays whole, and waits where nobody can be reached', async () => {
    const before = posts(ash, thread).length;
    camp.sandbox.throwBotOut('tusk');
    await expect(ash.invoke('pebbles take', { pebbles: '1' }, { channel: thread })).rejects.toThrow(
      'no command',
    );
    // Its time runs out, and a computer player answers: nobody hears of it yet.
    for (let hours = 0; hours < 30; hours += 6) await camp.passing(DAY / 4);
    await camp.restart();
    await camp.passing(DAY / 4);
    expect(posts(ash, thread)).toHaveLength(before);
    expect(told()).toEqual([]);
    expect(await row()).toMatchObject({ status: 'running', sequence: 2 });
  });

  it('says what happened, in its order, as soon as the bot is let in again', async () => {
    const before = posts(ash, thread).length;
    camp.sandbox.letBotIn('tusk');
    await camp.passing(DAY / 24);
    const since = posts(ash, thread).slice(before);
    expect(since.map(({ content }) => content.slice(0, 2))).toContain('⌛ ');
    // Who is called now need not be reminded of it in the same breath.
    expect(since.flatMap(({ pingedIds }) => pingedIds)).toEqual([ash.id]);
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    expect((await row())?.sequence).toBe(3);
    expect(posts(ash, thread).at(-1)?.pingedIds).toEqual([birch.id]);
  });

  it('tells its host once where they meet elsewhere', async () => {
    camp.sandbox.addGuild('Another camp', ['general'], ['Ash', 'Birch']);
    camp.sandbox.throwBotOut('tusk');
    for (let hours = 0; hours < 48; hours += 6) await camp.passing(DAY / 4);
    await camp.restart();
    for (let hours = 0; hours < 24; hours += 6) await camp.passing(DAY / 4);
    expect(told()).toHaveLength(1);
    expect(told()[0]?.content).toMatch(/#|<#\d+>/u);
    const before = posts(ash, thread).length;
    camp.sandbox.letBotIn('tusk');
    await camp.passing(DAY / 24);
    expect(posts(ash, thread).length).toBeGreaterThan(before);
    expect(told()).toHaveLength(1);
  });
});
