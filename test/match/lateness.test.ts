import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { think } from '../../src/ai/think.ts';
import { ownPace } from '../../src/clock/pace.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { deadlineOf } from '../../src/match/time/clock.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { isForfeited, TIMEOUTS_TO_FORFEIT } from '../../src/match/time/forfeited.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { handOver, resign } from '../../src/match/company/hand-over.ts';
import type { User } from '../../src/match/app/press.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { load } from '../../src/match/loaded/load.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { answerFor, ponder } from '../../src/match/play/ponder.ts';
import { reclaim } from '../../src/match/company/reclaim.ts';
import { takeBackOrAsk, wayBack } from '../../src/match/agreement/take-back.ts';
import { vote } from '../../src/match/due/vote.ts';
import { openVotes } from '../../src/match/time/late-vote-post.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { ash, birch, cedar, type ClockApp, DAY, HOUR, openClockApp } from './clock-app.ts';

const edition: AnyEdition = pebblesEdition;
const dune: User = { id: '4', name: 'Dune' };
const people = [ash, birch, cedar, dune];
let there: ClockApp;
beforeEach(async () => {
  there = await openClockApp();
});
afterEach(() => there.close());

const takeBack = async (user: User) => (await takeBackOrAsk(there.app, there.press(user), 1)).did;
const moderator = () => ({ ...there.press({ id: '9', name: 'Mod' }), moderates: () => true });

/** A seat of which the time ran out so often that a computer player has it. */
async function lose(seat: number): Promise<void> {
  const row = await there.row();
  const hands = clocksOf(row).map((one, at) =>
    at === seat ? { ...one, missed: TIMEOUTS_TO_FORFEIT } : one,
  );
  await there.store.transaction(async (transaction) => {
    await transaction.setSeats(
      1,
      row.seats.map((one) =>
        one.seat === seat ? { ...one, heldBy: 'computer', level: 'steady', owesSince: null } : one,
      ),
    );
    if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
  });
}
const mayTakeBack = async (seat: number): Promise<boolean> => {
  const row = await there.row();
  const one = row.seats[seat];
  return one !== undefined && isForfeited(row, one);
};

