import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import type { PageMessage } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, NOON, pitchCamp, posts, read } from './camp.ts';

it('calls who founded it where the role of its directors was deleted', async () => {
  const camp = await pitchCamp({ at: NOON });
  const [ash, birch] = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
  if (ash === undefined || birch === undefined) throw new Error('Nobody is there.');
  const channel = { channel: 'tusk' };
  camp.sandbox.addRole('Chiefs');
  const about = { name: 'Autumn', game: 'tusk', plays: 'fast', seats: 2, role: 'Chiefs' };
  read(await ash.invoke('league new', about, channel));
  await camp.settled();
  read(await birch.invoke('me', { zone: 'Europe/Vienna' }, channel));
  const send = async (post: PageMessage | undefined, label: string, fields: object) => {
    if (post === undefined) throw new Error('Nothing was posted.');
    const form = await birch.press(post, label);
    if (form.is !== 'modal') throw new Error(form.text);
    read(await birch.submitModal(form, { ...fields }));
    await camp.settled();
  };
  await send(posts(ash, 'tusk').at(-1), 'Sign up', { as: 'plays', away: [] });
  const claim = async (text: string) => {
    await send(messageOf(await birch.invoke('league claim', {}, channel)), 'Claim …', { text });
    return posts(ash, 'tusk').at(-1);
  };
  expect(await claim('It is cold')).toMatchObject({ pingedIds: [] });
  camp.sandbox.deleteRole('Chiefs');
  expect(await claim('It is dark')).toMatchObject({ pingedIds: [ash.id] });
  await camp.close();
});

describe('a league whose channel is deleted', () => {
  let camp: Camp;
  beforeAll(async () => {
    camp = await pitchCamp({ at: NOON });
    const about = { name: 'Autumn', game: 'tusk', plays: 'fast', seats: 4 };
    await camp.sandbox.user('Ash').invoke('league new', about, { channel: 'tusk' });
    await camp.settled();
  });
  afterAll(() => camp.close());

  it('tells who founded it by DM, once, and goes on', async () => {
    camp.sandbox.deleteChannel('tusk');
    await camp.passing(4 * DAY_MS);
    const row = await camp.store.season(1);
    expect(row === null ? null : seasonIn(row).phase).toBe('cancelled');
    const dms = camp.sandbox.user('Ash').dms();
    expect(dms.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^\*\*Autumn\*\*: I can’t post in its channel .*`\/league move/u),
    ]);
  });

  it('goes on in the channel to which a director moves it', async () => {
    const move = async (name: string): Promise<string> =>
      read(
        await camp.sandbox
          .user(name)
          .invoke('league move', { league: 'Autumn' }, { channel: 'general' }),
      );
    expect(await move('Birch')).toContain('Only the directors of this league');
    expect(await move('Ash')).toContain('**Autumn** goes on in');
    await camp.settled();
    const there = posts(camp.sandbox.user('Ash'), 'general').map(({ content }) => content);
    expect(there.filter((content) => content.includes('Autumn · season 1'))).toHaveLength(1);
  });

  it('has a division play in a channel of its own, until that is deleted', async () => {
    const ash = camp.sandbox.user('Ash');
    const typed = async (command: string, channel: string, options = {}): Promise<string> =>
      read(await ash.invoke(command, { league: 'Winter', ...options }, { channel }));
    const about = { name: 'Winter', game: 'tusk', plays: 'fast', seats: 2 };
    read(await ash.invoke('league new', about, { channel: 'general' }));
    await camp.settled();
    const post = posts(ash, 'general').find(({ content }) => content.includes('## 🏆 Winter'));
    if (post === undefined) throw new Error('Nothing was posted.');
    for (const person of ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name))) {
      read(await person.invoke('me', { zone: 'Europe/Vienna' }, { channel: 'general' }));
      const form = await person.press(post, 'Sign up');
      if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
      read(await person.submitModal(form, { as: 'plays', away: [] }));
    }
    camp.sandbox.addChannel('winter-a', 0);
    expect(await typed('league move', 'winter-a', { division: '?' })).toContain('such as `A`');
    expect(await typed('league move', 'winter-a', { division: 'a' })).toContain('Division A of');
    await camp.passing(4 * DAY_MS);
    await camp.passing(60_000);
    const said = (channel: string) => posts(ash, channel).map(({ content }) => content);
    expect(said('winter-a').join('\n')).toContain('tables over');
    expect(said('general').join('\n')).not.toContain('tables over');
    const row = await camp.store.season(2);
    const open = row === null ? [] : seasonIn(row).tables.flatMap(({ match }) => match ?? []);
    const [match] = open;
    const home = (await camp.store.match(match ?? 0))?.home;
    expect(home?.channel).not.toBe((await camp.store.league(2))?.channel);
    expect(home?.thread).not.toBeNull();
    expect(await typed('league table', 'winter-a')).toContain('tables over');
    camp.sandbox.deleteChannel('winter-a');
    await camp.passing(15 * DAY_MS);
    const dms = ash.dms().map(({ content }) => content);
    expect(dms.join('\n')).toContain('`/league move league: Winter division: A`');
    expect(said('general').join('\n')).toContain('**Winter · season 1** is over!');
  });
});
