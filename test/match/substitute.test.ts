import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { block } from '../../src/match/lobby/block.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { TIMEOUTS_TO_FORFEIT } from '../../src/match/time/forfeited.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { forget } from '../../src/match/league/forget.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { type Handed, handedSeats } from '../../src/match/reports/played-by.ts';
import { reclaim } from '../../src/match/company/reclaim.ts';
import { handOver, resign } from '../../src/match/company/hand-over.ts';
import type { User } from '../../src/match/app/press.ts';
import {
  decideOn,
  standBack,
  standFor,
  wantSubstitute,
} from '../../src/match/company/substitute.ts';
import { ash, birch, cedar, type ClockApp, openClockApp } from './clock-app.ts';

const dune: User = { id: '4', name: 'Dune' };
const elm: User = { id: '5', name: 'Elm' };
const moss: User = { id: '9', name: 'Moss' };

describe('a seat that is taken over', () => {
  let there: ClockApp;
  beforeEach(async () => {
    there = await openClockApp();
    await there.begin([ash, birch, cedar]);
  });
  afterEach(() => there.close());

  const want = (user: User) => wantSubstitute(there.app, there.press(user), 1, null);
  const stand = (user: User, seat: number) => standFor(there.app, there.press(user), 1, seat);
  const word = (by: User, user: User, isYes: boolean, seat = 2) =>
    decideOn(there.app, there.press(by), 1, seat, { user: user.id, isYes });
  /** Somebody takes a seat over, and the host agrees. */
  const take = (user: User, seat: number) => there.takeOver(ash, user, seat);
  const hand = (seat: number, to: User) =>
    handOver(there.app, { ...there.press(moss), moderates: () => true }, 1, seat, to);

  it('keeps everybody who had it from another one, however many have had it since', async () => {
    await want(cedar);
    await take(dune, 2);
    await want(dune);
    await take(elm, 2);
    expect((await there.row()).seats[2]).toMatchObject({
      user: elm.id,
      standsFor: cedar.id,
      formerly: [cedar.id, dune.id],
    });
    await want(birch);
    for (const user of [cedar, dune]) {
      await expect(take(user, 1)).rejects.toThrow('You had another seat');
      await expect(hand(1, user)).rejects.toThrow('had another seat');
    }
    // Its own seat anybody may have back.
    expect((await hand(2, dune)).seats[2]).toMatchObject({ user: dune.id });
    expect((await hand(2, cedar)).seats[2]).toMatchObject({ user: cedar.id, standsFor: null });
  });

  it('was played by somebody, and no computer player, where its substitute is forgotten, also with its owner', async () => {
    const [owner, seat] = await there.asked();
    await want(owner);
    await there.takeOver(owner, dune, seat);
    await there.answer(dune);
    const played = async (): Promise<readonly Handed[]> =>
      handedSeats(there.app, await there.row());
    const [before] = await played();
    expect(before).toMatchObject({ owner: owner.id, played: [{ by: [dune.id] }] });
    await forget(there.app, dune.id);
    expect(await played()).toMatchObject([{ owner: owner.id, played: [{ by: ['somebody'] }] }]);
    await forget(there.app, owner.id);
    expect(await played()).toMatchObject([{ owner: 'somebody', played: [{ by: ['somebody'] }] }]);
  });

  it('may be next to one that somebody has left whom its new player has blocked', async () => {
    await block(there.app, there.press(dune), birch.id, true);
    await want(cedar);
    await expect(take(dune, 2)).rejects.toThrow('you don’t want to play with them');
    await resign(there.app, there.press(birch), 1);
    expect((await take(dune, 2)).seats[2]).toMatchObject({ user: dune.id });
  });

  it('waits for a word of who asked, or of the host, and of nobody else', async () => {
    await want(cedar);
    expect(await stand(dune, 2)).toEqual({ did: 'waits', place: 0 });
    expect(await stand(elm, 2)).toEqual({ did: 'waits', place: 1 });
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id, formerly: [] });
    expect(await stand(elm, 2)).toEqual({ did: 'waits', place: 1 });
    for (const other of [birch, dune, elm])
      await expect(word(other, dune, true)).rejects.toThrow('says yes or no here');
    await expect(word(cedar, elm, true)).rejects.toThrow('not first in line');
    for (const _tap of [1, 2]) expect(await word(cedar, dune, false)).toBe('declined');
    await expect(word(ash, dune, true)).rejects.toThrow('not first in line');
    await expect(stand(dune, 2)).rejects.toThrow('not taken');
    for (const by of [ash, ash, cedar]) expect(await word(by, elm, true)).toBe('plays');
    expect((await there.row()).seats[2]).toMatchObject({ user: elm.id, standsFor: cedar.id });
    await expect(word(cedar, dune, true)).rejects.toThrow('Nobody is looking for a substitute');
    const told = (await there.said()).filter(({ kind }) =>
      ['candidate', 'declined', 'substituted'].includes(kind),
    );
    expect(told).toMatchObject([
      { kind: 'candidate', seat: 2, user: dune.id },
      { kind: 'declined', seat: 2, user: dune.id },
      { kind: 'candidate', seat: 2, user: elm.id },
      // To all, and to who had the seat.
      { kind: 'substituted', seat: 2, from: cedar.id, to: elm.id, called: true },
      { kind: 'substituted', seat: 2, from: cedar.id, to: elm.id, called: true },
    ]);
  });

  it('is taken without a word after a day, each in line for its own day', async () => {
    await want(cedar);
    await stand(dune, 2);
    await there.passing(12);
    await stand(elm, 2);
    await there.passing(11);
    await standBack(there.app, there.press(dune), 1, 2);
    await expect(standBack(there.app, there.press(dune), 1, 2)).rejects.toThrow('not in line');
    await there.passing(23.9);
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id });
    await there.passing(0.2);
    expect((await there.row()).seats[2]).toMatchObject({ user: elm.id, wanted: null });
  });

  it('is taken in a match that stands still, too, and not while nobody was there to say no', async () => {
    await want(cedar);
    await stand(dune, 2);
    await move(there.app, { ...there.press(elm), moderates: () => true }, 1, {
      is: 'pause',
      days: 5,
    });
    await there.gone(48);
    await there.passing(0.1);
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id });
    await there.passing(24);
    const row = await there.row();
    expect(row.seats[2]).toMatchObject({ user: dune.id });
    expect(row.halt).toMatchObject({ is: 'paused' });
    await there.passing(24 * 5);
    expect((await there.row()).halt).toBeNull();
  });

  it('stays where it is if nobody is wanted any more, or who was first cannot take it', async () => {
    await want(cedar);
    await stand(dune, 2);
    await want(cedar);
    await there.passing(24.1);
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id });
    await want(cedar);
    await stand(dune, 2);
    await stand(elm, 2);
    await block(there.app, there.press(birch), dune.id, true);
    await there.passing(24.1);
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id });
    await block(there.app, there.press(birch), elm.id, true);
    expect(await word(ash, elm, true)).toBe('cannot');
    await there.passing(24.1);
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id, wanted: '' });
  });

  it('is nobody’s who asked for it or hosts it without the word of another one', async () => {
    const mod = { ...there.press(elm), moderates: () => true };
    await move(there.app, mod, 1, { is: 'substitute', seat: 2 });
    await stand(elm, 2);
    await expect(word(elm, elm, true)).rejects.toThrow('Somebody else');
    await expect(word(cedar, elm, true)).rejects.toThrow('says yes or no here');
    expect(await word(ash, elm, true)).toBe('plays');
  });

  it('is had back at once by whose it was, whoever has blocked it', async () => {
    await want(cedar);
    await take(dune, 2);
    await block(there.app, there.press(dune), cedar.id, true);
    await block(there.app, there.press(birch), cedar.id, true);
    await want(dune);
    for (const _tap of [1, 2]) expect(await stand(cedar, 2)).toEqual({ did: 'plays' });
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id, standsFor: null });
    await resign(there.app, there.press(cedar), 1);
    expect((await hand(2, cedar)).seats[2]).toMatchObject({ user: cedar.id, heldBy: 'person' });
  });

  it('is had by a substitute who had it before as by anybody else: with a word, and without a block', async () => {
    await want(cedar);
    await take(dune, 2);
    await reclaim(there.app, there.press(cedar), 1);
    await want(cedar);
    expect(await stand(dune, 2)).toEqual({ did: 'waits', place: 0 });
    await block(there.app, there.press(birch), dune.id, true);
    expect(await word(ash, dune, true)).toBe('cannot');
    await expect(stand(dune, 2)).rejects.toThrow('can’t sit at this table');
    await expect(hand(2, dune)).rejects.toThrow('don’t play together');
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id, wanted: '' });
  });

  it('is looked for no more by who gave it up, and is not its to decide on', async () => {
    await resign(there.app, there.press(cedar), 1);
    await expect(want(cedar)).rejects.toThrow('a moderator');
    await wantSubstitute(there.app, there.press(ash), 1, 2);
    for (const seat of [null, 2])
      await expect(wantSubstitute(there.app, there.press(cedar), 1, seat)).rejects.toThrow();
    await stand(dune, 2);
    await expect(word(cedar, dune, false)).rejects.toThrow('says yes or no here');
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id, wanted: '' });
  });

  it('is taken from who lost it to the clock by a moderator in true words, which that hears', async () => {
    await forfeit(2);
    await there.said();
    await hand(2, dune);
    expect((await there.store.rulings(1))[0]?.deed).toMatchObject({ from: cedar.id, to: dune.id });
    const waiting = await there.store.transaction((one) => one.undelivered(1));
    expect(waiting.filter(({ dm }) => dm === cedar.id)).toMatchObject([{ kind: 'ruling' }]);
    await reclaim(there.app, there.press(cedar), 1);
    await forfeit(2);
    await hand(2, cedar);
    expect((await there.store.rulings(1))[1]?.deed).toMatchObject({ from: null, to: cedar.id });
  });

  it('is taken back from its substitute by who lost it to the clock, and by no substitute from its owner', async () => {
    await forfeit(2);
    await wantSubstitute(there.app, there.press(ash), 1, 2);
    await stand(dune, 2);
    await there.passing(24.1);
    expect((await there.row()).seats[2]).toMatchObject({ user: dune.id, standsFor: cedar.id });
    const back = () => reclaim(there.app, there.press(cedar), 1);
    expect((await back()).seats[2]).toMatchObject({
      user: cedar.id,
      heldBy: 'person',
      standsFor: null,
      formerly: [cedar.id, dune.id],
    });
    expect((await there.said()).at(-1)).toMatchObject({ from: dune.id, to: cedar.id });
    await expect(back()).rejects.toThrow('already in this match');
    await expect(reclaim(there.app, there.press(dune), 1)).rejects.toThrow(
      `given to <@${cedar.id}>`,
    );
  });

  it('is taken back from a computer player, or a person, to whom a moderator gave it', async () => {
    const mod = () => ({ ...there.press(moss), moderates: () => true });
    await handOver(there.app, mod(), 1, 2, null);
    await expect(want(elm)).rejects.toThrow();
    await reclaim(there.app, there.press(cedar), 1);
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id, heldBy: 'person' });
    await hand(2, dune);
    await reclaim(there.app, there.press(cedar), 1);
    expect((await there.row()).seats[2]).toMatchObject({ user: cedar.id, standsFor: null });
    // It came back once; what it gives up by itself is given up for good.
    await resign(there.app, there.press(cedar), 1);
    await expect(reclaim(there.app, there.press(cedar), 1)).rejects.toThrow('a moderator');
  });

  it('is next to nobody with whom its new player does not sit, and who may come back', async () => {
    await block(there.app, there.press(elm), cedar.id, true);
    await want(cedar);
    await take(dune, 2);
    await want(birch);
    await expect(take(elm, 1)).rejects.toThrow('you don’t want to play with them');
  });

  it('is taken back by nobody where computer players play the match to its end', async () => {
    await hand(2, dune);
    const mod = () => ({ ...there.press(moss), moderates: () => true });
    await handOver(there.app, mod(), 1, 1, null);
    await move(there.app, mod(), 1, { is: 'settle' });
    for (const user of [birch, cedar, dune])
      await expect(reclaim(there.app, there.press(user), 1)).rejects.toThrow(
        'finishing this match',
      );
  });

  it('is for who learns where its table is', async () => {
    const match = await there.begin([ash, birch], { learners: true });
    await wantSubstitute(there.app, there.press(birch), match, null);
    const learns = () => standFor(there.app, there.press(dune), match, 1);
    for (let played = 0; played < 5; played += 1) {
      const { id } = await there.row(await there.begin([dune, elm]));
      await there.store.transaction((transaction) =>
        transaction.changeMatch(id, { status: 'over', endedAt: new Date(there.now) }),
      );
    }
    await expect(learns()).rejects.toThrow(/learn/u);
  });

  it('is for nobody where computer players play the match to its end, by what all agreed', async () => {
    await want(cedar);
    await move(there.app, there.press(ash), 1, { is: 'settle' });
    const [motion] = (await there.row()).proposals;
    for (const user of [birch, cedar]) {
      await answerProposal(there.app, there.press(user), motion?.id ?? 0, 'accept');
    }
    expect((await there.row()).seats.every(({ heldBy }) => heldBy === 'computer')).toBe(true);
    await expect(want(ash)).rejects.toThrow('already finishing this match');
    await expect(take(dune, 2)).rejects.toThrow('Nobody is looking for a substitute');
  });

  /** Has a computer player have a seat, as its player's time was over again and again. */
  const forfeit = async (seat: number): Promise<void> => {
    const row = await there.row();
    const hands = clocksOf(row).map((one, at) =>
      at === seat ? { ...one, missed: TIMEOUTS_TO_FORFEIT } : one,
    );
    await there.store.transaction(async (transaction) => {
      const seats = row.seats.map((one) =>
        one.seat === seat ? { ...one, heldBy: 'computer' as const, level: 'steady' } : one,
      );
      await transaction.setSeats(1, seats);
      if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
    });
  };

  it('is not taken back by who gave it up, however often that was late', async () => {
    const row = await there.row();
    const hands = clocksOf(row).map((one) => ({ ...one, missed: TIMEOUTS_TO_FORFEIT }));
    await there.store.transaction(async (transaction) => {
      if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
    });
    await resign(there.app, there.press(birch), 1);
    await expect(reclaim(there.app, there.press(birch), 1)).rejects.toThrow();
    expect((await there.row()).seats[1]).toMatchObject({ heldBy: 'computer' });
  });

  it('stays where the last person gives up, for who lost it to the clock', async () => {
    await forfeit(0);
    await resign(there.app, there.press(birch), 1);
    await resign(there.app, there.press(cedar), 1);
    expect(await there.row()).toMatchObject({ status: 'running', host: ash.id });
    await reclaim(there.app, there.press(ash), 1);
    expect((await there.row()).seats[0]).toMatchObject({ user: ash.id, heldBy: 'person' });
    await resign(there.app, there.press(ash), 1);
    expect((await there.row()).status).toBe('cancelled');
  });
});