describe('who is late', () => {
  it('takes back what was answered for it where all agree, has time to choose, and has missed nothing', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0), runOut: 'safe' });
    const [late, seat] = await there.asked();
    const other = late.id === ash.id ? birch : ash;
    await there.passing(24.1);
    expect(await there.hand(seat)).toMatchObject({ missed: 1 });
    expect(await takeBack(late)).toBe('asked: time');
    const [undo] = (await there.row()).proposals;
    await answerProposal(there.app, there.press(other), undo?.id ?? 0, 'accept');
    expect(await there.asked()).toEqual([late, seat]);
    expect(await there.hand(seat)).toMatchObject({ missed: 0 });
    const deadline = deadlineOf(await there.row(), seat)?.getTime() ?? 0;
    expect((deadline - there.now) / HOUR).toBeCloseTo(2.4);
    await there.passing(2);
    expect(await there.asked()).toEqual([late, seat]);
    // However often that is done, once late is once missed.
    await there.passing(1);
    expect(await there.hand(seat)).toMatchObject({ missed: 1 });
  });

  it('may take its seat back whatever others take back, and keeps the match for that', async () => {
    await there.begin([ash, birch, cedar]);
    const [one] = await there.asked();
    await there.answer(one);
    const [lost, seat] = await there.asked();
    await there.answer(lost);
    const [other] = await there.asked();
    await lose(seat);
    await resign(there.app, there.press(other), 1);
    expect(await takeBack(one)).toBe('taken back');
    expect(await mayTakeBack(seat)).toBe(true);
    await resign(there.app, there.press(one), 1);
    expect((await there.row()).status).toBe('running');
    await reclaim(there.app, there.press(lost), 1);
    expect((await there.row()).seats[seat]).toMatchObject({ heldBy: 'person', user: lost.id });
  });

  it('begins anew where it is handed its own seat', async () => {
    await there.begin([ash, birch]);
    await lose(0);
    await handOver(there.app, moderator(), 1, 0, ash);
    expect(await there.hand(0)).toMatchObject({ user: ash.id, missed: 0 });
  });

  it('has more time where it comes back before anybody has answered for it', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0) });
    const [late, seat] = await there.asked();
    await there.passing(24.1);
    expect(await there.hand(seat)).toMatchObject({ out: true });
    await lose(seat);
    await reclaim(there.app, there.press(late), 1);
    expect(await there.hand(seat)).toMatchObject({ out: false, missed: 0, told: 'asked' });
    expect((await there.row()).clock?.late).toBe(false);
    expect(deadlineOf(await there.row(), seat)?.getTime()).toBe(there.now + DAY);
  });

  it('takes back what the computer did with its lost seat where all agree, and has missed nothing', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0) });
    const [late, seat] = await there.asked();
    const other = late.id === ash.id ? birch : ash;
    await lose(seat);
    const asks = ponder(there.app, await load(there.app, 1));
    if (asks === null) throw new Error('A computer player is to answer.');
    await answerFor(there.app, asks, think(edition, asks.thought), []);
    await reclaim(there.app, there.press(late), 1);
    expect(await takeBack(late)).toBe('asked: time');
    const [undo] = (await there.row()).proposals;
    await answerProposal(there.app, there.press(other), undo?.id ?? 0, 'accept');
    expect(await there.asked()).toEqual([late, seat]);
    expect(await there.hand(seat)).toMatchObject({ missed: 0, out: false });
  });

  it('is late once for one question, however often others take theirs back meanwhile', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0) });
    const [first] = await there.asked();
    await there.answer(first);
    await there.passing(24.1);
    const [, seat] = await there.asked();
    for (let times = 0; times < 3; times += 1) {
      expect(await there.hand(seat)).toMatchObject({ out: true, missed: 1 });
      await takeBack(first);
      await there.answer(first);
      await there.passing(0.01);
    }
    expect((await there.row()).seats[seat]).toMatchObject({ heldBy: 'person' });
  });

  it('is not late for the moments between its word that it is away and the next look', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0), rests: true });
    const [away, seat] = await there.asked();
    await there.passing(24 - 0.002);
    await sayAway(there.app, there.press(away), { days: 2 });
    // Nobody looks until its time would be over.
    await there.passing(0.01);
    expect(await there.hand(seat)).toMatchObject({ out: false, missed: 0, from: null });
    expect(deadlineOf(await there.row(), seat)).toBeNull();
    await there.passing(48);
    expect(await there.hand(seat)).toMatchObject({ out: false, missed: 0 });
    expect(deadlineOf(await there.row(), seat)?.getTime()).toBeLessThan(there.now + 10_000);
  });

  it('is waited for where it says that it is away before anybody has answered for it, and has a last part of its time', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0), rests: true });
    const [late, seat] = await there.asked();
    await there.passing(24.1);
    expect(await there.hand(seat)).toMatchObject({ out: true, missed: 1 });
    await sayAway(there.app, there.press(late), { days: 2 });
    await there.passing(0.01);
    expect(ponder(there.app, await load(there.app, 1))).toBeNull();
    await there.passing(48);
    expect(await there.hand(seat)).toMatchObject({ out: false, missed: 0 });
    const deadline = deadlineOf(await there.row(), seat)?.getTime() ?? 0;
    expect((deadline - there.now) / HOUR).toBeCloseTo(2.4, 0);
  });

  it('finds on its panel that the others are asked, as by the command', async () => {
    await there.begin([ash, birch], { pace: ownPace(24, 0), runOut: 'safe' });
    const [, seat] = await there.asked();
    await there.passing(24.1);
    expect(wayBack(await load(there.app, 1), seat)).toMatchObject({ is: 'asking' });
  });

  it('is called once for one question, however often others take theirs back', async () => {
    await there.begin([ash, birch], { pace: ownPace(48, 0) });
    const [first] = await there.asked();
    await there.answer(first);
    await there.passing(25);
    expect(await there.told('reminder')).toBe(1);
    for (let times = 0; times < 3; times += 1) {
      expect(await takeBack(first)).toBe('taken back');
      await there.answer(first);
      await there.passing(0.01);
    }
    expect(await there.told('reminder')).toBe(1);
  });
});

