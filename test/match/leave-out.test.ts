import { afterEach, beforeEach, expect, it } from 'vitest';
import { awakeBetween } from '../../src/clock/hours.ts';
import { ownPace, PACES } from '../../src/clock/pace.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { deadlineOf } from '../../src/match/time/clock.ts';
import { clocksOf, hoursAtSeat } from '../../src/match/time/seat-clocks.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { haltOf } from '../../src/match/time/halt.ts';
import { sayDay } from '../../src/match/stored/person.ts';
import { Refused } from '../../src/match/app/refused.ts';
import type { User } from '../../src/match/app/press.ts';
import { openMatch } from '../../src/match/lobby/lobby.ts';
import { tellInTheMorning } from '../../src/match/reports/missed.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { comeBack, leaveServer } from '../../src/match/due/server.ts';
import { standStill } from '../../src/match/time/standstill.ts';
import { tickFor } from '../../src/match/due/tick.ts';
import { ash, birch, cedar, type ClockApp, DAY, HOUR, openClockApp } from './clock-app.ts';

let there: ClockApp;
beforeEach(async () => {
  there = await openClockApp();
});
afterEach(() => there.close());

it('leaves what a table votes on as much time as it had, where nobody was there', async () => {
  await there.begin([ash, birch, cedar], { pace: PACES['3 days'] });
  await move(there.app, there.press(ash), 1, { is: 'pause', days: 5 });
  await there.passing(1);
  const until = (await there.row()).proposals[0]?.until?.getTime() ?? 0;
  await there.gone(8 * 24);
  await there.gone(0);
  expect((await there.row()).proposals[0]?.until?.getTime()).toBe(until + 8 * DAY);
  for (let day = 0; day < 7; day += 1) await there.passing(24);
  expect((await there.row()).proposals).toEqual([]);
});

it('ends no vote of a table in a server where I am not', async () => {
  await there.begin([ash, birch, cedar], { pace: PACES['3 days'] });
  await move(there.app, there.press(ash), 1, { is: 'pause', days: 5 });
  await leaveServer(there.app, '1');
  for (let day = 0; day < 9; day += 1) await there.passing(24);
  expect((await there.row()).proposals).toHaveLength(1);
  // Nor does its time run for who answers it by DM.
  const [motion] = (await there.row()).proposals;
  const agree = (user: User) =>
    answerProposal(there.app, there.press(user), motion?.id ?? 0, 'accept');
  expect((await agree(birch)).did).toBe('accepted');
  await comeBack(there.app, '1');
});

it('takes no time from who plays by DM in a server where I am not', async () => {
  await there.begin([ash, birch], { pace: ownPace(24, 72), runOut: 'safe' });
  const [user, seat] = await there.asked();
  await there.passing(1);
  await leaveServer(there.app, '1');
  await there.passing(90);
  await there.answer(user);
  expect((await there.hand(seat)).bank / HOUR).toBe(72);
  const [, next] = await there.asked();
  await there.passing(5);
  await comeBack(there.app, '1');
  const deadline = deadlineOf(await there.row(), next)?.getTime() ?? 0;
  expect((deadline - there.now) / HOUR).toBe(24 + 72);
});

it('moves votes and tables once where the clock of a machine with several processes goes back', async () => {
  const others = [there.keeper(), there.keeper()];
  /** They look one after the other, seconds apart. */
  const look = async (): Promise<void> => {
    for (const one of others) {
      there.now += 4_000;
      await one.look();
    }
  };
  await there.begin([ash, birch, cedar], { pace: ownPace(24, 0), runOut: 'vote' });
  const home = { server: '1', channel: '2' };
  const table = await openMatch(there.app, there.press(ash), {
    game: 'pebbles',
    size: 2,
    computers: 0,
    home,
  });
  await there.passing(24.1);
  const [, seat] = await there.asked();
  await look();
  const left = async () => {
    const { vote } = await there.hand(seat);
    return {
      vote: (vote?.until ?? 0) - there.now,
      table: ((await there.runAt(table.id)) ?? 0) - there.now,
    };
  };
  const before = await left();
  there.now -= 13 * HOUR;
  await look();
  await there.gone(0);
  const after = await left();
  expect(Math.abs(after.vote - before.vote)).toBeLessThan(60_000);
  expect(Math.abs(after.table - before.table)).toBeLessThan(60_000);
});

