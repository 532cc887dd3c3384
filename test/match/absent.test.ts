import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Season } from '../../src/league/season.ts';
import type { User } from '../../src/match/app/press.ts';
import { resign } from '../../src/match/company/hand-over.ts';
import { reclaim } from '../../src/match/company/reclaim.ts';
import { wantSubstitute } from '../../src/match/company/substitute.ts';
import { absentAt } from '../../src/match/league/result.ts';
import { settleIn } from '../../src/match/moderation/settle.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { TIMEOUTS_TO_FORFEIT } from '../../src/match/time/forfeited.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { aPlayer, aSeason, aTable } from '../league/a-season.ts';
import { ash, birch, cedar, type ClockApp, openClockApp } from './clock-app.ts';

const dune: User = { id: '4', name: 'Dune' };
const people = [ash, birch, cedar].map(({ id }) => id);

describe('who is absent at a table of a season', () => {
  let there: ClockApp;
  beforeEach(async () => {
    there = await openClockApp();
    await there.begin([ash, birch, cedar]);
  });
  afterEach(() => there.close());

  const season: Season = aSeason({
    phase: 'playing',
    entrants: people.map((user) => aPlayer(user)),
    tables: [aTable(people, { status: 'open', match: 1 })],
  });
  const table = aTable(people, { status: 'open', match: 1 });
  const absent = async (of = season, at = table) => absentAt(of, at, await there.row());
  const nobody = { dropped: [], substituted: [] };

  /** A computer player has somebody's seat after time-outs, until it comes back. */
  const forfeit = async (user: User): Promise<void> => {
    const row = await there.row();
    const hands = clocksOf(row).map((one) =>
      one.user === user.id ? { ...one, missed: TIMEOUTS_TO_FORFEIT } : one,
    );
    await there.store.transaction(async (transaction) => {
      await transaction.setSeats(
        1,
        row.seats.map((one) =>
          one.user === user.id ? { ...one, heldBy: 'computer', level: 'steady' } : one,
        ),
      );
      if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
    });
  };
  const settle = () =>
    there.store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(1);
      if (row === null) throw new Error('There is no match.');
      await settleIn({ app: there.app, transaction, row }, { by: null, why: 'season' });
    });

  it('is who lost its seat by time-outs, as long as it does not take it back', async () => {
    expect(await absent()).toEqual(nobody);
    await forfeit(birch);
    expect(await absent()).toEqual({ dropped: [birch.id], substituted: [] });
    await reclaim(there.app, there.press(birch), 1);
    expect(await absent()).toEqual(nobody);
  });

  it('is who resigned', async () => {
    await resign(there.app, there.press(birch), 1);
    expect(await absent()).toEqual({ dropped: [birch.id], substituted: [] });
  });

  it('is not a row for which a substitute of the match plays, until that has the seat back', async () => {
    await wantSubstitute(there.app, there.press(birch), 1, null);
    await there.takeOver(ash, dune, 1);
    expect(await absent()).toEqual({ dropped: [], substituted: [birch.id] });
    await reclaim(there.app, there.press(birch), 1);
    expect(await absent()).toEqual(nobody);
    await settle();
    expect(await absent()).toEqual(nobody);
  });

  it('is who had left before computer players play a table to its end, and nobody else', async () => {
    await resign(there.app, there.press(ash), 1);
    await forfeit(birch);
    const before = await absent();
    expect(before.dropped.toSorted()).toEqual([ash.id, birch.id].toSorted());
    await settle();
    expect((await there.row()).seats.every(({ heldBy }) => heldBy === 'computer')).toBe(true);
    expect(await absent(season, { ...table, ...before })).toEqual(before);
  });

  it('is who dropped out of the season, also before its seat is given up', async () => {
    const dropped = {
      ...season,
      entrants: season.entrants.map((one) =>
        one.user === birch.id ? { ...one, dropped: there.now } : one,
      ),
    };
    expect(await absent(dropped)).toEqual({ dropped: [birch.id], substituted: [] });
  });
});
