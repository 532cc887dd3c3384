import { afterEach, describe, expect, it } from 'vitest';
import { think } from '../../src/ai/think.ts';
import { ownPace } from '../../src/clock/pace.ts';
import { anyChoice } from '../../src/engine/choices.ts';
import { ownDecision } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { answer } from '../../src/match/play/answer.ts';
import { askedSealed } from '../../src/match/loaded/asked.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { load } from '../../src/match/loaded/load.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { reclaim } from '../../src/match/company/reclaim.ts';
import { wantSubstitute } from '../../src/match/company/substitute.ts';
import { HELD, type Notice, noticeOf, notify } from '../../src/match/app/notice.ts';
import { restoreMatches } from '../../src/match/moderation/restore.ts';
import { openThinker } from '../../src/match/play/thinker.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, cedar, type ClockApp, openClockApp } from './clock-app.ts';

const edition: AnyEdition = steadingEdition;
const [ASH, BIRCH] = [0, 1];

/** All bid in secret: Ash is away, and Birch is late, as it was so often before, so a stand-in has sealed. */
async function openLate(before: number) {
  const there = await openClockApp(edition);
  const { app, store } = there;
  const fail = (error: unknown): never => {
    throw error;
  };
  const thinker = openThinker({
    app,
    mind: {
      choose: async (thought) => think(edition, thought),
      judge: async () => null,
      playSample: async () => [],
      close: async () => {},
    },
    wait: () => new Promise(() => undefined),
    fellBack: (_, __, error) => fail(error),
    noSample: () => undefined,
    failed: (_, error) => fail(error),
    everyMs: null,
  });
  await there.begin([ash, birch], { pace: ownPace(10, 0), rests: true });
  const isSecret = async (seat: number) => askedSealed(await load(app, 1), seat);
  // Until both bid in secret.
  for (let answers = 0; !(await isSecret(ASH)) || !(await isSecret(BIRCH)); answers += 1) {
    expect(answers).toBeLessThan(200);
    const asked = (await there.row()).seats.find(({ owesSince }) => owesSince !== null);
    await there.answer(asked?.seat === ASH ? ash : birch);
  }
  await store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(1);
    if (row?.clock == null) throw new Error('There is no clock.');
    const hands = clocksOf(row).map((one, seat) =>
      seat === BIRCH
        ? { ...one, missed: before, past: one.past.map((each) => ({ ...each, missed: before })) }
        : one,
    );
    await transaction.setClock(1, withClocks(row, hands));
  });
  // Ash says that it is away, so that only the other one is late.
  await sayAway(app, there.press(ash), { days: 5 });
  await there.passing(0.1);
  await there.passing(11);
  await thinker.think(1, null);
  return {
    ...there,
    answer: there.answer,
    async close(): Promise<void> {
      await thinker.close();
      await there.close();
    },
  };
}

const isSealed = async ({ row }: Pick<ClockApp, 'row'>): Promise<boolean> =>
  (await row()).sealed.length > 0;

/** What waits until all have chosen, or waited for it: whose time ran out. */
const heldIn = async ({ store }: Pick<ClockApp, 'store'>): Promise<readonly Notice[]> =>
  (await store.transaction((transaction) => transaction.undelivered(1))).flatMap((message) => {
    const notice = noticeOf(message);
    return notice?.kind === 'ranOut' ? [notice] : [];
  });

/** What is said of whose time ran out, or who has lost its seat. */
const toldOfLateness = async ({ said }: Pick<ClockApp, 'said'>): Promise<readonly Notice[]> =>
  (await said()).filter(
    (one) => one.kind === 'forfeited' || (one.kind === 'ranOut' && one.isVoid !== true),
  );

describe('who is too slow while all choose in secret', () => {
  let there: Awaited<ReturnType<typeof openLate>>;
  afterEach(() => there.close());
  const kinds = async () => (await there.said()).map(({ kind }) => kind);

  it('loses its seat once all have chosen, where that is once more', async () => {
    there = await openLate(2);
    // That its time ran out would tell that it had not chosen: nothing shows it, and it may still choose by itself.
    expect((await there.row()).seats[BIRCH]?.heldBy).toBe('person');
    expect((await there.row()).sealed.map(({ seat, by }) => [seat, by])).toEqual([
      [BIRCH, 'standIn'],
    ]);
    expect(await kinds()).toEqual(expect.not.arrayContaining(['forfeited', 'ranOut', 'absent']));
    await there.answer(ash);
    expect((await there.row()).seats[BIRCH]?.heldBy).toBe('computer');
    const after = await kinds();
    expect(after.filter((kind) => kind === 'forfeited')).toHaveLength(1);
    expect(after).not.toContain('ranOut');
    await reclaim(there.app, there.press(birch), 1);
    expect((await there.hand(BIRCH)).missed).toBe(0);
  });

  it('is told of once, where it was asked two things at once', async () => {
    there = await openLate(0);
    const [late] = (await heldIn(there)).flatMap((one) => (one.kind === 'ranOut' ? [one] : []));
    if (late === undefined) throw new Error('Birch is not late.');
    await there.store.transaction((transaction) =>
      notify(transaction, 1, late, there.app.now(), { dueAt: HELD }),
    );
    expect(await heldIn(there)).toEqual([late, late]);
    await there.answer(ash);
    expect(await heldIn(there)).toEqual([late, { ...late, isVoid: true }]);
  });

  it('keeps it where it chooses anew by itself', async () => {
    there = await openLate(2);
    const [sealed] = (await there.row()).sealed;
    await answer(there.app, there.press(birch), 1, [
      ({ match }) => {
        const own = ownDecision(edition.game, match, sealed?.decision ?? '');
        if (own === undefined) throw new Error('Birch is asked nothing.');
        const { key } = anyChoice(edition.game.choices(match.state, own), namedRandom('anew'));
        return { decision: sealed?.decision ?? '', choice: key };
      },
    ]);
    expect((await there.row()).sealed[0]).toMatchObject({ seat: BIRCH, by: 'person' });
    await there.answer(ash);
    expect((await there.row()).seats[BIRCH]?.heldBy).toBe('person');
  });

  it.each([0, 2])('has missed nothing where that is taken back, after %d times', async (before) => {
    there = await openLate(before);
    const { sequence } = await there.row();
    await there.goBack(sequence - 1, ASH);
    expect(await isSealed(there)).toBe(false);
    expect((await there.row()).seats[BIRCH]?.heldBy).toBe('person');
    expect((await there.hand(BIRCH)).missed).toBe(before);
    expect(await toldOfLateness(there)).toEqual([]);
  });

  it.each([0, 2])(
    'has missed nothing where the app goes back to a backup, after %d times',
    async (before) => {
      there = await openLate(before);
      await restoreMatches(there.app, 1);
      expect(await isSealed(there)).toBe(false);
      expect((await there.row()).seats[BIRCH]?.heldBy).toBe('person');
      expect(await toldOfLateness(there)).toEqual([]);
    },
  );

  it('is named by what is told of that later, whoever has its seat by then', async () => {
    there = await openLate(0);
    await wantSubstitute(there.app, there.press(birch), 1, null);
    await there.takeOver(birch, cedar, BIRCH);
    // Whoever comes is called to it, though it is made: a call that is left out would tell so.
    expect((await there.said()).at(-1)).toEqual({ kind: 'secret', seat: BIRCH });
    await there.answer(ash);
    const ranOut = { kind: 'ranOut', seat: BIRCH, user: birch.id, how: 'computer', isHeld: true };
    expect(await there.said()).toContainEqual(ranOut);
  });
});
