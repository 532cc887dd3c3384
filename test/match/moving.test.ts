import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calledAgain, playAgain } from '../../src/match/lobby/again.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { block } from '../../src/match/lobby/block.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { TIMEOUTS_TO_FORFEIT } from '../../src/match/time/forfeited.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { closeMatch } from '../../src/match/lobby/close.ts';
import { openMatch } from '../../src/match/lobby/lobby.ts';
import { repair } from '../../src/match/moderation/repair.ts';
import { wantSubstitute } from '../../src/match/company/substitute.ts';
import { pausedUntil } from '../../src/match/time/halt.ts';
import { handOver, resign } from '../../src/match/company/hand-over.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Press } from '../../src/match/app/press.ts';
import { move } from '../../src/match/agreement/moving.ts';
import type { Motion } from '../../src/match/proposals/motion.ts';
import type { MatchRow, Store } from '../../src/store/store.ts';
import { spoil } from '../store/memory.ts';
import { ash, birch, cedar, type ClockApp, DAY, openClockApp } from './clock-app.ts';

const dune = { id: '4', name: 'Dune' };
const SETTLE: Motion = { is: 'settle' };

/** Nobody thinks for computer players, so a match stays where a motion has left it. */
describe('what is decided about a match', () => {
  let store: Store;
  let app: App;
  let there: ClockApp;

  const pressOf = (user = ash, moderates = false): Press => ({
    ...there.press(user),
    moderates: () => moderates,
  });
  const match = async (): Promise<MatchRow> => {
    const row = await store.match(1);
    if (row === null) throw new Error('There is no match.');
    return row;
  };
  const rulings = async () =>
    (await store.rulings(1)).map(({ by, agreed, deed }) => ({ by, agreed, is: deed.is }));

  beforeEach(async () => {
    there = await openClockApp();
    ({ app, store } = there);
    await there.begin([ash, birch]);
  });
  afterEach(() => there.close());

  const agree = async (): Promise<void> => {
    const [open] = await store.openProposals(1);
    await answerProposal(app, pressOf(birch), open?.id ?? 0, 'accept');
  };

  it('is kept with who asked and who was for it, where a table has carried it', async () => {
    expect(await move(app, pressOf(), 1, { is: 'pause', days: 5 })).toBe('put');
    expect(await rulings()).toEqual([]);
    await agree();
    expect(await rulings()).toEqual([{ by: ash.id, agreed: [birch.id], is: 'pause' }]);
  });

  it('wakes a match that sleeps as soon as anybody in it asks for that', async () => {
    await store.transaction((transaction) =>
      transaction.changeMatch(1, { halt: { is: 'asleep' } }),
    );
    expect(await move(app, pressOf(), 1, { is: 'resume' })).toBe('carried');
    expect((await match()).halt).toBeNull();
  });

  it('is no pause any more where its table has had as many as one may', async () => {
    const pause = (days: number) => move(app, pressOf(), 1, { is: 'pause', days });
    for (const days of [30, 20]) {
      await pause(days);
      await agree();
      await there.passing(24 * days);
      expect((await match()).halt).toBeNull();
    }
    await expect(pause(11)).rejects.toThrow('10 days are left');
    await pause(10);
    await agree();
    await there.passing(48);
    // What is left of one that ends early may be used another time.
    await move(app, pressOf(), 1, { is: 'resume' });
    await agree();
    await expect(pause(9)).rejects.toThrow('8 days are left');
    expect(await move(app, pressOf(cedar, true), 1, { is: 'pause', days: 30 })).toBe('ruled');
    await move(app, pressOf(cedar, true), 1, { is: 'resume' });
    await expect(pause(9)).rejects.toThrow('8 days are left');
  });

  it('is no pause for ever by moderators either', async () => {
    const pause = (days: number) => move(app, pressOf(cedar, true), 1, { is: 'pause', days });
    for (let times = 0; times < 6; times += 1) {
      expect(await pause(30)).toBe('ruled');
      // What is left of one that ends early may be used another time.
      if (times === 5) await move(app, pressOf(cedar, true), 1, { is: 'resume' });
      else await there.passing(24 * 30);
      expect((await match()).halt).toBeNull();
    }
    expect(await pause(20)).toBe('ruled');
    await there.passing(24 * 20);
    await expect(pause(11)).rejects.toThrow('10 days are left');
    expect(await rulings()).toHaveLength(8);
    // Its table may still.
    expect(await move(app, pressOf(), 1, { is: 'pause', days: 30 })).toBe('put');
  });

  it('is no level by a moderator: that is the table’s', async () => {
    await there.begin([ash, birch], {}, 1);
    const { seats } = await there.row(2);
    const seat = seats.findIndex(({ heldBy }) => heldBy === 'computer');
    const others = seats.map((one) => (one.seat === seat ? { ...one, level: 'steady' } : one));
    await store.transaction((transaction) => transaction.setSeats(2, others));
    const wanted: Motion = { is: 'level', seat, level: 'hasty' };
    await expect(move(app, pressOf(cedar, true), 2, wanted)).rejects.toThrow(/up to the table/u);
    expect(await move(app, pressOf(), 2, wanted)).toBe('put');
  });

  it('is kept of who plays with computer players only', async () => {
    await resign(app, pressOf(birch), 1);
    expect(await move(app, pressOf(), 1, { is: 'pause', days: 5 })).toBe('carried');
    expect(await rulings()).toEqual([{ by: ash.id, agreed: [], is: 'pause' }]);
  });

  it('is not decided alone by a moderator who may have a seat of it back', async () => {
    const row = await match();
    await store.transaction(async (transaction) => {
      await transaction.setSeats(
        1,
        row.seats.map((one) =>
          one.user === ash.id ? { ...one, heldBy: 'computer', level: 'steady' } : one,
        ),
      );
      const hands = clocksOf(row).map((one) => ({ ...one, missed: TIMEOUTS_TO_FORFEIT }));
      if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
    });
    await expect(move(app, pressOf(ash, true), 1, SETTLE)).rejects.toThrow(
      /You play in this match/u,
    );
    expect(await move(app, pressOf(cedar, true), 1, SETTLE)).toBe('ruled');
    expect(await rulings()).toEqual([{ by: cedar.id, agreed: null, is: 'settle' }]);
  });

  it('is nothing for a moderator who plays there, or did: it has none of a moderator’s powers', async () => {
    const inVain = async (): Promise<void> => {
      const press = () => pressOf(ash, true);
      for (const deed of [
        () => handOver(app, press(), 1, 1, null),
        () => handOver(app, press(), 1, 1, cedar),
        () => closeMatch(app, press(), 1),
        () => wantSubstitute(app, press(), 1, 1),
      ]) {
        await expect(deed()).rejects.toThrow(/You play in this match|Only the player/u);
      }
    };
    await inVain();
    await handOver(app, pressOf(cedar, true), 1, 0, dune);
    await inVain();
    expect((await match()).seats.map(({ user }) => user)).toEqual([dune.id, birch.id]);
    expect(await rulings()).toHaveLength(1);
  });

  it('keeps to a host what is a host’s, also where it could moderate', async () => {
    await expect(
      repair(app, pressOf(ash, true), 1, {
        thread: null,
        wanted: [],
        proposals: [],
        votes: [],
        moveTo: null,
      }),
    ).resolves.toBeDefined();
    expect(await rulings()).toEqual([]);
    const { id } = await openMatch(app, pressOf(birch), {
      game: 'pebbles',
      size: 2,
      computers: 0,
      home: { server: '1', channel: '2' },
    });
    expect((await closeMatch(app, pressOf(birch, true), id)).status).toBe('cancelled');
  });

  it('is not decided alone by a moderator who gave its seat up for good either', async () => {
    await resign(app, pressOf(), 1);
    await expect(move(app, pressOf(ash, true), 1, SETTLE)).rejects.toThrow(
      /You play in this match/u,
    );
  });

  it('hands a seat to somebody who blocks its holder, and to nobody who blocks another one', async () => {
    await block(app, pressOf(cedar), ash.id, true);
    await expect(handOver(app, pressOf(dune, true), 1, 1, cedar)).rejects.toThrow(
      /don’t play together/u,
    );
    await handOver(app, pressOf(dune, true), 1, 0, cedar);
    expect((await match()).seats.map(({ user }) => user)).toEqual([cedar.id, birch.id]);
  });

  describe('at a table of three', () => {
    const vote = async (user: typeof ash) => {
      const [open] = await store.openProposals(2);
      return answerProposal(app, there.press(user), open?.id ?? 0, 'accept');
    };
    beforeEach(() => there.begin([ash, birch, cedar]));

    it('is carried by none but those for whom no computer player answers by now', async () => {
      expect(await move(app, pressOf(), 2, SETTLE)).toBe('put');
      const row = await there.row(2);
      await store.transaction((transaction) =>
        transaction.setSeats(
          2,
          row.seats.map((one) =>
            one.user === ash.id ? { ...one, heldBy: 'computer', level: 'steady' } : one,
          ),
        ),
      );
      expect((await vote(birch)).did).toBe('agreed');
      expect((await vote(cedar)).did).toBe('accepted');
    });

    it('is asked no more once its seat is a computer player’s, as its time was over again and again', async () => {
      expect(await move(app, pressOf(), 2, SETTLE)).toBe('put');
      const row = await there.row(2);
      const late = clocksOf(row).map((one) => ({
        ...one,
        missed: TIMEOUTS_TO_FORFEIT - 1,
        bank: 0,
      }));
      await store.transaction(async (transaction) => {
        if (row.clock !== null) await transaction.setClock(2, withClocks(row, late));
      });
      const asked = row.seats.find(({ owesSince }) => owesSince !== null);
      // Long enough for one of them to be late, and not for the vote to end.
      await there.passing(6.9 * 24);
      const forfeited = (await there.row(2)).seats.filter(({ heldBy }) => heldBy === 'computer');
      expect(forfeited.map(({ seat }) => seat)).toContain(asked?.seat);
      expect(await store.openProposals(2)).toEqual([]);
    });

    it('is decided also beside what nobody can read, which is closed when its time is over', async () => {
      await spoil(
        store,
        `INSERT INTO proposal ("matchId", kind, "from", "to", body, "until", "createdAt") VALUES
           (2, 'motion', 1, '{0}', '{"is":"dance"}', '${new Date(there.now + DAY).toISOString()}', now())`,
      );
      const wanted: Motion = { is: 'substitute', seat: 2 };
      expect(await move(app, pressOf(dune, true), 2, wanted)).toBe('ruled');
      expect((await there.row(2)).seats[2]?.wanted).toBe('');
      await there.passing(24.1);
      expect(there.troubles).toEqual([]);
      expect(await store.openProposals(2)).toEqual([]);
    });

    describe('where a moderator has given a seat to a computer player', () => {
      const settle = () => move(app, pressOf(), 2, SETTLE);
      const open = async () => (await store.openProposals(2))[0];
      beforeEach(() => handOver(app, pressOf(dune, true), 2, 2, null));

      it('is carried by nobody without who had that seat, unless that is silent for seven days', async () => {
        expect(await settle()).toBe('put');
        expect((await open())?.to).toEqual([1, 2]);
        expect((await vote(birch)).did).toBe('agreed');
        await there.passing(24 * 6.9);
        expect((await there.row(2)).seats[0]).toMatchObject({ heldBy: 'person' });
        await there.passing(24 * 0.2);
        expect(await store.openProposals(2)).toEqual([]);
        expect((await there.row(2)).seats.every(({ heldBy }) => heldBy === 'computer')).toBe(true);
        expect((await store.rulings(2)).at(-1)).toMatchObject({
          by: ash.id,
          agreed: [birch.id],
          deed: { is: 'settle' },
        });
      });

      it('is off where who had that seat is against it, and goes on being asked for as long as it says something', async () => {
        await settle();
        const asked = await open();
        await answerProposal(app, there.press(cedar), asked?.id ?? 0, 'decline');
        expect(await store.openProposals(2)).toEqual([]);
        await there.passing(24 * 6);
        expect(await settle()).toBe('put');
        expect((await open())?.to).toContain(2);
        expect((await vote(cedar)).did).toBe('agreed');
        expect((await vote(birch)).did).toBe('accepted');
      });

      it('is carried without who had that seat once that was silent before', async () => {
        await there.passing(24 * 7.1);
        await settle();
        expect((await open())?.to).toEqual([1]);
        await expect(vote(cedar)).rejects.toThrow(/seat/u);
        expect((await vote(birch)).did).toBe('accepted');
      });

      it('says nothing of who gave its seat up itself', async () => {
        await resign(app, pressOf(birch), 2);
        await settle();
        expect((await open())?.to).toEqual([2]);
      });
    });

    it.each([
      [{ is: 'settle' }, 7],
      [{ is: 'pause', days: 30 }, 7],
      // Nobody votes longer on a pause than that would last.
      [{ is: 'pause', days: 3 }, 3],
    ] as const)('is put to the vote, %j, for %i days', async (wanted, days) => {
      await move(app, pressOf(), 2, wanted);
      const [open] = await store.openProposals(2);
      expect(open?.until?.getTime()).toBe(there.now + days * DAY);
    });

    it('is no vote on going on past the end of the pause', async () => {
      await move(app, pressOf(), 2, { is: 'pause', days: 2 });
      await vote(birch);
      await there.passing(24);
      await move(app, pressOf(), 2, { is: 'resume' });
      const [open] = await store.openProposals(2);
      expect(open?.until).toEqual(pausedUntil(await there.row(2)));
    });

    it('is off once it has come by itself', async () => {
      await move(app, pressOf(), 2, { is: 'pause', days: 1 });
      await vote(birch);
      await move(app, pressOf(), 2, { is: 'resume' });
      expect(await store.openProposals(2)).toHaveLength(1);
      await there.passing(25);
      expect((await there.row(2)).halt).toBeNull();
      expect(await store.openProposals(2)).toEqual([]);
    });
  });

  describe('to settle, once carried', () => {
    beforeEach(async () => {
      await move(app, pressOf(), 1, SETTLE);
      await agree();
    });

    it('is carried once, and its result is not paused', async () => {
      for (const wanted of [SETTLE, { is: 'pause', days: 30 } as const]) {
        await expect(move(app, pressOf(cedar, true), 1, wanted)).rejects.toThrow(
          /already finishing this match/u,
        );
      }
      expect(await rulings()).toEqual([{ by: ash.id, agreed: [birch.id], is: 'settle' }]);
      expect((await match()).halt).toBeNull();
    });

    it('lets those who sat there play again together', async () => {
      await store.transaction((transaction) => transaction.changeMatch(1, { status: 'over' }));
      expect(calledAgain(await match())).toEqual([ash.id, birch.id]);
      const { row } = await playAgain(app, pressOf(), 1);
      expect(row.seats.map(({ heldBy }) => heldBy)).toEqual(['person']);
      await playAgain(app, pressOf(birch), 1);
      expect((await store.match(2))?.seats.map(({ user }) => user)).toEqual([ash.id, birch.id]);
      await expect(playAgain(app, pressOf(cedar), 1)).rejects.toThrow(/no seat/u);
    });
  });
});
