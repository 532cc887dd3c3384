import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Limits } from '../../src/match/app/limits.ts';
import { openApp } from '../../src/match/open.ts';
import { learnMatch } from '../../src/match/lobby/learn.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';

const [ash, birch, cedar] = ['Ash', 'Birch', 'Cedar'].map((name, nth) => ({
  id: String(nth + 1),
  name,
}));
if (ash === undefined || birch === undefined || cedar === undefined) throw new Error('Nobody is.');
const ROOMY: Limits = {
  waitingPerPerson: 9,
  playedPerPerson: 9,
  waitingPerServer: 9,
  openedPerHour: 9,
  restDaysAYear: 30,
};

describe('limits of tables', () => {
  let store: Store;
  let presses = 0;
  beforeEach(async () => {
    store = await openMemoryStore();
  });
  afterEach(() => store.close());

  const within = (limits: Partial<Limits>): App => ({
    ...openApp(store, SHELF, () => new Date('2026-03-01T12:00:00Z')),
    limits: { ...ROOMY, ...limits },
    announce: () => {},
    think: async () => null,
  });
  const pressOf = (user: typeof ash, moderates = false) => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => moderates,
      holds: () => false,
    };
  };
  const open = async (app: App, user: typeof ash, server = '10', moderates = false) => {
    const opening = { game: 'tusk', size: 2, computers: 0 };
    const home = { server, channel: '11' };
    return (await openMatch(app, pressOf(user, moderates), { ...opening, home }))?.id ?? 0;
  };

  it('count all that wait in a server, whoever opened them, and hold its moderators, too', async () => {
    const app = within({ waitingPerServer: 2, waitingPerPerson: 1 });
    await open(app, ash);
    await open(app, birch);
    const refused = /^2 matches are already waiting for players in this server/;
    await expect(open(app, cedar)).rejects.toThrow(refused);
    await expect(open(app, cedar, '10', true)).rejects.toThrow(refused);
    expect(await open(app, cedar, '20')).toBeGreaterThan(0);
  });

  it('count what is played of those that one person opened, and let moderators open more', async () => {
    const app = within({ playedPerPerson: 1 });
    const match = await open(app, ash);
    await joinMatch(app, pressOf(birch), match);
    await startMatch(app, pressOf(ash), match);
    await expect(open(app, ash)).rejects.toThrow(/^1 match you opened is being played\./);
    expect(await open(app, birch)).toBeGreaterThan(0);
    expect(await open(app, ash, '10', true)).toBeGreaterThan(0);
  });

  it('let the members of any of several roles open tables', async () => {
    const app = within({});
    const roles = ['hosts', 'elders'];
    await store.transaction((transaction) => transaction.changeServer('10', { roles }));
    const opening = { game: 'tusk', size: 2, computers: 0, home: { server: '10', channel: '11' } };
    const openAs = (role: string) =>
      openMatch(app, { ...pressOf(ash), holds: (one) => one === role }, opening);
    expect(await openAs('elders')).toMatchObject({ status: 'open' });
    expect(await openAs('hosts')).toMatchObject({ status: 'open' });
    await expect(openAs('guests')).rejects.toThrow(/<@&hosts> or <@&elders> may open tables/);
  });

  it('let who learns a game begin, however many wait, if it may open tables', async () => {
    const app = within({ waitingPerServer: 1, waitingPerPerson: 1, openedPerHour: 2 });
    await store.transaction((transaction) =>
      transaction.changeServer('10', { roles: ['hosts', 'elders'] }),
    );
    await open(app, birch, '10', true);
    const learn = async (role: string) => {
      const home = { server: '10', channel: '11' };
      const press = { ...pressOf(ash), holds: (one: string) => one === role };
      return (await learnMatch(app, press, { game: 'tusk', home })).status;
    };
    await expect(learn('guests')).rejects.toThrow(/learning a game opens one, too/);
    expect(await learn('hosts')).toBe('running');
    expect(await learn('hosts')).toBe('running');
    await expect(learn('hosts')).rejects.toThrow(/in the last hour/);
  });
});
