import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Directed, seenAs } from '../../src/league/directing.ts';
import { PRESETS } from '../../src/league/settings.ts';
import { SHELF } from '../../src/games/index.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Press } from '../../src/match/app/press.ts';
import { direct, foreseen } from '../../src/match/league/directing.ts';
import { signUp } from '../../src/match/league/entering.ts';
import { foundLeague } from '../../src/match/league/founding.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import { tendSeason } from '../../src/match/league/tend.ts';
import { openApp } from '../../src/match/open.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';

const users = [1, 2, 3, 4, 5, 6].map((nth) => ({ id: `41000000000000000${nth}`, name: `P${nth}` }));
const head = { id: '420000000000000001', name: 'Head' };
let store: Store;
let app: App;
let season = 0;
let presses = 0;

const pressOf = (user: typeof head, manages = false, role: string | null = null): Press => {
  presses += 1;
  return {
    interaction: `press ${presses}`,
    user,
    locale: null,
    moderates: () => manages,
    holds: (one) => one === role,
  };
};
const now = async () => seasonIn((await store.season(season)) ?? { state: null });
const rule = async (directed: Directed, press = pressOf(head, false, '77'), seen?: string) =>
  direct(app, press, season, directed, { why: 'so', seen: seen ?? seenAs(await now()) });

beforeAll(async () => {
  store = await openMemoryStore();
  app = {
    ...openApp(store, SHELF, () => new Date('2026-11-28T12:00:00Z')),
    announce: () => undefined,
    think: () => Promise.resolve(null),
  };
  const settings = {
    ...PRESETS.league,
    game: 'tusk',
    config: {},
    terms: null,
    seats: 2,
    least: 2,
    division: 3,
  };
  const home = { server: '10', channel: '11' };
  const founding = { name: 'Autumn', home, settings, directors: ['77'] };
  const league = await foundLeague(app, pressOf(head, true), founding);
  season = (await store.seasonsOf(league.id))[0]?.id ?? 0;
  for (const user of users) {
    const hours = { zone: 'UTC', wakes: 480, sleeps: 1320 };
    await store.transaction((transaction) => transaction.changePerson(user.id, hours));
    const entry = { standsBy: true, away: [], onlyStandsBy: false };
    await signUp(app, pressOf(user), season, entry);
  }
});
afterAll(() => store.close());

it('is for members of its roles, and whoever manages the server', async () => {
  await expect(rule({ is: 'draw' }, pressOf(head))).rejects.toThrow(/^Only the directors/u);
  await expect(rule({ is: 'begin' })).rejects.toThrow(/^That cannot be done/u);
  await rule({ is: 'draw' });
  await tendSeason(app, season);
  expect((await now()).phase).toBe('drawn');
});

it('shows what a move changes before it is made, and keeps nothing of that', async () => {
  const before = await now();
  const user = before.entrants.find(({ division }) => division === 0)?.user ?? '';
  const seen = seenAs(before);
  const move = { is: 'move', user, division: 1 } as const;
  const { season: shown } = await foreseen(app, pressOf(head, true), season, move, seen);
  expect(shown.entrants.find((one) => one.user === user)?.division).toBe(1);
  expect(await now()).toEqual(before);
  const { season: moved } = await rule(move);
  expect(moved.tables).toEqual(shown.tables);
  await expect(rule(move)).rejects.toThrow(/^Choose another division/u);
});

it('lets one of two directors rule who press at once', async () => {
  const seen = seenAs(await now());
  const again = { is: 'redraw' } as const;
  const both = await Promise.allSettled([
    rule(again, pressOf(head, true), seen),
    rule(again, pressOf(head, false, '77'), seen),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rulings } = await now();
  expect(rulings.filter(({ deed }) => deed.is === 'redrawn')).toHaveLength(1);
});

it('lets nobody rule over its own division, but over another', async () => {
  const { entrants } = await now();
  const [one, mate] = entrants.filter(({ division }) => division === 0);
  const other = entrants.find(({ division }) => division === 1);
  const director = { id: one?.user ?? '', name: 'One' };
  await expect(
    rule({ is: 'drop', user: mate?.user ?? '' }, pressOf(director, true)),
  ).rejects.toThrow(/^You play in this division yourself.*<@&77>/u);
  await rule({ is: 'drop', user: other?.user ?? '' }, pressOf(director, true));
  expect((await now()).rulings.at(-1)).toMatchObject({ by: director.id, why: 'so' });
  for (const is of ['redraw', 'off'] as const)
    await expect(rule({ is }, pressOf(director, true))).rejects.toThrow(
      /^You play in this season yourself/u,
    );
  await rule({ is: 'redraw' });
  expect((await now()).tables.flatMap(({ seats }) => seats)).not.toContain(other?.user);
});
