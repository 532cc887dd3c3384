import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, idOn, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;
const HOUR = 3_600_000;

describe('a table that votes on who is too slow', { timeout: 30_000 }, () => {
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
    thread = await startMatch(camp, [ash, birch, cedar], 0, { pace: '1 day', late: 'vote' });
    await camp.passing(49 * HOUR);
  }, 60_000);
  afterAll(() => camp.close());

  const open = (): PageMessage => {
    const post = posts(birch, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"vote:'),
    );
    if (post === undefined) throw new Error('Nothing is voted on.');
    return post;
  };
  const again = ({ id }: PageMessage): PageMessage => {
    const post = posts(birch, thread).find((one) => one.id === id);
    if (post === undefined) throw new Error('It was deleted.');
    return post;
  };
  const last = (): string => posts(birch, thread).at(-1)?.content ?? '';
  const makers = async () => JSON.stringify(await camp.store.entries(1)).match(/"by":"\w+"/gu);

  it('is asked when the time is over, the others alone', async () => {
    expect(open().content).toMatch(/^⌛ Red \(<@\d+>\) ran out of time\. <@\d+> and <@\d+>: what/u);
    expect(open().pingedIds).toEqual([birch.id, cedar.id]);
    expect(read(await ash.press(open(), 'Wait for them'))).toMatch(/others vote/u);
    await camp.passing(HOUR);
    expect(await makers()).toBeNull();
  });

  it('has that again where somebody deleted the post, once', async () => {
    const votes = () =>
      posts(birch, thread).filter(({ components }) =>
        JSON.stringify(components).includes('"vote:'),
      );
    ash.remove(open());
    expect(votes()).toEqual([]);
    await say(camp, thread, ash, 'repair');
    await say(camp, thread, ash, 'repair');
    expect(votes()).toHaveLength(1);
    expect(open().content).toMatch(/what now\?/u);
  });

  it('gives more time, twice at most', async () => {
    for (let times = 0; times < 2; times += 1) {
      const before = open();
      expect(read(await birch.press(before, 'Computer answers'))).toMatch(/^Your vote counts/u);
      expect(read(await birch.press(before, 'Wait for them'))).toMatch(/^Your vote counts/u);
      await camp.restart();
      expect(read(await cedar.press(before, 'Wait for them'))).toMatch(/^That decides it/u);
      await camp.settled();
      expect(last()).toMatch(
        /^⏳ Red \(<@\d+>\) gets more time\.\n🗳️ You voted: more time \(2 to 0\)\.$/u,
      );
      expect(again(before).content).toMatch(
        /ran out of time\.\n🗳️ You voted: more time \(2 to 0\)\.$/u,
      );
      expect(JSON.stringify(again(before).components)).not.toContain('"vote:');
      expect(read(await cedar.press(before, idOn(before, 'vote'), { unchecked: true }))).toMatch(
        /^There is nothing left to vote on here\./u,
      );
      await camp.passing(25 * HOUR);
      expect(open().id).not.toBe(before.id);
    }
    expect(JSON.stringify(open().components)).not.toContain(':wait"');
  });

  it('has done what most say, or a computer player answer where nobody says anything', async () => {
    const before = open();
    await birch.press(before, 'Safe answer');
    await cedar.press(open(), 'Safe answer');
    await camp.settled();
    expect(await makers()).toEqual(['"by":"default"']);
    expect(read(await cedar.press(before, idOn(before, 'vote'), { unchecked: true }))).toMatch(
      /^There is nothing left to vote on here\./u,
    );
    await camp.passing(49 * HOUR);
    expect(open().content).toMatch(/⌛ Blue .+ ran out of time/u);
    await camp.passing(25 * HOUR);
    expect(await makers()).toEqual(['"by":"default"', '"by":"standIn"']);
  });
});

