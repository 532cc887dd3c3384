import { Routes } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, JOIN, pitchCamp, posts, pressLobby } from './camp.ts';
import { inPlayingOrder } from './play.ts';

const MINUTE = 60_000;

/** Each match has one thread, with everybody in it. */
describe('the thread of a match', () => {
  let camp: Camp;
  let host: Person;
  let guest: Person;
  let match = 0;
  let thread = '';

  beforeAll(async () => {
    camp = await pitchCamp();
    [host, guest] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  });
  afterAll(() => camp.close());

  const said = (): string[] => posts(host, thread).map(({ content }) => content);
  const lobby = (): PageMessage => {
    const found = posts(host, 'tusk').findLast(({ content }) =>
      content.includes(`match #${match}`),
    );
    if (found === undefined) throw new Error('The lobby was not posted.');
    return found;
  };
  const remove = (message: PageMessage, channel: string): Promise<unknown> =>
    camp.bot.client.rest.delete(Routes.channelMessage(channel, message.id));
  /** The threads of the match as Discord has them. */
  const threads = () => host.channels().filter(({ name }) => name.startsWith(`Tusk! #${match}:`));
  const open = async (): Promise<string> => {
    match += 1;
    await host.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    await camp.settled();
    await pressLobby(camp, guest, lobby(), JOIN);
    return host.channel('tusk').id;
  };

  it('is asked for once', async () => {
    await open();
    camp.sandbox.requests.clear();
    await pressLobby(camp, host, lobby(), 'Start');
    const asked = camp.sandbox.requests.all.filter(({ path }) => path.endsWith('/threads'));
    expect(asked.map(({ status }) => status)).toEqual([201]);
  });

  it('is one, with everybody in it, where the message to join by is gone', async () => {
    const channel = await open();
    await remove(lobby(), channel);
    await host.invoke('match start', { match }, { channel });
    await camp.settled();
    expect(threads()).toHaveLength(1);
    thread = threads()[0]?.id ?? '';
    expect(said().filter((told) => /Press \*\*Play\*\*/.test(told))).toHaveLength(1);
    const path = `/channels/${thread}/thread-members/`;
    const brought = camp.sandbox.requests.all.filter((request) => request.path.startsWith(path));
    expect(brought.map((request) => request.path.slice(path.length))).toEqual([host.id, guest.id]);
  });

  it('is found again where its making could not be noted', async () => {
    const channel = await open();
    await remove(lobby(), channel);
    await host.invoke('match start', { match }, { channel, until: 'acknowledged' });
    let died = false;
    camp.amiss = {
      transaction(work) {
        if (threads().length === 0) return camp.store.transaction(work);
        died = true;
        return Promise.reject(new Error('The process died here.'));
      },
    };
    await camp.settled();
    camp.amiss = {};
    expect(died).toBe(true);
    await camp.restart();
    await camp.later(MINUTE);
    expect(threads()).toHaveLength(1);
    thread = (await camp.store.match(match))?.home.thread ?? '';
    expect(threads()[0]?.id).toBe(thread);
    expect(said().filter((told) => /Press \*\*Play\*\*/.test(told))).toHaveLength(1);
  });

  it('is found again where it was made at a message that was deleted before that was noted', async () => {
    const channel = await open();
    // It is as old as the message that it was made at: people may take their time to join.
    await camp.later(10 * MINUTE);
    let died = false;
    camp.amiss = {
      transaction(work) {
        if (threads().length === 0) return camp.store.transaction(work);
        died = true;
        return Promise.reject(new Error('The process died here.'));
      },
    };
    await pressLobby(camp, host, lobby(), 'Start');
    expect(died).toBe(true);
    await remove(lobby(), channel);
    camp.amiss = {};
    await camp.restart();
    await camp.later(MINUTE);
    expect(threads()).toHaveLength(1);
    thread = (await camp.store.match(match))?.home.thread ?? '';
    expect(threads()[0]?.id).toBe(thread);
    expect(said().filter((told) => /Press \*\*Play\*\*/.test(told))).toHaveLength(1);
  });

  it('gets everybody in again where it takes the place of a deleted one', async () => {
    camp.sandbox.deleteChannel(thread);
    camp.sandbox.requests.clear();
    const [one = host] = await inPlayingOrder(camp, match, [host, guest]);
    await one.invoke('tusk place', { match, at: 'D3' }, { channel: 'tusk' });
    await camp.settled();
    thread = (await camp.store.match(match))?.home.thread ?? '';
    const put = camp.sandbox.requests.to('PUT', '/channels/:channel/thread-members/:user');
    expect(put.map(({ path }) => path.split('/').at(-1))).toEqual([host.id, guest.id]);
  });
});
