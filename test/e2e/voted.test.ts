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
  const last = (): string => posts(birch, thread).at(-1)?.content ?? '';
  const makers = async () => JSON.stringify(await camp.store.entries(1)).match(/"by":"\w+"/gu);

  it('is asked when the time is over, the others alone', async () => {
    expect(open().content).toMatch(
      /^⌛ The time of Red \(<@\d+>\) is over\. <@\d+>, <@\d+>: what/u,
    );
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
      expect(last()).toMatch(/^⏳ Red .+ gets more time/u);
      expect(read(await cedar.press(before, idOn(before, 'vote'), { unchecked: true }))).toMatch(
        /^This is decided/u,
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
      /^This is decided/u,
    );
    await camp.passing(49 * HOUR);
    expect(open().content).toMatch(/The time of Blue/u);
    await camp.passing(25 * HOUR);
    expect(await makers()).toEqual(['"by":"default"', '"by":"standIn"']);
  });
});
