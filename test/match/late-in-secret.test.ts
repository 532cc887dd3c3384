import { expect, it } from 'vitest';
import { think } from '../../src/ai/think.ts';
import { ownPace } from '../../src/clock/pace.ts';
import { askedSealed } from '../../src/match/asked.ts';
import { handsOf, withHands } from '../../src/match/clock.ts';
import { load } from '../../src/match/load.ts';
import { sayAway } from '../../src/match/person.ts';
import { reclaim } from '../../src/match/reclaim.ts';
import { openThinker } from '../../src/match/thinker.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, openClockHouse } from './clock-house.ts';

const edition: AnyEdition = steadingEdition;
const [ASH, BIRCH] = [0, 1];

it('who is too slow once more while all choose in secret loses its seat once all have chosen', async () => {
  const there = await openClockHouse(edition);
  const { house, store } = there;
  const fail = (error: unknown): never => {
    throw error;
  };
  const thinker = openThinker({
    house,
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
  /** What is told by now, each once. */
  const told = async (): Promise<string[]> => {
    const kinds: string[] = [];
    for (;;) {
      const some = await store.claimOutbox(new Date(there.now), 60_000, 10);
      if (some.length === 0) return kinds;
      for (const one of some) {
        kinds.push(one.kind);
        await store.delivered(one, new Date(there.now), null);
      }
    }
  };
  try {
    await there.begin([ash, birch], { pace: ownPace(10, 0), rests: true });
    const isSecret = async (seat: number) => askedSealed(await load(house, 1), seat);
    // Until both bid in secret.
    for (let answers = 0; !(await isSecret(ASH)) || !(await isSecret(BIRCH)); answers += 1) {
      expect(answers).toBeLessThan(200);
      const asked = (await there.row()).seats.find(({ owesSince }) => owesSince !== null);
      await there.answer(asked?.seat === ASH ? ash : birch);
    }
    await store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(1);
      if (row?.clock == null) throw new Error('There is no clock.');
      const hands = handsOf(row).map((one, seat) => (seat === BIRCH ? { ...one, missed: 2 } : one));
      await transaction.setClock(1, withHands(row.clock, hands));
    });
    // Ash says that it is away, so that only the other one is late.
    await sayAway(house, there.press(ash), { days: 5 });
    await there.passing(0.1);
    await there.passing(11);
    await thinker.think(1, null);
    // That its time ran out would tell that it had not chosen: nothing shows it, and it may still choose by itself.
    expect((await there.row()).seats[BIRCH]?.heldBy).toBe('person');
    expect((await there.row()).sealed.map(({ seat, by }) => [seat, by])).toEqual([
      [BIRCH, 'standIn'],
    ]);
    expect(await told()).toEqual(expect.not.arrayContaining(['benched', 'ranOut', 'absent']));
    await there.answer(ash);
    expect((await there.row()).seats[BIRCH]?.heldBy).toBe('computer');
    const after = await told();
    expect(after.filter((kind) => kind === 'benched')).toHaveLength(1);
    expect(after).not.toContain('ranOut');
    await reclaim(house, there.press(birch), 1);
    expect((await there.hand(BIRCH)).missed).toBe(0);
  } finally {
    await thinker.close();
    await there.close();
  }
});
