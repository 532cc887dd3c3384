import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/match/play/answer.ts';
import { wantsDigest } from '../../src/match/reports/digest.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press } from '../../src/match/app/press.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { openTimekeeper, type Timekeeper } from '../../src/match/due/timekeeper.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { noteReached } from '../../src/match/time/reached.ts';
import { sayDay } from '../../src/match/stored/person.ts';
import { anyChoice } from '../../src/engine/choices.ts';
import { decisionsIn } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Store } from '../../src/store/store.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { openMemoryStore } from '../store/memory.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;
const [ash, birch] = [
  { id: '1', name: 'Ash' },
  { id: '2', name: 'Birch' },
];

/** Several processes of one app look at the same clocks. */
describe('two timekeepers of one app', () => {
  let store: Store;
  let app: App;
  let clock = 0;
  let presses = 0;
  let keepers: readonly Timekeeper[] = [];
  let troubles: unknown[] = [];

  const pressOf = (user = ash): Press => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  const keeper = (parts: App): Timekeeper =>
    openTimekeeper({
      app: parts,
      failed: (_, error) => troubles.push(error),
      skipped: () => undefined,
      everyMs: null,
    });
  const lookAfter = async (hours: number): Promise<void> => {
    clock += hours * HOUR;
    await store.notePulse(new Date(clock));
    await Promise.all(keepers.map((one) => one.look()));
  };
  const told = async (kind: string): Promise<number> => {
    const waiting = await store.transaction((transaction) => transaction.undelivered(1));
    return waiting.filter((one) => one.kind === kind).length;
  };

  beforeEach(async () => {
    store = await openMemoryStore();
    clock = Date.UTC(2026, 5, 1, 12);
    presses = 0;
    troubles = [];
    app = {
      ...openApp(store, new Map([[edition.game.id, edition]]), () => new Date(clock)),
      announce: () => undefined,
      think: async () => null,
    };
    keepers = [keeper(app), keeper(app), keeper(app)];
    await openMatch(app, pressOf(), {
      game: edition.game.id,
      size: 2,
      computers: 0,
      home: { server: '1', channel: '2' },
      terms: { ...USUAL_TERMS, runOut: 'safe' },
    });
    await joinMatch(app, pressOf(birch), 1);
    const row = await startMatch(app, pressOf(), 1);
    // The post that calls whoever is asked stands at once.
    await noteReached(app, row, [0, 1]);
    await Promise.all(keepers.map((one) => one.look()));
  });
  afterEach(async () => {
    await Promise.all(keepers.map((one) => one.close()));
    await store.close();
    if (troubles.length > 0)
      throw new Error('A clock could not be seen to.', { cause: troubles[0] });
  });

  it('remind once, and resolve a deadline once', async () => {
    await lookAfter(73);
    await lookAfter(0.01);
    expect(await told('reminder')).toBe(1);
    await lookAfter(200);
    expect(await told('ranOut')).toBe(1);
    expect((await store.match(1))?.sequence).toBe(1);
    expect(JSON.stringify(await store.entries(1)).match(/"by":"default"/gu)).toHaveLength(1);
  });

  it('leave out once the time in which none of them was there', async () => {
    const due = async (): Promise<number> => (await store.match(1))?.clock?.runAt?.getTime() ?? 0;
    const before = await due();
    clock += 500 * HOUR;
    await Promise.all(keepers.map((one) => one.look()));
    expect(await due()).toBe(before + 500 * HOUR);
    expect((await store.match(1))?.sequence).toBe(0);
  });

  it('find nothing left out as one of them starts on a machine whose clock differs', async () => {
    const due = async (): Promise<number> => (await store.match(1))?.clock?.runAt?.getTime() ?? 0;
    const before = await due();
    for (const apart of [3, -3]) {
      const elsewhere = {
        ...app,
        now: () => new Date(clock + apart * 60_000),
      };
      const late = keeper(elsewhere);
      await late.look();
      expect(await due()).toBe(before);
      await late.close();
      await Promise.all(keepers.map((one) => one.look()));
    }
  });

  it('leave out what was missed where all of them have ended just now, by whatever clock', async () => {
    const due = async (): Promise<number> => (await store.match(1))?.clock?.runAt?.getTime() ?? 0;
    const before = await due();
    await Promise.all(keepers.map((one) => one.close()));
    clock += 5 * HOUR;
    const late = keeper(app);
    await late.look();
    expect(await due()).toBe(before + 5 * HOUR);
    await late.close();
  });

  it('have what waits said no later where the clock of their machine goes back', async () => {
    /** Says all that is due, and returns of what kinds it was. */
    const said = async (): Promise<string[]> => {
      const kinds: string[] = [];
      for (;;) {
        const due = await store.claimOutbox(new Date(clock), 1, 50);
        for (const one of due) await store.markDelivered(one, new Date(clock), null);
        if (due.length === 0) return kinds;
        kinds.push(...due.map(({ kind }) => kind));
      }
    };
    // What there is to say of the start is out of the way.
    await said();
    await store.transaction((transaction) =>
      transaction.enqueue({
        match: 1,
        kind: 'resumed',
        payload: { kind: 'resumed', by: null },
        createdAt: new Date(clock),
        dueAt: new Date(clock + HOUR / 6),
      }),
    );
    clock -= 5 * HOUR;
    await Promise.all(keepers.map((one) => one.look()));
    expect(await said()).not.toContain('resumed');
    clock += HOUR / 6;
    expect(await said()).toContain('resumed');
  });

  it('tell a day once', async () => {
    const day = {
      zone: 'Europe/Berlin',
      wakes: null,
      sleeps: null,
      pings: 'digest',
      wantsUpNextPing: null,
    } as const;
    await sayDay(app, pressOf(), day);
    await lookAfter(18);
    const digests = async (): Promise<number> =>
      (await store.claimOutbox(new Date(clock), 1, 50, { only: ['digest'] })).length;
    expect(await digests()).toBe(1);
    await lookAfter(1);
    const person = await store.person(ash.id);
    expect(person.digestAt?.getTime()).toBeGreaterThan(clock);
  });

  it('leave a day for the next time where who wants it sleeps by now, and tell none who wants it no more', async () => {
    const day = {
      zone: 'Europe/Berlin',
      wakes: null,
      sleeps: null,
      pings: 'digest',
      wantsUpNextPing: null,
    } as const;
    await sayDay(app, pressOf(), day);
    const digests = async (): Promise<number> =>
      (await store.claimOutbox(new Date(clock), 1, 50, { only: ['digest'] })).length;
    // It is due at six in UTC; nobody looks before half past nine in the evening.
    clock += 33.5 * HOUR;
    await Promise.all(keepers.map((one) => one.look()));
    expect(await digests()).toBe(0);
    expect((await store.person(ash.id)).digestAt).toEqual(new Date('2026-06-03T06:00:00Z'));
    await lookAfter(9);
    expect(await digests()).toBe(1);
    expect(wantsDigest(await store.person(ash.id), new Date(clock))).toBe(true);
    await sayDay(app, pressOf(), { ...day, pings: 'none' });
    expect(wantsDigest(await store.person(ash.id), new Date(clock))).toBe(false);
  });

  it('rest where one match cannot be seen to, and see to all others', async () => {
    const broken = { ...app, store: withoutTransactions(store) };
    const other = keeper(broken);
    clock += 300 * HOUR;
    await store.notePulse(new Date(clock));
    await other.look();
    expect(troubles.splice(0)).toHaveLength(1);
    await other.look();
    expect(troubles).toEqual([]);
    await lookAfter(0);
    expect((await store.match(1))?.sequence).toBe(1);
    await other.close();
  });

  it('see by the clock of the database, too, that time was set back while none of them was there', async () => {
    const skips: number[] = [];
    const startedAfter = async (ageMs: number): Promise<readonly number[]> => {
      const pulse = async () => ({ at: new Date(clock + HOUR), by: 'killed', ageMs });
      const one = openTimekeeper({
        app: { ...app, store: withOwn(store, 'pulse', pulse) },
        failed: (_, error) => troubles.push(error),
        skipped: (ms) => skips.push(ms),
        everyMs: null,
      });
      await one.look();
      await one.close();
      return skips.splice(0);
    };
    expect(await startedAfter(-HOUR)).toEqual([-HOUR]);
    // Another one is there, whose clock goes an hour before.
    expect(await startedAfter(1000)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('do nothing in what was answered just before', async () => {
    await lookAfter(143);
    await answer(app, pressOf(), 1, [
      ({ match }, seat) => {
        const asked = waitingFor({ edition, match }).find((one) => one.seat === seat);
        const at = decisionsIn(edition.game, match).findIndex(({ id }) => id === asked?.id);
        const own = edition.game.decisions(match.state)[at];
        if (asked === undefined || own === undefined) return null;
        const { key } = anyChoice(edition.game.choices(match.state, own), namedRandom('any'));
        return { decision: asked.id, choice: key };
      },
    ]);
    await lookAfter(2);
    expect(await told('ranOut')).toBe(0);
    expect(JSON.stringify(await store.entries(1))).not.toContain('"default"');
  });
});

/** A store that can be read alone. */
const withoutTransactions = (store: Store): Store =>
  withOwn(store, 'transaction', () => Promise.reject(new Error('It cannot be done.')));

/** A store that does something in its own way. */
function withOwn(store: Store, what: keyof Store, does: () => Promise<unknown>): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name === what) return does;
      const own: unknown = Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}
