import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Press } from '../../src/match/app/press.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { repair } from '../../src/match/moderation/repair.ts';
import { wantSubstitute } from '../../src/match/company/substitute.ts';
import { noteVotePost, openVotes } from '../../src/match/time/late-vote-post.ts';
import { SOMEBODY, type Store } from '../../src/store/store.ts';
import { ash, birch, cedar, type ClockApp, openClockApp } from './clock-app.ts';

const NOTHING = { thread: null, wanted: [], proposals: [], votes: [], moveTo: null };

/** What a repair has said anew, as it waits in the outbox. */
describe('a match that is repaired', () => {
  let store: Store;
  let app: App;
  let there: ClockApp;

  const pressOf = (user = ash): Press => there.press(user);
  const told = async (kinds: readonly string[]): Promise<string[]> => {
    const waiting = await store.transaction((transaction) => transaction.undelivered(1));
    return waiting.map(({ kind }) => kind).filter((kind) => kinds.includes(kind));
  };
  const inThread = (thread: string | null): Promise<void> =>
    store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(1);
      if (row !== null) await transaction.changeMatch(1, { home: { ...row.home, thread } });
    });

  beforeEach(async () => {
    there = await openClockApp();
    ({ app, store } = there);
    await there.begin([ash, birch]);
    await inThread('10');
  });
  afterEach(() => there.close());

  it('has a new thread once, whoever saw that the old one was gone', async () => {
    await repair(app, pressOf(), 1, { ...NOTHING, thread: '10' });
    expect((await store.match(1))?.home.thread).toBeNull();
    await inThread('11');
    await repair(app, pressOf(), 1, { ...NOTHING, thread: '10' });
    expect((await store.match(1))?.home.thread).toBe('11');
  });

  it('has what is open put to them again in a new thread', async () => {
    await move(app, pressOf(), 1, { is: 'pause', days: 5 });
    await store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(1);
      if (row === null || row.clock === null) throw new Error('It has no clock.');
      const vote = { until: 1_790_000_000_000, by: {}, left: null, begun: true, message: null };
      const hands = clocksOf(row).map((one, seat) => (seat === 0 ? { ...one, vote } : one));
      await transaction.setClock(1, withClocks(row, hands));
      const halt = { is: 'paused', until: 1_790_000_000_000 };
      await transaction.changeMatch(1, { halt });
    });
    await repair(app, pressOf(), 1, { ...NOTHING, thread: '10' });
    expect(await told(['proposal', 'paused', 'vote'])).toEqual([
      'proposal',
      'paused',
      'proposal',
      'vote',
    ]);
  });

  it('has a vote on who is late posted again where that post was deleted, and only there', async () => {
    const vote = { until: 1_790_000_000_000, by: {}, left: null, begun: true, message: null };
    await store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(1);
      if (row === null || row.clock === null) throw new Error('It has no clock.');
      const hands = clocksOf(row).map((one, seat) => (seat === 1 ? { ...one, vote } : one));
      await transaction.setClock(1, withClocks(row, hands));
    });
    await noteVotePost(app, 1, 1, vote, '30', app.now());
    await noteVotePost(app, 1, 0, vote, '31', app.now());
    const row = await store.match(1);
    expect(row === null ? [] : openVotes(row)).toMatchObject([
      { about: 1, vote: { message: '30' } },
    ]);
    await repair(app, pressOf(), 1, NOTHING);
    expect(await told(['vote'])).toEqual([]);
    await repair(app, pressOf(), 1, { ...NOTHING, votes: [1] });
    expect(await told(['vote'])).toEqual(['vote']);
  });

  it('is nobody’s matter who has no part in it, whose host may be forgotten', async () => {
    const inVain = (words: string) =>
      expect(repair(app, pressOf(cedar), 1, NOTHING)).rejects.toThrow(words);
    await inVain(`Only players of this match, its host <@${ash.id}>,`);
    await store.transaction((transaction) => transaction.changeMatch(1, { host: SOMEBODY }));
    await inVain('Only players of this match or a moderator');
  });

  it('tells its story again when it is over, with its chart', async () => {
    await store.transaction((transaction) => transaction.changeMatch(1, { status: 'over' }));
    await repair(app, pressOf(), 1, { ...NOTHING, thread: '10' });
    expect(await told(['story', 'chart'])).toEqual(['story', 'chart']);
  });

  it('looks for a substitute again where that post was deleted, and only there', async () => {
    await wantSubstitute(app, pressOf(), 1, null);
    await store.transaction(async (transaction) => {
      const seats = (await transaction.lockMatch(1))?.seats ?? [];
      await transaction.setSeats(
        1,
        seats.map((one) => (one.wanted === null ? one : { ...one, wanted: '20' })),
      );
    });
    await repair(app, pressOf(), 1, NOTHING);
    expect(await told(['wanted'])).toHaveLength(1);
    await repair(app, pressOf(), 1, { ...NOTHING, wanted: ['20'] });
    expect(await told(['wanted'])).toHaveLength(2);
    expect((await store.match(1))?.seats[0]?.wanted).toBe('');
  });
});
