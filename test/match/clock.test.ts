import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownPace } from '../../src/clock/pace.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { App } from '../../src/match/app/app.ts';
import { sayDay } from '../../src/match/stored/person.ts';
import { openMatch } from '../../src/match/lobby/lobby.ts';
import { changeNamed, changeTable } from '../../src/match/lobby/options.ts';
import { pauseIn } from '../../src/match/moderation/pause.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { ash, birch, cedar, type ClockApp, DAY, HOUR, openClockApp } from './clock-app.ts';

const NOTHING_SAID = { zone: null, wakes: null, sleeps: null, pings: null, wantsUpNextPing: null };

let there: ClockApp;
let app: App;
beforeEach(async () => {
  there = await openClockApp();
  ({ app } = there);
});
afterEach(() => there.close());

const pause = (days: number, match = 1): Promise<void> =>
  there.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(match);
    if (row === null) throw new Error('There is no such match.');
    await pauseIn({ app, transaction, row }, days, null);
  });

describe('a time in which nobody was there', () => {
  it('leaves the end of a pause as it was', async () => {
    await there.begin([ash, birch]);
    await pause(10);
    const end = there.now + 10 * DAY;
    await there.gone(0.1);
    expect(await there.runAt()).toBe(end);
    await there.passing(9 * 24);
    expect((await there.row()).halt).not.toBeNull();
    await there.passing(24);
    expect((await there.row()).halt).toBeNull();
    expect((await there.hand(0)).from ?? (await there.hand(1)).from).toBe(there.now);
  });

  it('leaves the end of an absence as it was, also one that came meanwhile', async () => {
    await there.begin([ash, birch]);
    await sayAway(app, there.press(ash), { days: 5 });
    await sayAway(app, there.press(birch), { days: 5 });
    const back = there.now + 5 * DAY;
    await there.passing(0);
    await there.gone(0.1);
    expect(await there.runAt()).toBe(back);
    await there.gone(6 * 24);
    const runs = [(await there.hand(0)).from, (await there.hand(1)).from];
    expect(runs).toContain(there.now);
  });

  it('has a table sleep all the same that no clock moves on', async () => {
    await there.begin([ash], {}, 1);
    await there.gone(0.1);
    expect(await there.runAt()).not.toBeNull();
    await there.passing(31 * 24);
    expect((await there.row()).halt).toMatchObject({ is: 'asleep' });
  });

  it('has a table sleep after as many days as it has chosen', async () => {
    await there.begin([ash], { sleepsAfter: 7 }, 1);
    await there.passing(6.9 * 24);
    expect((await there.row()).halt).toBeNull();
    await there.passing(0.2 * 24);
    expect((await there.row()).halt).toMatchObject({ is: 'asleep' });
  });

  it('has no table sleep right after its pause', async () => {
    await there.begin([ash], { sleepsAfter: 7 }, 1);
    await pause(10);
    await there.passing(10.1 * 24);
    expect((await there.row()).halt).toBeNull();
    await there.passing(6 * 24);
    expect((await there.row()).halt).toBeNull();
    await there.passing(24);
    expect((await there.row()).halt).toMatchObject({ is: 'asleep' });
  });

  it('has no table sleep whose players are away and come back', async () => {
    await there.begin([ash, birch], { sleepsAfter: 3 });
    await sayAway(app, there.press(ash), { days: 10 });
    await sayAway(app, there.press(birch), { days: 10 });
    await there.passing(9 * 24);
    expect((await there.row()).halt).toBeNull();
    await there.passing(1.1 * 24);
    const runs = [(await there.hand(0)).from, (await there.hand(1)).from];
    expect(runs.some((from) => from !== null)).toBe(true);
  });

  it('holds nobody’s day’s news back where the clock was ahead', async () => {
    await there.begin([ash, birch]);
    await sayDay(app, there.press(ash), { ...NOTHING_SAID, pings: 'digest' });
    await there.gone(30 * 24);
    there.now -= 30 * DAY;
    await there.passing(0);
    const at = (await there.store.person(ash.id)).digestAt?.getTime() ?? Infinity;
    expect(at).toBeLessThanOrEqual(there.now + DAY);
  });

  it('closes no table that waits for players', async () => {
    await there.begin([ash, birch]);
    await openLobby();
    await there.gone(20 * 24);
    expect(await there.told('expiring', 2)).toBe(0);
    await there.passing(13.1 * 24);
    expect(await there.told('expiring', 2)).toBe(1);
    await there.gone(5 * 24);
    expect((await there.row(2)).status).toBe('open');
    await there.passing(1.1 * 24);
    expect((await there.row(2)).status).toBe('cancelled');
  });

  it('is no time to vote, and neither is a pause', async () => {
    const pace = ownPace(24, 0);
    await there.begin([ash, birch, cedar], { pace, runOut: 'vote' });
    await there.passing(24.1);
    const late = await lateSeat();
    await there.gone(100);
    const until = async () => (await there.hand(late)).vote?.until ?? 0;
    expect(await until()).toBe(there.now + DAY);
    await there.passing(1);
    await pause(5);
    await there.passing(5 * 24 + 0.01);
    expect(await until()).toBe(there.now + 23 * HOUR);
    expect(await there.told('ranOut')).toBe(0);
    await there.passing(23);
    expect(await there.told('ranOut')).toBe(1);
  });

  it('is left out before anything is done that came right after it', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 24) });
    const { seats } = await there.row();
    const [first, seat] = seats[0]?.owesSince === null ? [birch, 1] : [ash, 0];
    await there.passing(1);
    await there.end();
    const other = there.keeper();
    there.now += 500 * HOUR;
    await other.caughtUp();
    await there.answer(first);
    expect((await there.hand(seat)).bank).toBe(24 * HOUR);
  });

  it('is left out once, though it is told of again as that was interrupted', async () => {
    await there.begin([ash, birch]);
    const before = (await there.runAt()) ?? 0;
    const { store } = there;
    const failing: App = {
      ...app,
      store: new Proxy(store, {
        get(target, name) {
          if (name === 'notePulse') return () => Promise.reject(new Error('Not now.'));
          const own: unknown = Reflect.get(target, name);
          return typeof own === 'function' ? own.bind(target) : own;
        },
      }),
    };
    await there.end();
    there.now += 500 * HOUR;
    await there.keeper(failing).look();
    expect(there.troubles.splice(0)).toHaveLength(1);
    there.now += HOUR;
    await there.keeper().look();
    expect(await there.runAt()).toBe(before + 501 * HOUR);
  });
});