describe('a tie among those who vote on who is too slow', { timeout: 30_000 }, () => {
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
    thread = await startMatch(camp, [ash, birch, cedar], 0, {
      hours: 24,
      bank: 0,
      late: 'vote',
      rests: true,
    });
    await camp.passing(24.1 * HOUR);
  }, 60_000);
  afterAll(() => camp.close());

  const voting = (): PageMessage[] =>
    posts(birch, thread).filter(({ content }) => /\w+ \(<@\d+>\) ran out of time\./u.test(content));
  const newest = (): PageMessage => {
    const post = voting()
      .filter(({ components }) => JSON.stringify(components).includes('"vote:'))
      .at(-1);
    if (post === undefined) throw new Error('Nothing is voted on.');
    return post;
  };
  const until = (): number => Number(/until <t:(\d+):f>/u.exec(newest().content)?.[1]);

  it('is told how it is decided, by whom and until when', () => {
    expect(newest().content).toMatch(
      /<@\d+> and <@\d+>: what now\? Most votes decide; if it’s a tie in the end, or nobody has voted, a computer player answers\. You have until <t:\d+:f> \(<t:\d+:R>\)\.$/u,
    );
  });

  it('stays open, and stands on the post', async () => {
    expect(read(await birch.press(newest(), 'Safe answer'))).toMatch(
      /^Your vote counts\. You can/u,
    );
    expect(read(await cedar.press(newest(), 'Wait for them'))).toMatch(/makes it a tie/u);
    await camp.settled();
    expect(newest().content).toMatch(/\n🗳️ So far: the safe answer is given: 1 · more time: 1$/u);
    await camp.passing(HOUR);
    expect((await camp.store.match(1))?.sequence).toBe(0);
  });

  it('has its time moved with the clock, on the post as well', async () => {
    const before = until();
    await say(camp, thread, ash, 'away', { days: 2 });
    await camp.passing(1_000);
    expect(newest().content).toContain('The clock is stopped for now, and so is your time to vote');
    await camp.passing(5 * HOUR);
    await say(camp, thread, ash, 'away', { days: 0 });
    await camp.passing(1_000);
    expect(until() - before).toBeGreaterThanOrEqual(5 * 3600);
    expect(until() - before).toBeLessThan(5 * 3600 + 60);
  });

  it('takes the computer’s answer in the end, and says so', async () => {
    const { id } = newest();
    await camp.passing(24 * HOUR);
    const after = posts(birch, thread).find((one) => one.id === id);
    expect(after?.content).toMatch(
      /ran out of time\.\n🗳️ Your vote was a tie \(1 to 1\), so a computer player answers\.$/u,
    );
    expect(JSON.stringify(after?.components)).not.toContain('"vote:');
    expect(
      posts(birch, thread).some(({ content }) =>
        /a computer player answers this one\.\n🗳️ Your vote was a tie/u.test(content),
      ),
    ).toBe(true);
  });

  it('is off where who was late answers after all', async () => {
    await camp.passing(24.1 * HOUR);
    const before = newest();
    const late = [ash, birch, cedar].find(({ id }) =>
      before.content.includes(`(<@${id}>) ran out of time`),
    );
    if (late === undefined) throw new Error('Nobody is late.');
    await say(camp, thread, late, 'pebbles take', { pebbles: '1' });
    const after = posts(birch, thread).find((one) => one.id === before.id);
    expect(after?.content).toMatch(/ran out of time\.\n🗳️ There’s nothing left to vote on/u);
    expect(JSON.stringify(after?.components)).not.toContain('"vote:');
  });
});

describe('a vote whose post comes late', { timeout: 60_000 }, () => {
  it('leaves those who vote all their time', async () => {
    const at = new Date('2026-06-01T12:00:00Z');
    const camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]), at });
    const people = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    const [ash = camp.sandbox.user('Ash')] = people;
    const thread = await startMatch(camp, people, 0, { hours: 24, bank: 0, late: 'vote' });
    await camp.passing(23 * HOUR);
    const create = { method: 'POST', path: '/channels/:channel/messages' } as const;
    camp.sandbox.faults.fail(503, 'before', { ...create, times: 10_000 });
    for (let hours = 0; hours < 30; hours += 1) await camp.passing(HOUR);
    expect(posts(ash, thread).at(-1)?.content).not.toMatch(/what now/u);
    camp.sandbox.faults.clear();
    await camp.later(HOUR / 12);
    const post = posts(ash, thread).findLast(({ content }) => content.includes('what now'));
    const until = Number(/until <t:(\d+):f>/u.exec(post?.content ?? '')?.[1]) * 1000;
    expect(until).toBeGreaterThanOrEqual(at.getTime() + (23 + 30 + 24) * HOUR);
    expect(await camp.store.entries(1)).toHaveLength(1);
    await camp.close();
  });
});