describe('a vote on who is late', () => {
  it('counts nobody who has left', async () => {
    await there.begin(people, { pace: ownPace(24, 0), runOut: 'vote' });
    await there.passing(24.1);
    const [late, seat] = await there.asked();
    const voters = people.filter(({ id }) => id !== late.id);
    const say = (nth: number, how: 'computer' | 'wait') =>
      vote(there.app, there.press(voters[nth] ?? late), 1, seat, how);
    expect(await say(0, 'computer')).toBe('counted');
    await resign(there.app, there.press(voters[0] ?? late), 1);
    expect(await say(1, 'wait')).toBe('counted');
    expect(await say(2, 'wait')).toBe('decided');
    expect(await there.hand(seat)).toMatchObject({ out: false, waited: 1 });
  });

  it('is decided by what most say at once, and by nothing else before its time', async () => {
    await there.begin([ash, birch, cedar], { pace: ownPace(24, 0), runOut: 'vote' });
    await there.passing(24.1);
    const [late, seat] = await there.asked();
    const [one = late, other = late] = people.filter(({ id }) => id !== late.id);
    const say = (user: User, how: 'computer' | 'safe' | 'wait') =>
      vote(there.app, there.press(user), 1, seat, how);
    expect(await say(one, 'safe')).toBe('counted');
    expect(await say(other, 'wait')).toBe('tied');
    await there.passing(23.8);
    expect(await there.hand(seat)).toMatchObject({ out: false, missed: 0, waited: 0 });
    expect(await say(one, 'wait')).toBe('decided');
    expect(await there.hand(seat)).toMatchObject({ out: false, waited: 1, vote: null });
    const told = (await there.said()).findLast(({ kind }) => kind === 'ranOut');
    expect(told).toMatchObject({ how: 'wait', votes: { computer: 0, safe: 0, wait: 2 } });
  });

  it('has a computer player answer when a tie lasts until the end', async () => {
    await there.begin([ash, birch, cedar], { pace: ownPace(24, 0), runOut: 'vote' });
    await there.passing(24.1);
    const [late, seat] = await there.asked();
    const [one = late, other = late] = people.filter(({ id }) => id !== late.id);
    await vote(there.app, there.press(one), 1, seat, 'safe');
    await vote(there.app, there.press(other), 1, seat, 'wait');
    await there.passing(24.1);
    expect(await there.hand(seat)).toMatchObject({ out: true, missed: 1, vote: null });
    const told = (await there.said()).findLast(({ kind }) => kind === 'ranOut');
    expect(told).toMatchObject({ how: 'computer', votes: { computer: 0, safe: 1, wait: 1 } });
  });

  it('is decided where who is left has voted, as another voter has gone', async () => {
    await there.begin([ash, birch, cedar], { pace: ownPace(24, 0), runOut: 'vote' });
    await there.passing(24.1);
    const [late, seat] = await there.asked();
    const [one = late, other = late] = people.filter(({ id }) => id !== late.id);
    await vote(there.app, there.press(one), 1, seat, 'wait');
    await vote(there.app, there.press(other), 1, seat, 'safe');
    await resign(there.app, there.press(other), 1);
    await there.passing(0.01);
    expect(await there.hand(seat)).toMatchObject({ waited: 1, vote: null });
  });

  it('takes nothing over from who had the seat of a voter before', async () => {
    await there.begin(people, { pace: ownPace(24, 0), runOut: 'vote' });
    await there.passing(24.1);
    const [late, seat] = await there.asked();
    const [voter] = people.filter(({ id }) => id !== late.id);
    const voting = (await there.row()).seats.findIndex(({ user }) => user === voter?.id);
    await vote(there.app, there.press(voter ?? late), 1, seat, 'computer');
    await handOver(there.app, moderator(), 1, voting, { id: '5', name: 'Elm' });
    expect((await there.hand(seat)).vote?.by).toEqual({});
    expect(openVotes(await there.row())[0]?.voters).toContain(voting);
  });

  it('has no more time for being begun anew', async () => {
    await there.begin([ash, birch, cedar], { pace: ownPace(24, 0), runOut: 'vote' });
    const [first] = await there.asked();
    await there.answer(first);
    await there.passing(24.1);
    const [, seat] = await there.asked();
    expect((await there.hand(seat)).vote?.until).toBe(there.now + DAY);
    for (const left of [4, 0]) {
      await there.passing(left === 4 ? 20 : 3.9);
      expect(await takeBack(first)).toBe('taken back');
      expect((await there.hand(seat)).vote).toBeNull();
      await there.answer(first);
      await there.passing(0.01);
      const { vote: open } = await there.hand(seat);
      expect(((open?.until ?? 0) - there.now) / HOUR).toBeLessThanOrEqual(left + 0.1);
    }
    await there.passing(0.2);
    expect(await there.hand(seat)).toMatchObject({ out: true, missed: 1 });
  });
});

describe('who comes to a seat', () => {
  it('is asked along with the others whether something is taken back', async () => {
    await there.begin([ash, birch], {}, 1);
    const computer = (await there.row()).seats.findIndex(({ user }) => user === null);
    const row = await there.row();
    await there.store.transaction((transaction) =>
      transaction.createProposal({
        match: 1,
        kind: 'undo',
        from: row.seats.findIndex(({ user }) => user === ash.id),
        to: [row.seats.findIndex(({ user }) => user === birch.id)],
        body: { at: 0, to: 0 },
        until: null,
        createdAt: new Date(there.now),
      }),
    );
    await handOver(there.app, moderator(), 1, computer, cedar);
    expect((await there.row()).proposals).toEqual([]);
  });

  it('votes on what its table votes on', async () => {
    await there.begin([ash, birch], {}, 1);
    const { seats } = await there.row();
    const computer = seats.findIndex(({ user }) => user === null);
    await move(there.app, there.press(ash), 1, { is: 'settle' });
    await handOver(there.app, moderator(), 1, computer, cedar);
    const [motion] = (await there.row()).proposals;
    const answer = async (user: User) =>
      (await answerProposal(there.app, there.press(user), motion?.id ?? 0, 'accept')).did;
    expect(await answer(birch)).toBe('agreed');
    expect(await answer(cedar)).toBe('accepted');
    expect((await there.row()).seats.every(({ heldBy }) => heldBy === 'computer')).toBe(true);
  });
});
