import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, pressLobby } from './camp.ts';
import { say } from './play.ts';

describe('which game is meant, where none is named', () => {
  let camp: Camp;
  let ash: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ people: ['Ash', 'Birch'] });
    ash = camp.sandbox.user('Ash');
  });
  afterAll(() => camp.close());

  const open = (channel: string, options: Readonly<Record<string, string>> = {}) =>
    say(camp, channel, ash, 'match new', options);
  const lobbyIn = (channel: string): string => posts(ash, channel).at(-1)?.content ?? '';
  /** The game and what its table chose, of the newest match. */
  const newest = async () => {
    const running = await camp.store.matchesWith(ash.id, ['open', 'running']);
    return { game: running[0]?.game, config: running[0]?.config };
  };

  it('is the first on the shelf in a channel where nobody has played', async () => {
    await open('general');
    expect(await newest()).toEqual({ game: 'tusk', config: {} });
  });

  it('is the one of whose options something was chosen', async () => {
    await open('general', { herd: 'off' });
    expect(await newest()).toEqual({ game: 'stone-age', config: { herd: 'off' } });
    expect(lobbyIn('general')).toContain('⚙️ Mammoth herd: without it: the base game');
    // What several have says nothing.
    await open('general', { herd: 'off', start: 'even' });
    expect(await newest()).toEqual({ game: 'stone-age', config: { herd: 'off', start: 'even' } });
    await open('tusk', { start: 'even' });
    expect(await newest()).toEqual({ game: 'tusk', config: { start: 'even' } });
  });

  it('is the one that was opened last in this channel, and no other', async () => {
    await open('stone-age', { game: 'stone-age' });
    await open('stone-age');
    expect(await newest()).toMatchObject({ game: 'stone-age' });
    await open('tusk');
    expect(await newest()).toMatchObject({ game: 'tusk' });
    expect(await say(camp, 'stone-age', ash, 'rules')).toMatch(/^## Stone Age with/u);
  });

  it('is refused where the game that was named does not have what was chosen', async () => {
    const named = await open('general', { game: 'tusk', herd: 'off' });
    expect(named).toContain('Tusk! does not offer that.');
  });

  it('is taught by /learn as well', async () => {
    await say(camp, 'stone-age', ash, 'learn');
    expect(await newest()).toMatchObject({ game: 'stone-age' });
  });

  it('lets the host of a table choose whether the herd comes, by a button of its lobby', async () => {
    const host = camp.sandbox.user('Birch');
    await say(camp, 'stone-age', host, 'match new');
    const lobby = posts(host, 'stone-age').at(-1);
    if (lobby === undefined) throw new Error('There is no lobby.');
    expect(JSON.stringify(lobby.components)).toContain('"label":"Mammoth herd: with the herd');
    const [match] = await camp.store.matchesWith(host.id, ['open']);
    await pressLobby(camp, host, lobby, `option:${match?.id}:herd:off`);
    expect((await camp.store.match(match?.id ?? 0))?.config).toEqual({ herd: 'off' });
  });
});
