import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, startMatch } from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

describe('what could not be posted for a long time', () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  beforeEach(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const order = await inPlayingOrder(camp, 1, people);
    if (order[0] === undefined || order[1] === undefined) throw new Error('Two were to play.');
    [first, second] = [order[0], order[1]];
  });
  afterEach(() => camp.close());

  const HALF_AN_HOUR = 31 * 60_000;

  it('is posted in the end, however long it takes', async () => {
    camp.sandbox.denyBot('tusk', 'SendMessagesInThreads');
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    const before = posts(first, thread).length;
    for (let hours = 0; hours < 48; hours += 1) await camp.later(2 * HALF_AN_HOUR);
    expect(posts(first, thread)).toHaveLength(before);
    camp.sandbox.allowBot('tusk', 'SendMessagesInThreads');
    await camp.later(HALF_AN_HOUR);
    const late = posts(first, thread).slice(before);
    expect(late).toHaveLength(1);
    expect(late[0]?.pingedIds).toEqual([second.id]);
  });

  it('pings nobody who has acted meanwhile', async () => {
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    await say(camp, thread, second, 'tusk place', { at: 'D5' });
    await camp.settled();
    const before = posts(first, thread).length;
    camp.sandbox.denyBot('tusk', 'SendMessagesInThreads');
    for (const person of [first, second]) {
      const [card] = await offers(thread, person, 'tusk keep', 'card');
      await say(camp, thread, person, 'tusk keep', { card: card?.value ?? '' });
    }
    camp.sandbox.allowBot('tusk', 'SendMessagesInThreads');
    for (let times = 0; times < 3; times += 1) await camp.later(HALF_AN_HOUR);
    const late = posts(first, thread).slice(before);
    expect(late.flatMap(({ pingedIds }) => pingedIds)).not.toContain(second.id);
    expect(late.at(-1)?.pingedIds).toEqual([first.id]);
  });
});
