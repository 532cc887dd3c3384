import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownPace } from '../../src/clock/pace.ts';
import { askedInSecret } from '../../src/match/loaded/asked.ts';
import { type Day, sayDay } from '../../src/match/stored/person.ts';
import { load } from '../../src/match/loaded/load.ts';
import { pauseIn, resumeIn } from '../../src/match/moderation/pause.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { callLater, noteCalls } from '../../src/match/time/reached.ts';
import type { MatchRow, Transaction } from '../../src/store/store.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, type ClockApp, openClockApp } from './clock-app.ts';

const [ASH, BIRCH] = [0, 1];
const NOTHING: Day = { zone: null, wakes: null, sleeps: null, pings: null, wantsUpNextPing: null };
/** Asleep from an hour after noon, when the match begins, to 5:00. */
const SHORT: Day = { ...NOTHING, zone: 'UTC', wakes: 5 * 60, sleeps: 13 * 60 };

let there: ClockApp;
beforeEach(async () => {
  there = await openClockApp(steadingEdition);
});
afterEach(() => there.close());

/** To which seats secret choices call by now. */
const called = async (): Promise<readonly number[]> =>
  (await there.said()).flatMap((one) => (one.kind === 'secret' ? [one.seat] : []));

/** Two hours after noon both are to bid in secret: Birch, who has answered last, sees that on its panel. */
async function untilSecret(): Promise<void> {
  await there.begin([ash, birch], { pace: ownPace(100, 0), rests: true });
  await there.passing(2);
  const isAsked = async (seat: number) => askedInSecret(await load(there.app, 1), seat);
  for (let answers = 0; !(await isAsked(ASH)) || !(await isAsked(BIRCH)); answers += 1) {
    expect(answers).toBeLessThan(200);
    await there.said();
    const [user] = await there.asked();
    await there.answer(user);
  }
}

const say = (day: Partial<Day>) => sayDay(there.app, there.press(ash), { ...NOTHING, ...day });

async function change(
  changing: (transaction: Transaction, row: MatchRow) => Promise<void>,
): Promise<void> {
  await there.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(1);
    if (row === null) throw new Error('There is no match.');
    await changing(transaction, row);
  });
}

describe('a secret choice', () => {
  it('calls whoever is awake at once, and once', async () => {
    await untilSecret();
    expect(await called()).toEqual([ASH]);
    await there.passing(20);
    expect(await called()).toEqual([]);
  });

  it.each(['not made', 'made by night'])(
    'that is %s calls who slept in the morning',
    async (how) => {
      await say(SHORT);
      await untilSecret();
      if (how === 'made by night') await there.answer(ash);
      await there.passing(14);
      expect(await called()).toEqual([]);
      await there.passing(2);
      expect(await called()).toEqual([ASH]);
      // It looks again when something is due, and not before.
      expect(await there.runAt()).toBeGreaterThan(there.now);
      await there.passing(24);
      expect(await called()).toEqual([]);
    },
  );

  it('calls who was away as soon as it is back', async () => {
    await sayAway(there.app, there.press(ash), { days: 5 });
    await untilSecret();
    await there.passing(24);
    expect(await called()).toEqual([]);
    await sayAway(there.app, there.press(ash), { days: 0 });
    await there.passing(0.1);
    expect(await called()).toEqual([ASH]);
    await there.passing(1);
    expect((await there.said()).map(({ kind }) => kind)).not.toContain('reminder');
  });

  it('calls who is found asleep when it is told, and nobody twice', async () => {
    await untilSecret();
    await there.said();
    await say(SHORT);
    await callLater(there.app, 1, { seat: ASH, user: ash.id });
    // Whoever has the seat now is called anyway.
    await callLater(there.app, 1, { seat: BIRCH, user: ash.id });
    await there.passing(0.1);
    expect(await called()).toEqual([]);
    await there.passing(16);
    expect(await called()).toEqual([ASH]);
    // Who has woken before that was written is called, too.
    await callLater(there.app, 1, { seat: ASH, user: ash.id });
    await there.passing(0.1);
    expect(await called()).toEqual([ASH]);
  });

  it('calls nobody who wants no calls', async () => {
    await say({ ...SHORT, pings: 'none' });
    await untilSecret();
    await there.passing(16);
    expect(await called()).toEqual([]);
    expect(await there.runAt()).toBeGreaterThan(there.now);
  });

  it('calls once more where the match goes on after a pause', async () => {
    await untilSecret();
    await there.answer(birch);
    await there.said();
    await change((transaction, row) => pauseIn({ app: there.app, transaction, row }, 5, null));
    await there.passing(24);
    expect(await called()).toEqual([]);
    await change((transaction, row) => resumeIn({ app: there.app, transaction, row }, null));
    await there.passing(0.1);
    // Whether it is made already, nobody can tell by that.
    expect((await called()).toSorted()).toEqual([ASH, BIRCH]);
  });

  it('has been heard of by nobody where it is taken back by night', async () => {
    await say(SHORT);
    await untilSecret();
    const { sequence } = await there.row();
    await there.goBack(sequence - 1, BIRCH);
    expect(await there.hand(ASH)).toMatchObject({ uncalled: false, heard: 'nothing' });
  });

  it('calls to nothing that was revealed by then', async () => {
    await say(SHORT);
    await untilSecret();
    await there.answer(birch);
    await there.answer(ash);
    await there.said();
    expect((await there.hand(ASH)).uncalled).toBe(false);
  });
});

it('who was reached and sleeps by the time of a post is not called once more in the morning', async () => {
  await there.begin([ash, birch], { pace: ownPace(100, 0), rests: true });
  await say(SHORT);
  await there.passing(2);
  expect(await there.hand(ASH)).toMatchObject({ told: 'asked', reached: true });
  await noteCalls(there.app, await there.row(), [ASH], []);
  expect(await there.hand(ASH)).toMatchObject({ told: 'asked', reached: true });
});
