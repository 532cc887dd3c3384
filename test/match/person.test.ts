import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { Refused } from '../../src/match/app/refused.ts';
import { type User, Repeated } from '../../src/match/app/press.ts';
import { load } from '../../src/match/loaded/load.ts';
import { tableOf } from '../../src/match/stored/table.ts';
import { awayUntil, restLeft, sayAway } from '../../src/match/stored/away.ts';
import { chooseTheme } from '../../src/match/stored/person.ts';
import { sceneFor } from '../../src/match/reports/shown.ts';
import { resign } from '../../src/match/company/hand-over.ts';
import { answer } from '../../src/match/play/answer.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { stranger, type Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';
import { allOffers } from './all-offers.ts';

const DAY = 24 * 3_600_000;
const ash = { id: '1', name: 'Ash' };
const birch = { id: '2', name: 'Birch' };
const cedar = { id: '3', name: 'Cedar' };

describe('what somebody says of themselves', () => {
  let store: Store;
  let app: App;
  let match: number;
  let clock = new Date('2026-03-01T12:00:00Z').getTime();
  let presses = 0;

  const pressOf = (user: typeof ash) => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  const away = async () => (await load(app, match)).table.seats.map((seat) => seat.away);

  beforeAll(async () => {
    store = await openMemoryStore();
    app = {
      ...openApp(store, SHELF, () => new Date(clock)),
      announce: () => {},
      think: async () => null,
    };
    const home = { server: '10', channel: '11' };
    const opening = { game: 'tusk', size: 3, computers: 0, home };
    match = (await openMatch(app, pressOf(ash), opening))?.id ?? 0;
    await joinMatch(app, pressOf(birch), match);
    await joinMatch(app, pressOf(cedar), match);
    await startMatch(app, pressOf(ash), match);
  });
  afterAll(() => store.close());

  it('is done once for each press', async () => {
    const press = pressOf(ash);
    expect(await chooseTheme(app, press, 'night')).toMatchObject({ theme: 'night' });
    await chooseTheme(app, pressOf(ash), 'print');
    await expect(chooseTheme(app, press, 'night')).rejects.toThrow(Repeated);
    expect(await store.person(ash.id)).toMatchObject({ theme: 'print' });

    const leaving = pressOf(ash);
    const until = new Date(clock + DAY);
    expect((await sayAway(app, leaving, { days: 1 })).person.awayUntil).toEqual(until);
    clock += 1_000;
    await expect(sayAway(app, leaving, { days: 1 })).rejects.toThrow(Repeated);
    expect((await store.person(ash.id)).awayUntil).toEqual(until);
    expect((await sayAway(app, pressOf(ash), { days: 0 })).person).toEqual({
      ...stranger(ash.id),
      theme: 'print',
      // Days that it has begun.
      restYear: 2026,
      restDays: 1,
    });
  });

  it('is refused for more days than can be, and nothing is kept of that', async () => {
    const press = pressOf(ash);
    for (const days of [-1, 61, 0.5, Number.NaN]) {
      await expect(sayAway(app, press, { days })).rejects.toThrow(Refused);
    }
    expect((await store.person(ash.id)).awayUntil).toBeNull();
    expect((await sayAway(app, press, { days: 60 })).person.awayUntil).toEqual(
      new Date(clock + 60 * DAY),
    );
    await sayAway(app, pressOf(ash), { days: 0 });
    // It is the morning of the first of March.
    for (const day of ['2025-12-24', '2026-02-30', 'soon', '2026-03-01', '2027-03-01']) {
      await expect(sayAway(app, pressOf(ash), { day })).rejects.toThrow(Refused);
    }
    const until = new Date('2026-03-05T00:00:00Z');
    expect((await sayAway(app, pressOf(ash), { day: '2026-3-5' })).person.awayUntil).toEqual(until);
    await sayAway(app, pressOf(ash), { days: 0 });
  });

  it('costs the days that it takes, however often it is said', async () => {
    const elm: User = { id: '7', name: 'Elm' };
    const say = async (days: number) => (await sayAway(app, pressOf(elm), { days })).person;
    for (let times = 0; times < 30; times += 1) {
      await say(5);
      clock += 60_000;
    }
    const half = await say(5);
    expect(half.awayUntil).toEqual(half.restsUntil);
    // Five days that began when it was said first, and the half hour by which that was put off.
    expect(half.restDays).toBe(6);
    expect(restLeft(app, half)).toBe(30 - 1);
    clock += 2 * DAY;
    // Longer than it has days left: from the beginning on.
    const whole = await say(60);
    expect(whole.restDays).toBe(30);
    expect(whole.restsUntil).toEqual(new Date((whole.restSince?.getTime() ?? 0) + 30 * DAY));
    expect((await say(0)).restDays).toBe(3);
  });

  it('shows at the table until the instant it was said for, and answering does not end it', async () => {
    expect(await away()).toEqual([false, false, false]);
    for (const one of [ash, birch, cedar]) await sayAway(app, pressOf(one), { days: 3 });
    expect(await away()).toEqual([true, true, true]);
    const loaded = await load(app, match);
    const seat = [0, 1, 2].find((at) =>
      askedOf(loaded, at, 'en').some(({ decision }) => decision.owed),
    );
    const user = [ash, birch, cedar][seat ?? -1];
    const [offer] = allOffers(askedOf(loaded, seat ?? -1, 'en'));
    if (user === undefined || offer === undefined) throw new Error('Nobody is asked.');
    await answer(app, pressOf(user), match, [() => offer]);
    clock += 3 * DAY - 1;
    expect(await away()).toEqual([true, true, true]);
    clock += 1;
    expect(await away()).toEqual([false, false, false]);
    expect(awayUntil(app, await store.person(ash.id))).toBeNull();
  });

  it('shows nothing else of the match, to anybody', async () => {
    const viewers = ['public', 0, 1, 2] as const;
    const flagless = async () => {
      const loaded = await load(app, match);
      return viewers.map((viewer) => {
        const scene = sceneFor(loaded, viewer, 'en');
        const away = scene.strips.map(({ flags }) => flags.includes('away'));
        const strips = scene.strips.map((strip) => ({
          ...strip,
          flags: strip.flags.filter((flag) => flag !== 'away'),
        }));
        return { away, text: JSON.stringify({ ...scene, strips }) };
      });
    };
    const unsaid = () => store.transaction((transaction) => transaction.undelivered(match));
    const [before, saidLater] = [await flagless(), await unsaid()];
    await sayAway(app, pressOf(birch), { days: 5 });
    await chooseTheme(app, pressOf(birch), 'night');
    const after = await flagless();
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    for (const { away } of before) expect(away).toEqual([false, false, false]);
    for (const { away } of after) expect(away).toEqual([false, true, false]);
    expect(await unsaid()).toEqual(saidLater);
  });

  it('is nothing to a match that does not run, nor to a seat that a computer player has', async () => {
    const { row } = await load(app, match);
    const table = (status: 'over' | 'running') =>
      tableOf(app, { ...row, status }).seats.map((seat) => seat.away);
    expect(table('running')).toEqual([false, true, false]);
    expect(table('over')).toEqual([false, false, false]);
    await resign(app, pressOf(birch), match);
    expect(await away()).toEqual([false, false, false]);
  });
});
