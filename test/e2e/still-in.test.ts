import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import {
  type Camp,
  chooseFor,
  JOIN,
  messageOf,
  openTable,
  pitchCamp,
  posts,
  pressLobby,
} from './camp.ts';

const SECOND = 1000;

describe('a table that is changed after somebody joined', () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ people: ['Ash', 'Birch', 'Cedar'] });
    [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    const opened = await openTable(camp, ash, 3);
    for (const person of [birch, cedar]) await pressLobby(camp, person, opened, JOIN);
  });
  afterAll(() => camp.close());

  const lobby = (): PageMessage => {
    const found = posts(ash, 'tusk').find(({ content }) => content.startsWith('## '));
    if (found === undefined) throw new Error('The lobby was not posted.');
    return found;
  };
  const last = (): PageMessage => {
    const found = posts(ash, 'tusk').at(-1);
    if (found === undefined) throw new Error('Nothing was posted.');
    return found;
  };

  it('tells them once, when the host has chosen, and pings nobody else', async () => {
    await chooseFor(camp, ash, lobby(), { start: 'even' });
    await chooseFor(camp, ash, lobby(), { late: 'vote' });
    expect(last().id).toBe(lobby().id);
    await camp.later(30 * SECOND);
    expect(posts(ash, 'tusk')).toHaveLength(2);
    expect(last().pingedIds.toSorted()).toEqual([birch.id, cedar.id].toSorted());
    expect(last().content).toContain('⚙️ Head start: for later tribes');
    expect(last().content).toMatch(/Out of time: the others vote\./u);
    expect(lobby().content).toContain(`<@${birch.id}> · *still in?*`);
  });

  it('does not begin before they say that they stay, and says who has not', async () => {
    expect(await pressLobby(camp, birch, last(), 'I’m still in')).toMatch(/^You’re in\./u);
    // As by a double tap.
    expect(await pressLobby(camp, birch, last(), 'I’m still in')).toMatch(/^You’re in\./u);
    expect(await pressLobby(camp, ash, lobby(), 'Start')).toMatch(
      new RegExp(`no word yet from <@${cedar.id}>\\. .* behind \\*\\*Host …\\*\\*\\.$`, 'u'),
    );
    expect((await camp.store.match(1))?.status).toBe('open');
    expect(lobby().content).toContain(`Waiting for word from <@${cedar.id}>`);
    expect(lobby().content).not.toContain('can start');
  });

  it('takes no word for what was changed since', async () => {
    const before = last();
    await camp.later(SECOND);
    await chooseFor(camp, ash, lobby(), { late: 'safe' });
    expect(await pressLobby(camp, cedar, before, 'I’m still in')).toMatch(/^The table changed/u);
    await camp.later(30 * SECOND);
    expect(last().pingedIds.toSorted()).toEqual([birch.id, cedar.id].toSorted());
  });

  it('goes on without them where the host frees their seats', async () => {
    await pressLobby(camp, birch, lobby(), 'I’m still in');
    const panel = messageOf(await ash.press(lobby(), 'Host …'));
    expect(panel.content).toContain(`No word yet from <@${cedar.id}>.`);
    await ash.press(panel, 'Free their seats');
    await camp.settled();
    expect((await camp.store.match(1))?.seats.map(({ user }) => user)).toEqual([ash.id, birch.id]);
    expect(await pressLobby(camp, ash, lobby(), 'Start')).toBeNull();
    expect((await camp.store.match(1))?.status).toBe('running');
  });

  it('asks nobody where nothing was changed, nor its host', async () => {
    const opened = await openTable(camp, ash, 2);
    await chooseFor(camp, ash, opened, { late: 'safe' });
    await pressLobby(camp, birch, opened, JOIN);
    await chooseFor(camp, ash, opened, { late: 'safe' });
    await camp.later(30 * SECOND);
    expect(last().id).toBe(opened.id);
    expect(await pressLobby(camp, ash, opened, 'Start')).toBeNull();
  });
});
