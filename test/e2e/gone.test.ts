import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, posts, sentTo, SILENT, startMatch } from './camp.ts';
import { say } from './play.ts';

const DAY = 24 * 3_600_000;
/** By when what Discord tells has come. */
const SOON = 20_000;
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
    const forfeited = told.filter((text) => /^🤖 .+ ran out of time/u.test(text));
    expect(forfeited.length).toBeLessThan(2);
    for (const text of forfeited)
      expect(text).toMatch(/the host can look for somebody else with `\/match substitute`/u);
    const late = posts(ash, thread).filter(({ content }) =>
      /^⌛ .+ ran out of time/u.test(content),
    );
    expect(late.length).toBeGreaterThan(0);
    // That it has left is said once, to who can do something about it.
    const left = late.filter(({ content }) => /\n🚪 <@\d+> has left this server/u.test(content));
    expect(left.map(({ pingedIds }) => pingedIds)).toEqual([[ash.id]]);
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

describe('a match whose table waits for somebody who has left the server', {
  timeout: 30_000,
}, () => {
  it('tells that its host once, however often the others wait', async () => {
    const camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    const [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    const thread = await startMatch(camp, [ash, birch, cedar], 0, {
      pace: '12 hours',
      late: 'vote',
    });
    camp.sandbox.leave(cedar);
    /** Both others take a pebble, and say what is done as the time of the third is over. */
    const goRound = async (votes: readonly string[]): Promise<void> => {
      for (const person of [ash, birch]) {
        await say(camp, thread, person, 'pebbles take', { match: 1, pebbles: '1' });
      }
      for (const vote of votes) {
        await camp.passing(2 * DAY);
        const open = posts(ash, thread).findLast(({ components }) =>
          JSON.stringify(components).includes('"vote:'),
        );
        if (open === undefined) throw new Error('Nothing is voted on.');
        for (const person of [ash, birch]) await person.press(open, vote);
        await camp.settled();
      }
    };
    const seat = (await camp.store.match(1))?.seats.find(({ user }) => user === cedar.id)?.seat;
    expect(seat).toBe(2);
    await goRound(['Computer answers']);
    await vi.waitFor(async () => expect((await camp.store.match(1))?.sequence).toBe(3), SOON);
    await goRound(['Wait for them', 'Wait for them']);
    const told = posts(ash, thread).map(({ content }) => content);
    expect(told.filter((text) => /^⏳ .* gets more time/u.test(text))).toHaveLength(2);
    expect(told.filter((text) => text.includes('\n🚪 '))).toHaveLength(1);
    await camp.close();
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
    await say(camp, 'tusk', ash, 'me', { zone: 'UTC', wakes: '18:00', sleeps: '8:00' });
    camp.sandbox.denyBot('tusk', 'ViewChannel');
    for (let hours = 0; hours < 30; hours += 6) await camp.passing(DAY / 4);
    await camp.restart();
    await camp.passing(DAY / 4);
    expect(posts(ash, thread)).toHaveLength(before);
    const warnings = ash.dms().filter(({ content }) => /not allowed to post/u.test(content));
    expect(warnings).toHaveLength(1);
    // It slept, and it can wait until the morning.
    const sent = sentTo(camp, ash.directMessages().id);
    expect(sent.map(({ flags }) => flags)).toEqual([SILENT]);
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
  const told = () => ash.dms().filter(({ content }) => /not in its server/u.test(content));
  const isGone = async (): Promise<boolean> =>
    (await camp.store.server((await row())?.home.server ?? '')).goneAt !== null;
  const throwOut = async () => {
    camp.sandbox.throwBotOut('tusk');
    await vi.waitFor(async () => expect(await isGone()).toBe(true), SOON);
  };
  const letIn = async () => {
    camp.sandbox.letBotIn('tusk');
    await vi.waitFor(async () => expect(await isGone()).toBe(false), SOON);
  };

  it('stays whole, and waits where nobody can be reached', async () => {
    const before = posts(ash, thread).length;
    await throwOut();
    await expect(ash.invoke('pebbles take', { pebbles: '1' }, { channel: thread })).rejects.toThrow(
      'no command',
    );
    // No clock counts, also where the bot was stopped meanwhile: everybody has as long left as when it went.
    for (let hours = 0; hours < 30; hours += 6) await camp.passing(DAY / 4);
    await camp.restart();
    for (let hours = 0; hours < 60; hours += 6) await camp.passing(DAY / 4);
    expect(posts(ash, thread)).toHaveLength(before);
    expect(told()).toEqual([]);
    expect(await row()).toMatchObject({ status: 'running', sequence: 1 });
  });

  it('says what happened, in its order, as soon as the bot is let in again', async () => {
    const before = posts(ash, thread).length;
    await letIn();
    await camp.passing(DAY / 24);
    const since = posts(ash, thread).slice(before);
    expect(since.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^🔥 I’m back: I’ve been away from this server since <t:\d+:[fF]>/u),
    ]);
    expect(since.flatMap(({ pingedIds }) => pingedIds)).toEqual([]);
    // The time that was left then runs out now.
    for (let hours = 0; hours < 30; hours += 6) await camp.passing(DAY / 4);
    expect(posts(ash, thread).map(({ content }) => content.slice(0, 2))).toContain('⌛ ');
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    expect((await row())?.sequence).toBe(3);
    expect(posts(ash, thread).at(-1)?.pingedIds).toEqual([birch.id]);
  });

  it('stands as well where that happened while the bot was stopped', async () => {
    await camp.bot.close();
    camp.sandbox.throwBotOut('tusk');
    await camp.restart();
    expect(await isGone()).toBe(true);
    const { sequence } = (await row()) ?? {};
    for (let hours = 0; hours < 60; hours += 6) await camp.passing(DAY / 4);
    expect((await row())?.sequence).toBe(sequence);
    await camp.bot.close();
    camp.sandbox.letBotIn('tusk');
    await camp.restart();
    expect(await isGone()).toBe(false);
    await camp.settled();
    expect(posts(ash, thread).at(-1)?.content).toMatch(
      /^🔥 I’m back: I’ve been away from this server since/u,
    );
  });

  it('tells its host once where they meet elsewhere', async () => {
    camp.sandbox.addGuild('Another camp', ['general'], ['Ash', 'Birch']);
    await throwOut();
    for (let hours = 0; hours < 48; hours += 6) await camp.passing(DAY / 4);
    await camp.restart();
    for (let hours = 0; hours < 24; hours += 6) await camp.passing(DAY / 4);
    expect(told()).toHaveLength(1);
    expect(told()[0]?.content).toMatch(/^\*{0,2}Pebbles #1/u);
    const before = posts(ash, thread).length;
    await letIn();
    await camp.passing(DAY / 24);
    expect(posts(ash, thread).length).toBeGreaterThan(before);
    expect(told()).toHaveLength(1);
  });
});

describe('a server that Discord says has thrown the bot out, and has not', {
  timeout: 30_000,
}, () => {
  it('has its clocks run again as soon as somebody presses there', async () => {
    const camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, [ash, birch], 0, { pace: '12 hours' });
    const goneAt = async () => (await camp.store.match(1))?.goneAt ?? null;
    camp.sandbox.sayBotIsGone('tusk');
    await vi.waitFor(async () => expect(await goneAt()).not.toBe(null), SOON);
    await camp.passing(DAY / 4);
    // Whoever only looks is proof enough.
    await say(camp, thread, ash, 'next');
    await vi.waitFor(async () => expect(await goneAt()).toBe(null), SOON);
    for (let hours = 0; hours < 30; hours += 6) await camp.passing(DAY / 4);
    expect(posts(ash, thread).map(({ content }) => content.slice(0, 2))).toContain('⌛ ');
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
    await camp.close();
  });
});