it('counts on where a hand keeps a zone that is not known here', async () => {
  await there.begin([ash, birch], { pace: PACES['1 day'] });
  const [user, seat] = await there.asked();
  const day = { wakes: 480, sleeps: 1320, pings: null, wantsUpNextPing: null };
  await sayDay(there.app, there.press(user), { zone: 'Europe/Berlin', ...day });
  await there.passing(0);
  const row = await there.row();
  const hands = clocksOf(row).map((one, at) =>
    at === seat && one.hours != null ? { ...one, hours: { ...one.hours, zone: 'Mars/Base' } } : one,
  );
  await there.store.transaction(async (transaction) => {
    await transaction.setClock(1, { ...withClocks(row, hands), runAt: new Date(there.now) });
    await transaction.changePerson(user.id, { zone: 'Mars/Base' });
  });
  await there.passing(0);
  expect(there.troubles).toEqual([]);
  expect((await there.runAt()) ?? 0).toBeGreaterThan(there.now);
});

it('tells who is back sooner than it said what it missed, at once', async () => {
  await there.begin([ash, birch, cedar]);
  const [user, seat] = await there.asked();
  await sayAway(there.app, there.press(user), { days: 30 });
  await tellInTheMorning(there.app, 1, [seat], { kind: 'proposal', proposal: 1 });
  const told = async () => {
    const some = await there.store.claimOutbox(new Date(there.now), 60_000, 50);
    for (const one of some) await there.store.markDelivered(one, new Date(there.now), null);
    return some.filter(({ kind }) => kind === 'missed').length;
  };
  await there.passing(24);
  expect(await told()).toBe(0);
  await sayAway(there.app, there.press(user), { days: 0 });
  let all = 0;
  for (let times = 0; times < 5; times += 1) all += await told();
  expect(all).toBe(1);
});

it('leaves whoever is asked two waking hours after a pause, and after a long time in which nobody was there', async () => {
  await there.begin([ash, birch], { pace: ownPace(24, 0), runOut: 'safe' });
  const [user, seat] = await there.asked();
  const day = { zone: 'UTC', wakes: 7 * 60, sleeps: 23 * 60, pings: null, wantsUpNextPing: null };
  await sayDay(there.app, there.press(user), day);
  const left = async (): Promise<number> => {
    const row = await there.row();
    const due = deadlineOf(row, seat)?.getTime() ?? 0;
    return awakeBetween(hoursAtSeat(row, seat), there.now, due) / HOUR;
  };
  for (let hours = 0; hours < 48 && (await left()) > 0.75; hours += 0.5) await there.passing(0.5);
  expect(await left()).toBeCloseTo(0.5);
  await there.gone(0.25);
  // Nobody has more of a short time in which nobody was there than that lasted.
  expect(await left()).toBeCloseTo(0.5);
  const moderator = { ...there.press(cedar), moderates: () => true };
  await move(there.app, moderator, 1, { is: 'pause', days: 1 });
  await there.passing(24);
  expect(haltOf(await there.row())).toBeNull();
  expect(await left()).toBeCloseTo(2);
  await there.passing(1.5);
  await there.gone(9);
  expect(await left()).toBeCloseTo(2);
});

it('says anew by when is to be answered, where what could not be told for a day is told again', async () => {
  await there.begin([ash, birch]);
  const [, seat] = await there.asked();
  const before = deadlineOf(await there.row(), seat)?.getTime() ?? 0;
  await there.said();
  await standStill(there.app, 1);
  await there.passing(30);
  expect(deadlineOf(await there.row(), seat)?.getTime()).toBe(before + 30 * HOUR);
  expect(await there.said()).toContainEqual({ kind: 'times' });
});

it('keeps nobody from saying when it sleeps that a clock of its matches cannot be looked at then', async () => {
  await there.begin([ash, birch]);
  const store = new Proxy(there.store, {
    get(target, key) {
      if (key === 'transaction') return () => Promise.reject(new Refused('nothing waits'));
      const found: unknown = Reflect.get(target, key);
      return found instanceof Function ? found.bind(target) : found;
    },
  });
  await expect(tickFor({ ...there.app, store }, ash.id)).resolves.toBeUndefined();
});
