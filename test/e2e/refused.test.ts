import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, startMatch } from './camp.ts';
import { inPlayingOrder, say } from './play.ts';

const MINUTE = 60_000;

/** What Discord refuses until somebody mends it is tried again, but neither for ever nor at every press. */
describe('a message that is refused', () => {
  let camp: Camp;
  let host: Person;
  let guest: Person;
  let third: Person;
  const threads: string[] = [];

  beforeAll(async () => {
    camp = await pitchCamp();
    [host, guest, third] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    for (const _ of [1, 2, 3]) threads.push(await startMatch(camp, [host, guest, third]));
    camp.sandbox.denyBot('tusk', 'SendMessagesInThreads');
  });
  afterAll(() => camp.close());

  /** How often it was tried to post in these threads, since the last time. */
  const tries = (): number[] => {
    const made = camp.sandbox.requests.to('POST', '/channels/:channel/messages');
    const counted = threads.map(
      (thread) => made.filter(({ path }) => path.includes(thread)).length,
    );
    camp.sandbox.requests.clear();
    return counted;
  };
  const command = async (person: Person, line: string, match: number, channel: string) => {
    await person.invoke(line, { match }, { channel });
    await camp.settled();
  };
  const dmsOf = (person: Person, about: RegExp): string[] =>
    person
      .dms()
      .map(({ content }) => content)
      .filter((text) => about.test(text));

  it('is hurried by people in the thread of its match only, and only now and then', async () => {
    for (const match of [1, 2]) await command(third, 'match resign', match, 'tusk');
    // What has failed often waits for minutes.
    for (let times = 0; times < 7; times += 1) await camp.later(10 * MINUTE);
    tries();
    for (let times = 0; times < 5; times += 1) await command(guest, 'board', 1, 'tusk');
    expect(tries()).toEqual([0, 0, 0]);
    for (let times = 0; times < 5; times += 1) await command(guest, 'board', 1, threads[0] ?? '');
    expect(tries()).toEqual([1, 0, 0]);
    await camp.later(MINUTE / 2);
    await command(guest, 'board', 1, threads[0] ?? '');
    expect(tries()).toEqual([1, 0, 0]);
  });

  it('is told to who plays there where the host has left', async () => {
    const about = /^Tusk! #3: I’m not allowed to post in/;
    camp.sandbox.leave(host);
    const before = camp.log.length;
    await command(third, 'match resign', 3, 'tusk');
    for (let times = 0; times < 4; times += 1) await camp.later(5 * MINUTE);
    expect(dmsOf(guest, about)).toHaveLength(1);
    expect([...dmsOf(host, about), ...dmsOf(third, about)]).toEqual([]);
    const errors = camp.log.slice(before).filter(({ level }) => level === 50);
    expect(errors).toEqual([
      expect.objectContaining({ match: 3, msg: 'a message cannot be delivered' }),
    ]);
  });

  it('is said as soon as the channel lets me', async () => {
    camp.sandbox.allowBot('tusk', 'SendMessagesInThreads');
    const isTold = (thread: string): boolean =>
      posts(guest, thread).some(({ content }) => /handed to a computer player/.test(content));
    for (let tried = 0; tried < 1000 && !threads.every(isTold); tried += 1) {
      await new Promise((go) => setTimeout(go, 5));
    }
    await camp.settled();
    expect(threads.map(isTold)).toEqual([true, true, true]);
  });

  it('is given up where its match has ended and its channel is gone, with a word that fits', async () => {
    camp.sandbox.deleteChannel('tusk');
    const before = camp.log.length;
    await camp.store.transaction(async (transaction) => {
      const createdAt = new Date();
      await transaction.changeMatch(1, { status: 'over' });
      await transaction.changeMatch(2, { status: 'cancelled' });
      const turn = { match: 1, kind: 'turn', payload: { from: 0, to: 0, ping: [] }, createdAt };
      await transaction.enqueue(turn);
      for (const match of [1, 2]) {
        await transaction.enqueue({ match, kind: 'lobby', payload: {}, createdAt });
      }
    });
    // A thread's name can be changed now and then only: who plays may wait ten minutes to be shown there.
    await camp.later(11 * MINUTE);
    for (const match of [1, 2]) {
      const left = await camp.store.transaction((transaction) => transaction.undelivered(match));
      expect(left).toEqual([]);
    }
    const about = /channel was deleted/;
    expect(dmsOf(guest, about)).toEqual([
      'Tusk! #1: its channel was deleted, so I have no place to post. It has ended: name the match in /board and /log to see how.',
    ]);
    const errors = camp.log.slice(before).filter(({ level }) => level === 50);
    expect(errors).toEqual([expect.objectContaining({ match: 1, kind: 'turn' })]);
  });

  it('is tried on where its match is played, though its channel is gone', async () => {
    const { id } = guest.directMessages();
    await command(guest, 'match resign', 3, id);
    await camp.later(10 * MINUTE);
    const left = await camp.store.transaction((transaction) => transaction.undelivered(3));
    expect(left.map(({ kind }) => kind)).toContain('resigned');
  });
});

describe('a secret choice that waits', () => {
  it('is told of in the end where the token was refused in between', async () => {
    const camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, people);
    const [first, second] = await inPlayingOrder(camp, 1, people);
    if (first === undefined || second === undefined) throw new Error('There are two of them.');
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    camp.sandbox.faults.fail(401, 'before', { path: '/users/@me/channels', times: 100 });
    await say(camp, thread, second, 'tusk place', { at: 'D3' });
    await camp.bot.cutOff;
    camp.sandbox.faults.clear();
    await camp.restart();
    await camp.later(MINUTE);
    expect(first.dms().at(-1)?.content).toMatch(/a secret choice is waiting for you/);
    await camp.close();
  });
});
