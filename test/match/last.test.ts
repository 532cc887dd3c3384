import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PACES } from '../../src/clock/pace.ts';
import type { Decision } from '../../src/engine/game.ts';
import type { User } from '../../src/match/app/press.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { load } from '../../src/match/loaded/load.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, cedar, type ClockApp, openClockApp } from './clock-app.ts';

let there: ClockApp;
beforeEach(async () => {
  there = await openClockApp(steadingEdition);
  await there.begin([ash, birch, cedar], { pace: PACES['1 day'] });
});
afterEach(async () => {
  await there.close();
  if (there.troubles.length > 0) throw new Error('A clock could not be seen to.');
});

const owed = async () => waitingFor(await load(there.app, 1));
const userAt = async (seat: number): Promise<User> => {
  const { user } = (await there.row()).seats[seat] ?? { user: null };
  const found = [ash, birch, cedar].find(({ id }) => id === user);
  if (found === undefined) throw new Error('Nobody has the seat.');
  return found;
};

/** Plays until all are asked at once what to feed, and has all but one say it; the seat of that one. */
async function untilOneFeeds(): Promise<number> {
  for (let answers = 0; answers < 200; answers += 1) {
    const asked = await owed();
    const [first] = asked;
    if (first === undefined) break;
    if (asked.length === 3 && asked.every(({ kind }) => kind === 'feed')) {
      const [last, ...others] = asked;
      for (const { seat } of others) await there.answer(await userAt(seat));
      return last?.seat ?? -1;
    }
    await there.answer(await userAt(first.seat));
  }
  throw new Error('Nobody was asked to feed with others.');
}

describe('the last for whom everybody waits', () => {
  it('is told so once, when a tenth of its time is over, in place of half of it', async () => {
    const seat = await untilOneFeeds();
    const { bank } = await there.hand(seat);
    const hours = 24 + bank / 3_600_000;
    expect(await there.hand(seat)).toMatchObject({ alone: true, told: 'asked' });
    await there.passing(0.09 * hours);
    expect(await there.told('reminder')).toBe(0);
    await there.passing(0.02 * hours);
    expect(await there.told('reminder')).toBe(1);
    expect(await there.hand(seat)).toMatchObject({ alone: true, told: 'half' });
    await there.passing(0.5 * hours);
    expect(await there.told('reminder')).toBe(1);
    await there.passing(0.3 * hours);
    expect(await there.told('reminder')).toBe(2);
  });

  it('is not told so again where somebody takes its answer back, and gives it anew', async () => {
    const seat = await untilOneFeeds();
    const { bank } = await there.hand(seat);
    const hours = 24 + bank / 3_600_000;
    await there.passing(0.11 * hours);
    expect(await there.told('reminder')).toBe(1);
    const other = await userAt([0, 1, 2].findLast((one) => one !== seat) ?? -1);
    expect((await takeBackOrAsk(there.app, there.press(other), 1)).did).toBe('taken back');
    expect(await there.hand(seat)).toMatchObject({ alone: false, told: 'asked' });
    await there.answer(other);
    expect(await there.hand(seat)).toMatchObject({ alone: true, told: 'asked' });
    await there.passing(0.1 * hours);
    expect(await there.told('reminder')).toBe(1);
    // Half of its time is news.
    await there.passing(0.3 * hours);
    expect(await there.told('reminder')).toBe(2);
  });

  it('waits for its call where it is asked again by what it agrees to on a post', async () => {
    const seat = await untilOneFeeds();
    const last = await userAt(seat);
    const [asker, other] = [ash, birch, cedar].filter(({ id }) => id !== last.id);
    if (asker === undefined || other === undefined) throw new Error('There are three of them.');
    await there.answer(last);
    expect((await takeBackOrAsk(there.app, there.press(asker), 1)).did).toBe('asked: others');
    const [undo] = (await there.row()).proposals;
    await there.passing(25);
    for (const user of [other, last])
      await answerProposal(there.app, there.press(user), undo?.id ?? 0, 'accept');
    const row = await there.store.match(1);
    if (row === null) throw new Error('There is no match.');
    expect(row.clock?.state).toMatchObject({ touched: there.now });
    expect(clocksOf(row)[seat]).toMatchObject({ reached: false, from: null });
    expect(await there.said()).toContainEqual(
      expect.objectContaining({ kind: 'turn', ping: expect.arrayContaining([seat]) }),
    );
  });

  it('is nobody who was asked alone, or in secret', async () => {
    let before = await owed();
    for (let answers = 0; answers < 60; answers += 1) {
      const [first] = before;
      if (first === undefined) break;
      await there.answer(await userAt(first.seat));
      const asked = await owed();
      for (const seat of [0, 1, 2]) {
        const isLeft = asked.length > 0 && asked.every((one) => one.seat === seat && !one.sealed);
        const wasWithOthers = new Set(before.map((one) => one.seat)).size > 1;
        const isSame = topics(asked, seat) === topics(before, seat);
        const { alone } = await there.hand(seat);
        expect(alone, topics(asked, seat)).toBe(isLeft && isSame && wasWithOthers);
      }
      before = asked;
    }
  });
});

const topics = (asked: readonly Decision[], seat: number): string =>
  asked.flatMap((one) => (one.seat === seat ? [one.id] : [])).join(' ');