describe('what somebody says of itself', () => {
  it('neither ends a pause nor closes a table that waits for players', async () => {
    await there.begin([ash, birch]);
    await openLobby();
    await pause(10);
    await sayDay(app, there.press(ash), { ...NOTHING_SAID, zone: 'Europe/Berlin' });
    await sayAway(app, there.press(ash), { days: 3 });
    await there.passing(0.01);
    expect((await there.row()).halt).not.toBeNull();
    expect(await there.told('resumed')).toBe(0);
    expect(await there.told('expiring', 2)).toBe(0);
  });

  it('is held against the end that a pause and a table have, whoever looks', async () => {
    await there.begin([ash, birch]);
    await openLobby();
    await pause(10);
    const end = there.now + 10 * DAY;
    for (const id of [1, 2]) {
      const { clock } = await there.row(id);
      if (clock === null) throw new Error('It has a clock.');
      await there.store.transaction((transaction) =>
        transaction.setClock(id, { ...clock, runAt: new Date(there.now) }),
      );
    }
    await there.passing(0.01);
    expect((await there.row()).halt).not.toBeNull();
    expect(await there.runAt()).toBe(end);
    expect(await there.told('expiring', 2)).toBe(0);
    expect(await there.runAt(2)).toBeGreaterThan(there.now);
  });
});

describe('a table that waits for players', () => {
  it('stays open where its host has chosen something since it was said that it is closed', async () => {
    const camp = await openClockApp(tuskEdition);
    const { id } = await openMatch(camp.app, camp.press(ash), {
      game: tuskEdition.game.id,
      size: 2,
      computers: 0,
      home: { server: '1', channel: '2' },
    });
    await camp.passing(13.1 * 24);
    await changeTable(camp.app, camp.press(ash), id, changeNamed('pace', '1 day'));
    await camp.passing(2 * 24);
    expect((await camp.row(id)).status).toBe('open');
    await camp.passing(11.1 * 24);
    await changeTable(camp.app, camp.press(ash), id, changeNamed('start', 'even'));
    await camp.passing(2 * 24);
    expect((await camp.row(id)).status).toBe('open');
    await camp.close();
  });
});

describe('hours and absences', () => {
  it('end when somebody said, and may be the whole day', async () => {
    const { person } = await sayAway(app, there.press(ash), { day: '2026-06-04' });
    expect(person.restsUntil).toEqual(new Date('2026-06-04T00:00:00Z'));
    const day = { ...NOTHING_SAID, zone: 'UTC', wakes: 0, sleeps: 24 * 60 };
    expect(await sayDay(app, there.press(ash), day)).toMatchObject({ wakes: 0, sleeps: 1440 });
    await expect(
      sayDay(app, there.press(ash), { ...day, wakes: 480, sleeps: 480 }),
    ).rejects.toThrow(/hours/u);
  });
});

describe('several processes', () => {
  it('count time though their clocks differ by minutes', async () => {
    await there.begin([ash, birch]);
    const due = (await there.runAt()) ?? 0;
    const other = there.keeper({ ...app, now: () => new Date(there.now + 180_000) });
    await other.look();
    for (let times = 0; times < 20; times += 1) {
      there.now += 60_000;
      await there.gone(0);
    }
    expect(Math.abs(((await there.runAt()) ?? 0) - due)).toBeLessThan(240_000);
  });

  it('leave time out in all matches but one whose clock cannot be read', async () => {
    await there.begin([ash, birch]);
    await there.begin([ash, birch]);
    await there.store.transaction((transaction) =>
      transaction.setClock(1, { runAt: null, late: false, state: { hands: 'none' } }),
    );
    const due = (await there.runAt(2)) ?? 0;
    await there.gone(10);
    expect(await there.runAt(2)).toBe(due + 10 * HOUR);
    expect(there.troubles).toHaveLength(1);
    await there.gone(0);
    expect(there.troubles).toHaveLength(1);
  });
});

const openLobby = () =>
  openMatch(app, there.press(ash), {
    game: 'pebbles',
    size: 2,
    computers: 0,
    home: { server: '1', channel: '2' },
  });

/** The seat on which is voted. */
async function lateSeat(): Promise<number> {
  for (const seat of [0, 1, 2]) if ((await there.hand(seat)).vote !== null) return seat;
  throw new Error('Nobody is voted on.');
}
