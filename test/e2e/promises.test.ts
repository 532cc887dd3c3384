import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;

describe('promises', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    thread = await startMatch(camp, [ash, birch, cedar]);
  }, 60_000);
  afterAll(() => camp.close());

  const last = (): PageMessage => {
    const post = posts(ash, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  /** As long as a promise may be. */
  const long = (text: string): string => `${text} `.padEnd(200, 'x');
  const kept = async () => (await camp.store.pledges(1)).map((one) => one.kept);

  it('are written down for all to read, and bind nobody', async () => {
    expect(await say(camp, thread, ash, 'promise')).toMatch(/^Nothing has been promised/u);
    const text = 'I leave **you** the last @everyone pebble';
    expect(await say(camp, thread, ash, 'promise', { to: '1', text })).toMatch(/^Promised\./u);
    expect(last().content).toBe(
      '🤞 Red promises Blue: “I leave \\*\\*you\\*\\* the last \\@everyone pebble”',
    );
    expect(last().pingedIds).toEqual([]);
    // Written as a word, where nothing was chosen from the list.
    await say(camp, thread, birch, 'promise', { to: 'Everybody', text: 'Peace' });
    expect(last().content).toBe('🤞 Blue promises everybody: “Peace”');
    const listed = await say(camp, thread, cedar, 'promise');
    expect(listed.split('\n')).toHaveLength(3);
    expect(await say(camp, thread, ash, 'promise', { to: '0', text: 'Me' })).toMatch(
      /That’s yourself/u,
    );
    const other = camp.sandbox.user('Dune');
    expect(await say(camp, thread, other, 'promise', { text: 'Hi' })).toMatch(/no seat/u);
    for (let count = 1; count < 5; count += 1) {
      await say(camp, thread, birch, 'promise', { text: long(`Peace ${count}`) });
    }
    for (let count = 0; count < 5; count += 1) {
      await say(camp, thread, cedar, 'promise', { to: '0', text: long(`Dogs ${count}`) });
    }
    const page = (options = {}) => say(camp, thread, cedar, 'promise', options);
    expect(await page()).toMatch(/^11\. .+x”\n-# Page 2 of 2$/mu);
    expect(await page({ page: 1 })).toMatch(/^6\. .+x”\n-# Page 1 of 2$/mu);
    expect(await say(camp, thread, birch, 'promise', { text: 'More' })).toMatch(/5 things/u);
  });

  it('are shown at the end, where those to whom they were made say whether they were kept', async () => {
    const people = [ash, birch, cedar];
    for (let turn = 0; (await camp.store.match(1))?.status === 'running'; turn += 1) {
      await say(camp, thread, people[turn % 3] ?? ash, 'pebbles take', { pebbles: '2' });
    }
    await camp.settled();
    const told = posts(ash, thread).filter(({ content }) => content.startsWith('🤞 **What was'));
    const [post, rest] = told;
    if (post === undefined || rest === undefined) throw new Error('Promises were not shown.');
    expect(told).toHaveLength(2);
    for (const { content } of told) expect(content).not.toMatch(/…/u);
    const promises = await camp.store.pledges(1);
    const [first, second] = promises.map(({ id }) => String(id));
    const judge = (person: Person, how: string, which = '') =>
      person.select(post, `${how}:1`, [which]);
    expect(read(await judge(cedar, 'kept', first))).toMatch(/wasn’t made to you/u);
    expect(read(await judge(ash, 'kept', first))).toMatch(/wasn’t made to you/u);
    await judge(birch, 'broken', first);
    await judge(cedar, 'kept', second);
    await judge(cedar, 'kept', second);
    expect((await kept()).slice(0, 2)).toEqual([false, true]);
    const shown = posts(ash, thread).find(({ id }) => id === post.id)?.content ?? '';
    const last = promises.at(-1);
    await ash.select(rest, 'broken:1', [String(last?.id)]);
    const after = posts(ash, thread).find(({ id }) => id === rest.id)?.content ?? '';
    expect(after).toMatch(/^11\. 🤞 .+x” 💔 \*broken\*\n-# Page 2 of 2$/mu);
    expect(shown).toMatch(/^1\. 🤞 Red .+ 💔 \*broken\*$/mu);
    expect(shown).toMatch(/^2\. 🤞 Blue .+ ✅ \*kept\*$/mu);
  });
});
