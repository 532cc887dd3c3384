import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, JOIN, pitchCamp, posts, pressLobby } from './camp.ts';
import { say } from './play.ts';
import { expectRefusal } from './refusals.ts';

describe('what a table chooses', () => {
  let camp: Camp;
  let host: Person;
  let guest: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    [host, guest] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    await say(camp, 'tusk', host, 'match new', { seats: 2 });
  });
  afterAll(() => camp.close());

  const lobby = (): PageMessage => {
    const post = posts(host, 'tusk').at(-1);
    if (post === undefined) throw new Error('There is no lobby.');
    return post;
  };
  /** Presses the button that leads to a value. */
  const choose = (value: string) => pressLobby(camp, host, lobby(), `option:1:start:${value}`);
  const config = async (match: number) => (await camp.store.match(match))?.config;

  it('is the usual, until a button of an older lobby chooses another value', async () => {
    await choose('even');
    expect(lobby().content).toContain('⚙️ Head start: for later tribes');
    expect(await config(1)).toEqual({ start: 'even' });
    await choose('printed');
    expect(lobby().content).not.toContain('⚙️');
    await choose('even');
  });

  it('is the host’s to choose, of what the game offers', async () => {
    await expectRefusal(camp, {
      match: 1,
      person: guest,
      sentence: /^Only <@\d+>, who hosts this match, can choose that\.$/m,
      act: () => guest.press(lobby(), 'option:1:start:printed', { unchecked: true }),
    });
    for (const id of ['option:1:start:soft', 'option:1:snow:deep']) {
      await expectRefusal(camp, {
        match: 1,
        person: host,
        sentence: /^Tusk! does not offer that\./m,
        act: () => host.press(lobby(), id, { unchecked: true }),
      });
    }
    expect(await config(1)).toEqual({ start: 'even' });
  });

  it('is said in the thread, holds in the match, and is settled then', async () => {
    const before = lobby();
    await pressLobby(camp, guest, lobby(), JOIN);
    await pressLobby(camp, host, lobby(), 'Start');
    const thread = host.channels().findLast(({ name }) => /^\S+ #1: /u.test(name))?.id ?? '';
    const told = posts(guest, thread)
      .map(({ content }) => content)
      .join('\n');
    expect(told).toContain('⚙️ Head start: for later tribes');
    expect(told).toMatch(/⚖️ .+ goes later and begins with 2 food\./u);
    await expectRefusal(camp, {
      match: 1,
      person: host,
      sentence: /^This match has begun, so that is settled\./m,
      act: () => host.press(before, 'option:1:start:printed', { unchecked: true }),
    });
    expect(await config(1)).toEqual({ start: 'even' });
  });
});
