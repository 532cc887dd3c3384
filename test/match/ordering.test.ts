import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countChoices, nthChoice } from '../../src/engine/choices.ts';
import { neverCame } from '../../src/match/company/forfeits.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press } from '../../src/match/app/press.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { doneAtOnce } from '../../src/match/orders/done-at-once.ts';
import { order } from '../../src/match/play/order.ts';
import { makePlan, playPlan } from '../../src/match/plan/plan.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import { noteReached } from '../../src/match/time/reached.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { StandingOrder } from '../../src/presentation/orders.ts';
import type { Store } from '../../src/store/store.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { openMemoryStore } from '../store/memory.ts';

/** The first choice that there is, or the last. */
const simple = (name: string): StandingOrder<unknown, unknown> => ({
  name,
  kinds: [name],
  values: ['first', 'last'],
  answer: (value, _decision, choices) =>
    nthChoice(choices, value === 'first' ? 0 : countChoices(choices) - 1),
});

const HOUR = 3_600_000;
const BEFORE = ['guard', 'send', 'place', 'feed'];
const small: AnyEdition = steadingEdition;
const edition: AnyEdition = { ...small, orders: [...BEFORE, 'bid'].map(simple) };

describe('an order for what is sealed', () => {
  let store: Store;
  let app: App;
  let presses = 0;
  let now = 0;
  const people = ['1', '2'].map((id) => ({ id, name: `Player ${id}` }));

  const press = (seat: number): Press => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user: people[seat] ?? { id: '0', name: 'Nobody' },
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  const say = async (seat: number, name: string, value: string | null) => {
    const { loaded, did } = await order(app, press(seat), 1, { name, against: null, value });
    const done = await doneAtOnce(app, loaded, seat, did, 'en');
    return { ...done, loaded };
  };
  const sealed = async (): Promise<readonly string[]> =>
    ((await store.match(1))?.sealed ?? []).map(({ seat, choice, by }) => `${seat} ${choice} ${by}`);
  /** What waits to be told outside. */
  const told = (): Promise<number> =>
    store.transaction(async (transaction) => (await transaction.undelivered(1)).length);

  beforeEach(async () => {
    now = 0;
    store = await openMemoryStore();
    app = {
      ...openApp(store, new Map([[edition.game.id, edition]]), () => new Date(now)),
      announce: () => undefined,
      think: async () => null,
    };
    await openMatch(app, press(0), {
      game: edition.game.id,
      size: 2,
      computers: 0,
      home: { server: '1', channel: '2' },
      terms: USUAL_TERMS,
    });
    await joinMatch(app, press(1), 1);
    await startMatch(app, press(0), 1);
    for (const seat of [0, 1]) for (const name of BEFORE) await say(seat, name, 'first');
    const row = await store.match(1);
    if (row !== null) await noteReached(app, row, [0, 1]);
  });
  afterEach(() => store.close());

  it('answers anew as it is changed, and asks again as it is taken back, unseen by others', async () => {
    const first = await say(0, 'bid', 'first');
    expect(first.sealed).toMatchObject({ choice: 'bid.0-0-0-0-0-0' });
    const [before, posts] = [await sealed(), await told()];
    expect(before).toHaveLength(1);
    const sequence = (await store.match(1))?.sequence;
    const last = await say(0, 'bid', 'last');
    expect(last.sealed).not.toBeNull();
    expect(await sealed()).toHaveLength(1);
    expect(await sealed()).not.toEqual(before);
    expect((await say(0, 'bid', null)).sealed).toBe('asked again');
    expect(await sealed()).toEqual([]);
    // Neither the log nor the thread tells.
    expect((await store.match(1))?.sequence).toBe(sequence);
    expect(await told()).toBe(posts);
  });

  it('is refused where it is none, has no such value, or is against nobody at the table', async () => {
    const before = (await store.match(1))?.orders;
    const wrong = [
      { name: 'dance', against: null, value: 'first' },
      { name: 'bid', against: null, value: 'most' },
      { name: 'bid', against: 0, value: 'first' },
      { name: 'bid', against: 1, value: 'first' },
      { name: 'bid', against: 7, value: 'first' },
      { name: 'dance', against: null, value: null },
    ];
    for (const one of wrong) {
      await expect(order(app, press(0), 1, one)).rejects.toThrow(
        'That can’t be a standing order in this match.',
      );
    }
    expect((await store.match(1))?.orders).toEqual(before);
  });

  it('gives no time back as it is taken back, however often', async () => {
    const hand = async () => {
      const row = await store.match(1);
      return row === null ? undefined : clocksOf(row)[0];
    };
    const before = await hand();
    for (let times = 1; times <= 3; times += 1) {
      now += 9 * HOUR;
      await say(0, 'bid', 'first');
      expect(await hand()).toMatchObject({ from: null });
      // While it is chosen nobody waits for it.
      now += 5 * HOUR;
      await say(0, 'bid', null);
      expect(await hand()).toMatchObject({
        used: times * 9 * HOUR,
        from: now,
        bank: before?.bank,
        past: before?.past,
      });
    }
  });

  it('is taken back by what was planned, too, with what it has sealed', async () => {
    await say(0, 'bid', 'first');
    const plan = (await makePlan(app, press(0), 1)).row.id;
    await order(app, press(0), plan, { name: 'bid', against: null, value: null });
    expect(await sealed()).toHaveLength(1);
    const { did } = await playPlan(app, press(0), plan);
    expect(did.orders).toMatchObject([{ name: 'bid', value: null }]);
    expect(await sealed()).toEqual([]);
  });

  it('tells its player what it did at once, and counts as having come', async () => {
    await say(0, 'bid', 'last');
    const done = await say(1, 'bid', 'last');
    expect(done.lines.length + (done.sealed === null ? 0 : 1)).toBeGreaterThan(0);
    expect(await neverCame(store, 1, 0, -1)).toBe(false);
  });
});
