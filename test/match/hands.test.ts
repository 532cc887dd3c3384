import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownPace, PACES } from '../../src/clock/pace.ts';
import { deadlineOf } from '../../src/match/time/clock.ts';
import type { App } from '../../src/match/app/app.ts';
import type { User } from '../../src/match/app/press.ts';
import { openMatch } from '../../src/match/lobby/lobby.ts';
import { sayDay } from '../../src/match/stored/person.ts';
import { reclaim } from '../../src/match/company/reclaim.ts';
import { wantSubstitute } from '../../src/match/company/substitute.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { vote } from '../../src/match/due/vote.ts';
import { ash, birch, cedar, type ClockApp, DAY, HOUR, openClockApp } from './clock-app.ts';

let there: ClockApp;
let app: App;
beforeEach(async () => {
  there = await openClockApp();
  ({ app } = there);
});
afterEach(async () => {
  await there.close();
  if (there.troubles.length > 0) throw new Error('A clock could not be seen to.');
});

/** Who is asked first, and who comes next, in a match of two. */
async function inTurn(): Promise<readonly [User, User, number]> {
  const { seats } = await there.row();
  return seats[0]?.owesSince === null ? [birch, ash, 1] : [ash, birch, 0];
}

describe('taking back', () => {
  it('gives back no time, however often', async () => {
    await there.begin([ash, birch], { pace: PACES['1 day'], runOut: 'safe' });
    const [first] = await inTurn();
    for (let times = 0; times < 2; times += 1) {
      await there.passing(23);
      await there.answer(first);
      await takeBackOrAsk(app, there.press(first), 1);
    }
    expect(await there.told('ranOut')).toBe(0);
    await there.passing(3);
    expect(await there.told('ranOut')).toBe(1);
  });

  it('reminds nobody again of what it was reminded of before', async () => {
    await there.begin([ash, birch], { pace: PACES['1 day'], runOut: 'safe' });
    const [first] = await inTurn();
    await there.passing(26);
    expect(await there.told('reminder')).toBe(1);
    for (let times = 0; times < 2; times += 1) {
      await there.answer(first);
      await takeBackOrAsk(app, there.press(first), 1);
      await there.passing(1);
    }
    expect(await there.told('reminder')).toBe(1);
    // Nine tenths of its time are over only then.
    await there.passing(16);
    expect(await there.told('reminder')).toBe(2);
    // What it is asked next is another question.
    await there.answer(first);
    await there.passing(26);
    expect(await there.told('reminder')).toBe(3);
  });

  it('counts the time in which others were asked meanwhile', async () => {
    await there.begin([ash, birch], { pace: PACES['1 day'], runOut: 'safe' });
    const [first, second, seat] = await inTurn();
    await there.passing(1);
    await there.answer(first);
    await there.passing(40);
    await takeBackOrAsk(app, there.press(first), 1);
    expect(await there.hand(1 - seat)).toMatchObject({ used: 40 * HOUR, from: null });
    await there.answer(first);
    expect(second.id).toBe((await there.row()).seats[1 - seat]?.user);
    await there.passing(9);
    expect(await there.told('ranOut')).toBe(1);
  });

  it('fills no bank, and is no answer', async () => {
    await there.begin([ash, birch], { pace: PACES['12 hours'], runOut: 'safe' });
    const [first, , seat] = await inTurn();
    const before = await there.hand(seat);
    for (let times = 0; times < 10; times += 1) {
      await there.answer(first);
      await takeBackOrAsk(app, there.press(first), 1);
    }
    const { bank, missed, past } = await there.hand(seat);
    expect({ bank, missed, past }).toEqual({ bank: before.bank, missed: 0, past: [] });
    await there.answer(first);
    expect((await there.hand(seat)).bank).toBe(before.bank + HOUR);
  });
});

describe('other hours', () => {
  it('move no deadline by more than a day, and fill no bank above its most', async () => {
    await there.begin([ash, birch], { pace: PACES['3 days'] });
    const [first, , seat] = await inTurn();
    const due = async () => deadlineOf(await there.row(), seat)?.getTime() ?? 0;
    const before = await due();
    await there.passing(5.9 * 24 - 12);
    const hours = { zone: 'Europe/Berlin', wakes: 8 * 60, sleeps: 16 * 60 };
    await sayDay(app, there.press(first), { ...hours, pings: null, wantsUpNextPing: null });
    await there.passing(0);
    expect(Math.abs((await due()) - before)).toBeLessThan(DAY);
    await there.answer(first);
    expect((await there.hand(seat)).bank).toBeLessThan(3 * 8 * HOUR);
  });

  it('give back nothing of what was used, at a pace of hours', async () => {
    await there.begin([ash, birch], { pace: ownPace(48, 0) });
    const [first, , seat] = await inTurn();
    await there.passing(40);
    const hours = { zone: 'UTC', wakes: 0, sleeps: 8 * 60 };
    await sayDay(app, there.press(first), { ...hours, pings: null, wantsUpNextPing: null });
    await there.passing(0);
    expect(await there.hand(seat)).toMatchObject({ used: 40 * HOUR, from: there.now });
  });
});

describe('at a live table', () => {
  it('clocks run by night as well, and wake nobody', async () => {
    await there.begin([ash, birch], { pace: PACES.live });
    const [first, , seat] = await inTurn();
    // It is noon, and who is asked goes to bed.
    const hours = { zone: 'UTC', wakes: 0, sleeps: 12 * 60 };
    await sayDay(app, there.press(first), { ...hours, pings: null, wantsUpNextPing: null });
    await there.passing(24 / 60);
    expect(await there.told('reminder')).toBe(0);
    expect(await there.told('ranOut')).toBe(0);
    await there.passing(1 / 60);
    expect(await there.told('ranOut')).toBe(1);
    expect((await there.hand(seat)).missed).toBe(1);
  });
});

