import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownPace } from '../../src/clock/pace.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { TIMEOUTS_TO_FORFEIT } from '../../src/match/time/forfeited.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { forget } from '../../src/match/league/forget.ts';
import { handOver, resign } from '../../src/match/company/hand-over.ts';
import type { Press, User } from '../../src/match/app/press.ts';
import { loadRow } from '../../src/match/loaded/load.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { askedOfComputer } from '../../src/match/orders/standing-orders.ts';
import { answerFor, ponder } from '../../src/match/play/ponder.ts';
import { reclaim } from '../../src/match/company/reclaim.ts';
import { standFor, wantSubstitute } from '../../src/match/company/substitute.ts';
import { ash, birch, cedar, type ClockApp, DAY, openClockApp } from './clock-app.ts';

const dune: User = { id: '4', name: 'Dune' };
const moss: User = { id: '9', name: 'Moss' };

/** Nobody thinks for computer players here. */
describe('a match in which nobody plays any more', () => {
  let there: ClockApp;
  beforeEach(async () => {
    there = await openClockApp();
    await there.begin([ash, birch, cedar], { pace: ownPace(24, 0) });
  });
  afterEach(() => there.close());

  const moderator = (user: User): Press => ({ ...there.press(user), moderates: () => true });
  /** Has computer players have these seats, as the time of their players ran out again and again. */
  const forfeit = async (users: readonly User[]): Promise<void> => {
    const row = await there.row();
    const isOne = (user: string | null) => users.some(({ id }) => id === user);
    const hands = clocksOf(row).map((one) => (isOne(one.user) ? { ...one, missed: 3 } : one));
    await there.store.transaction(async (transaction) => {
      await transaction.setSeats(
        1,
        row.seats.map((one) =>
          isOne(one.user) ? { ...one, heldBy: 'computer', level: 'steady' } : one,
        ),
      );
      if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
    });
  };
  /** Has the time of whoever is left run out for the third time. */
  const runOut = async (): Promise<void> => {
    const row = await there.row();
    const hands = clocksOf(row).map((one) => ({
      ...one,
      missed: Math.max(one.missed, TIMEOUTS_TO_FORFEIT - 1),
    }));
    await there.store.transaction(async (transaction) => {
      if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
    });
    await there.passing(25);
  };
  /** Lets everybody lose its seat to the clock. Who was asked last. */
  const desert = async (): Promise<readonly [User, number]> => {
    const last = await there.asked();
    await forfeit([ash, birch, cedar].filter(({ id }) => id !== last[0].id));
    await runOut();
    return last;
  };

  it('sleeps as soon as the last person’s time was over for the third time, and says until when', async () => {
    const [, seat] = await desert();
    const until = there.now + 14 * DAY;
    expect(await there.row()).toMatchObject({
      status: 'running',
      halt: { is: 'asleep', until },
    });
    const said = await there.said();
    expect(said.filter(({ kind }) => ['forfeited', 'deserted', 'settling'].includes(kind))).toEqual(
      [
        { kind: 'forfeited', seat },
        { kind: 'deserted', until },
      ],
    );
    expect(askedOfComputer(loadRow(there.app, await there.row()))).toBeUndefined();
    expect(await there.store.idsWaitingForComputers(new Date(there.now + DAY), null)).toEqual([]);
  });

  it('wakes for whoever comes back first, and the others may come after that', async () => {
    const [last, seat] = await desert();
    await there.passing(24 * 10);
    await reclaim(there.app, there.press(last), 1);
    const row = await there.row();
    expect(row.halt).toBeNull();
    expect((await there.hand(seat)).from).toBe(there.now);
    const other = last.id === ash.id ? birch : ash;
    await reclaim(there.app, there.press(other), 1);
    expect((await there.row()).seats.filter(({ heldBy }) => heldBy === 'person')).toHaveLength(2);
    // Nothing is left of the days after which computer players would have played it to its end.
    await there.passing(24 * 5);
    expect(await there.told('settling')).toBe(0);
  });

  it('is played to its end by computer players after as many days as it said', async () => {
    await desert();
    await there.passing(24 * 13.9);
    expect((await there.row()).halt).not.toBeNull();
    await there.passing(24 * 0.2);
    const row = await there.row();
    expect(row.halt).toBeNull();
    expect(askedOfComputer(loadRow(there.app, row))).toBeDefined();
    expect(await there.said()).toContainEqual({ kind: 'settling', by: null, why: 'deserted' });
    await expect(reclaim(there.app, there.press(ash), 1)).rejects.toThrow();
  });

  it('has as many days more as nobody could come back in', async () => {
    await desert();
    await there.gone(24 * 20);
    expect((await there.row()).halt).toMatchObject({ until: there.now + 14 * DAY });
    expect(await there.runAt()).toBe(there.now + 14 * DAY);
  });

  it('is settled at once by anybody who sat there, or a moderator from outside, and by nobody else', async () => {
    await desert();
    await expect(move(there.app, there.press(dune), 1, { is: 'settle' })).rejects.toThrow(
      /no seat/u,
    );
    await expect(move(there.app, moderator(dune), 1, { is: 'resume' })).rejects.toThrow(
      /Nobody is left/u,
    );
    expect(await move(there.app, there.press(birch), 1, { is: 'settle' })).toBe('carried');
    expect((await there.row()).halt).toBeNull();
    expect(await there.store.rulings(1)).toEqual([
      expect.objectContaining({ by: birch.id, agreed: [], deed: { is: 'settle' } }),
    ]);
    expect(await there.said()).toContainEqual({ kind: 'settling', by: birch.id, why: 'holder' });
    await expect(move(there.app, moderator(dune), 1, { is: 'settle' })).rejects.toThrow(
      /already finishing this match/u,
    );
  });

  it('is settled by a moderator from outside', async () => {
    await desert();
    await move(there.app, moderator(dune), 1, { is: 'settle' });
    expect((await there.row()).halt).toBeNull();
    expect(await there.store.rulings(1)).toEqual([
      expect.objectContaining({ by: dune.id, agreed: null, deed: { is: 'settle' } }),
    ]);
  });

  it('sleeps, and may be woken or settled, where the last other person is forgotten', async () => {
    await forfeit([cedar]);
    for (const { id } of [birch, ash]) await forget(there.app, id);
    const until = there.now + 14 * DAY;
    expect(await there.row()).toMatchObject({ status: 'running', halt: { is: 'asleep', until } });
    await reclaim(there.app, there.press(cedar), 1);
    expect(await there.row()).toMatchObject({ halt: null, host: cedar.id });
    await forfeit([cedar]);
    expect(await move(there.app, there.press(cedar), 1, { is: 'settle' })).toBe('carried');
  });

  it('is given to who is in line where the last other person is forgotten', async () => {
    await forfeit([cedar]);
    const seat = (await there.row()).seats.findIndex(({ user }) => user === cedar.id);
    await wantSubstitute(there.app, there.press(cedar), 1, null);
    await standFor(there.app, there.press(dune), 1, seat);
    for (const { id } of [birch, ash]) await forget(there.app, id);
    await there.passing(24.1);
    expect(await there.row()).toMatchObject({ halt: null, host: dune.id });
  });

  it('is closed where the last one is forgotten who may come back for a substitute', async () => {
    const seat = (await there.row()).seats.findIndex(({ user }) => user === cedar.id);
    await wantSubstitute(there.app, there.press(cedar), 1, null);
    await there.takeOver(cedar, dune, seat);
    for (const user of [ash, birch, dune]) await resign(there.app, there.press(user), 1);
    await forget(there.app, cedar.id);
    expect((await there.row()).status).toBe('cancelled');
  });

  it('is played to its end also where nobody may come back, and somebody is in line', async () => {
    const seat = (await there.row()).seats.findIndex(({ user }) => user === cedar.id);
    await wantSubstitute(there.app, there.press(cedar), 1, null);
    await there.takeOver(cedar, moss, seat);
    for (const user of [ash, birch, moss]) await resign(there.app, there.press(user), 1);
    await wantSubstitute(there.app, there.press(cedar), 1, seat);
    await standFor(there.app, there.press(dune), 1, seat);
    await there.store.transaction((transaction) => transaction.forgetPerson(cedar.id));
    await there.passing(24 * 14.1);
    await there.passing(0.1);
    expect(there.troubles).toEqual([]);
    expect(await there.said()).toContainEqual({ kind: 'settling', by: null, why: 'deserted' });
  });

  it('sleeps also where the last person gives up beside somebody who may come back', async () => {
    await forfeit([ash]);
    await resign(there.app, there.press(birch), 1);
    expect((await there.row()).halt).toBeNull();
    await resign(there.app, there.press(cedar), 1);
    expect(await there.row()).toMatchObject({
      status: 'running',
      halt: { is: 'asleep', until: there.now + 14 * DAY },
    });
    await reclaim(there.app, there.press(ash), 1);
    expect((await there.row()).halt).toBeNull();
  });

  it('sleeps also where a substitute gives up last whose seat another may take back, and tells that one', async () => {
    const seat = (await there.row()).seats.findIndex(({ user }) => user === cedar.id);
    await wantSubstitute(there.app, there.press(cedar), 1, null);
    await there.takeOver(cedar, dune, seat);
    for (const user of [ash, birch, dune]) await resign(there.app, there.press(user), 1);
    const until = there.now + 14 * DAY;
    expect(await there.row()).toMatchObject({ status: 'running', halt: { is: 'asleep', until } });
    const told = (
      await there.store.transaction((transaction) => transaction.undelivered(1))
    ).filter(({ kind }) => kind === 'deserted');
    expect(told.map(({ dm }) => dm)).toEqual([null, cedar.id]);
    await expect(reclaim(there.app, there.press(dune), 1)).rejects.toThrow();
    expect(await there.store.matchesOf(cedar.id)).toHaveLength(1);
    await reclaim(there.app, there.press(cedar), 1);
    expect(await there.row()).toMatchObject({ halt: null, host: cedar.id });
    // Nobody is left who may come back.
    await resign(there.app, there.press(cedar), 1);
    expect((await there.row()).status).toBe('cancelled');
  });

  it('sleeps also where a moderator takes the seat of the last one, and nobody comes back once it is settled', async () => {
    const seat = (await there.row()).seats.findIndex(({ user }) => user === cedar.id);
    await wantSubstitute(there.app, there.press(cedar), 1, null);
    await there.takeOver(cedar, dune, seat);
    for (const user of [ash, birch]) await resign(there.app, there.press(user), 1);
    await handOver(there.app, moderator(moss), 1, seat, null);
    expect((await there.row()).halt).toMatchObject({ is: 'asleep' });
    await move(there.app, there.press(cedar), 1, { is: 'settle' });
    expect((await there.row()).halt).toBeNull();
    expect(askedOfComputer(loadRow(there.app, await there.row()))).toBeDefined();
    for (const user of [cedar, dune])
      await expect(reclaim(there.app, there.press(user), 1)).rejects.toThrow(
        'finishing this match',
      );
    await expect(handOver(there.app, moderator(moss), 1, seat, dune)).rejects.toThrow(
      'finishing this match',
    );
  });

  it('sleeps, and is not said to go on, where a pause ends with nobody there', async () => {
    await forfeit([ash]);
    await move(there.app, moderator(dune), 1, { is: 'pause', days: 1 });
    for (const user of [birch, cedar]) await resign(there.app, there.press(user), 1);
    await there.passing(24.1);
    expect((await there.row()).halt).toMatchObject({ is: 'asleep' });
    const said = (await there.said()).map(({ kind }) => kind);
    expect(said).toContain('deserted');
    expect(said).not.toContain('resumed');
    await there.passing(24 * 14.1);
    expect(await there.said()).toContainEqual({ kind: 'settling', by: null, why: 'deserted' });
  });

  it('wakes for a substitute, and for whom a moderator hands a seat', async () => {
    const [last, seat] = await desert();
    await wantSubstitute(there.app, there.press(last), 1, null);
    await there.takeOver(last, dune, seat);
    expect(await there.row()).toMatchObject({ halt: null, host: dune.id });
    await resign(there.app, there.press(dune), 1);
    expect((await there.row()).halt).toMatchObject({ is: 'asleep' });
    await handOver(there.app, moderator(moss), 1, seat, dune);
    expect((await there.row()).halt).toBeNull();
  });

  it('runs no clock of whom a moderator hands its own seat before that one is called', async () => {
    const [last, seat] = await desert();
    await handOver(there.app, moderator(dune), 1, seat, last);
    const row = await there.store.match(1);
    if (row === null) throw new Error('There is no match.');
    expect(clocksOf(row)[seat]).toMatchObject({ reached: false, from: null });
    expect((await there.hand(seat)).from).toBe(there.now);
  });

  it('sleeps when a pause is over in which the last person has left it', async () => {
    await forfeit([ash, birch]);
    await move(there.app, moderator(dune), 1, { is: 'pause', days: 2 });
    await resign(there.app, there.press(cedar), 1);
    expect((await there.row()).halt).toMatchObject({ is: 'paused' });
    await there.passing(49);
    expect((await there.row()).halt).toEqual({ is: 'asleep', until: there.now + 14 * DAY });
  });

  it('is put to sleep where an earlier version left it to computer players', async () => {
    await forfeit([ash, birch, cedar]);
    const before = await there.row();
    const asked = ponder(there.app, loadRow(there.app, before));
    if (asked === null) throw new Error('A computer player is asked.');
    await answerFor(there.app, asked, [asked.safe()], []);
    expect(await there.row()).toMatchObject({
      sequence: before.sequence,
      halt: { is: 'asleep', until: there.now + 14 * DAY },
    });
  });
});