describe('other hours while one is asked', () => {
  it('hold from what one is asked next, so that nobody sleeps whenever it is late', async () => {
    await there.begin([ash, birch], { pace: ownPace(12, 0), runOut: 'safe' });
    const [first, , seat] = await inTurn();
    const say = (wakes: number, sleeps: number) =>
      sayDay(app, there.press(first), {
        zone: 'UTC',
        wakes: wakes * 60,
        sleeps: sleeps * 60,
        pings: null,
        wantsUpNextPing: null,
      });
    await say(0, 24);
    await there.passing(0);
    for (let times = 0; times < 3; times += 1) {
      // Asleep from now on, for as long as one may be.
      const hour = new Date(there.now).getUTCHours();
      await say((hour + 15) % 24, hour);
      await there.passing(5);
    }
    expect(await there.told('ranOut')).toBe(1);
    expect((await there.hand(seat)).missed).toBe(1);
  });
});

describe('more time by a vote', () => {
  it('is for that decision alone', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0), runOut: 'vote' });
    const [first, second, seat] = await inTurn();
    await there.passing(24.1);
    await there.row();
    await vote(app, there.press(second), 1, seat, 'wait');
    const { now } = there;
    expect(deadlineOf(await there.row(), seat)?.getTime()).toBe(now + DAY);
    await there.passing(1);
    await there.answer(first);
    expect((await there.hand(seat)).bank).toBe(0);
  });
});

describe('who never came', () => {
  /** Has the time of whoever plays beside Ash run out again and again. */
  const slow = async (): Promise<void> => {
    for (let times = 0; times < 8; times += 1) {
      const { status, seats } = await there.row();
      if (status !== 'running') return;
      if (seats.some(({ user, owesSince }) => user === ash.id && owesSince !== null))
        await there.answer(ash);
      else await there.passing(26);
    }
  };
  /** Everybody waits at a table as well. */
  const waitElsewhere = async (): Promise<void> => {
    for (const user of [ash, cedar]) {
      const home = { server: '1', channel: '2' };
      await openMatch(app, there.press(user), { game: 'pebbles', size: 2, computers: 0, home });
    }
  };
  const standIn = async (): Promise<number> => {
    const seat = (await there.row()).seats.findIndex(({ user }) => user === birch.id);
    await wantSubstitute(app, there.press(birch), 1, null);
    await there.takeOver(birch, cedar, seat);
    return seat;
  };
  const absent = async (): Promise<string> => {
    const waiting = await there.store.transaction((transaction) => transaction.undelivered(1));
    return JSON.stringify(
      waiting.filter(({ kind }) => kind === 'absent').map((one) => one.payload),
    );
  };

  it('is a substitute who answered nothing, though the seat’s player did', async () => {
    await there.begin([ash, birch], { pace: PACES['12 hours'], runOut: 'safe' });
    const [first, second] = await inTurn();
    await there.answer(first);
    await there.answer(second);
    await standIn();
    await waitElsewhere();
    await slow();
    expect(await absent()).toContain(`"${cedar.id}"`);
    expect(await absent()).not.toContain(`"${ash.id}"`);
  });

  it('is no substitute who played', async () => {
    await there.begin([ash, birch], { pace: PACES['12 hours'], runOut: 'safe' });
    const seat = await standIn();
    const [first] = await inTurn();
    if (first === ash) await there.answer(ash);
    await there.answer(cedar);
    expect((await there.hand(seat)).user).toBe(cedar.id);
    await waitElsewhere();
    await slow();
    expect(await absent()).not.toContain(`"${cedar.id}"`);
  });
});

describe('a seat that changes hands while nothing is asked', () => {
  it('is called in the morning to what it is asked at night', async () => {
    await there.begin([ash, birch], { pace: PACES['3 days'] });
    const [first, second, seat] = await inTurn();
    const hours = { zone: 'UTC', wakes: 8 * 60, sleeps: 22 * 60 };
    await sayDay(app, there.press(cedar), { ...hours, pings: null, wantsUpNextPing: null });
    await wantSubstitute(app, there.press(second), 1, null);
    await there.takeOver(second, cedar, 1 - seat);
    await there.passing(11);
    await there.answer(first);
    expect(await there.hand(1 - seat)).toMatchObject({ user: cedar.id, told: 'nothing' });
    await there.passing(10);
    expect(await there.hand(1 - seat)).toMatchObject({ told: 'asked' });
    expect(await there.told('reminder')).toBe(1);
  });
});

describe('a seat that is taken back', () => {
  it('leaves what the others have been told as it is', async () => {
    await there.begin([ash, birch], { pace: PACES['1 day'], runOut: 'safe' });
    let [first, , seat] = await inTurn();
    // One is late three times; the other answers.
    const [lazy, lazySeat] = [first, seat];
    for (let times = 0; times < 3; times += 1) {
      await there.passing(80);
      [first, , seat] = await inTurn();
      if (seat !== lazySeat) await there.answer(first);
    }
    const row = await there.row();
    expect(row.seats[lazySeat]?.heldBy).toBe('computer');
    const other = 1 - lazySeat;
    const { clock } = row;
    if (clock === null) throw new Error('It has a clock.');
    const before = await there.hand(other);
    await reclaim(app, there.press(lazy), 1);
    expect((await there.hand(other)).told).toBe(before.told);
    expect((await there.hand(lazySeat)).missed).toBe(0);
  });
});
