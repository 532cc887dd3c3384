import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST_WAITING } from '../../src/discord/wording/waiting.ts';
import { SHELF } from '../../src/games/index.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { BrokenMatch } from '../../src/match/stored/broken.ts';
import { load } from '../../src/match/loaded/load.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { type Waiting, waitingForUser } from '../../src/match/play/waiting.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';

/** About half of them wait for either. */
const MATCHES = 64;
const ash = { id: '1', name: 'Ash' };
const birch = { id: '2', name: 'Birch' };

describe('what waits for somebody with many matches', () => {
  let store: Store;
  let app: App;
  let statements = 0;
  let presses = 0;
  let time = Date.parse('2026-03-01T12:00:00Z');
  /** The matches that wait for Ash, oldest first. */
  const mine: number[] = [];

  const pressOf = (user: typeof ash) => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };

  beforeAll(async () => {
    store = await openMemoryStore();
    const counted = new Proxy(store, {
      get(target, name): unknown {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        return (...given: unknown[]): unknown => {
          statements += 1;
          return own.apply(target, given);
        };
      },
    });
    const limits = {
      waitingPerPerson: MATCHES,
      playedPerPerson: MATCHES,
      waitingPerServer: MATCHES,
      openedPerHour: MATCHES,
      restDaysAYear: 30,
    };
    app = {
      ...openApp(counted, SHELF, () => new Date(time)),
      limits,
      announce: () => {},
      think: async () => null,
    };
    for (let opened = 0; opened < MATCHES; opened += 1) {
      time += 60_000;
      const opening = { game: 'tusk', size: 2, computers: 0 };
      const home = { server: '10', channel: '11' };
      const match = await openMatch(app, pressOf(ash), { ...opening, home });
      const id = match?.id ?? 0;
      await joinMatch(app, pressOf(birch), id);
      await startMatch(app, pressOf(ash), id);
      if (waitingFor(await load(app, id)).some(({ seat }) => seat === 0)) mine.push(id);
    }
  });
  afterAll(() => store.close());

  const listed = async (most = MATCHES) => {
    const waiting: Waiting[] = [];
    for await (const one of waitingForUser(app, ash.id, most, 'en')) waiting.push(one);
    return { ids: waiting.map(({ row }) => row.id), left: waiting.at(-1)?.left, waiting };
  };
  /** Changes what is stored of a match behind the back of the rules. */
  const spoil = (id: number, snapshot: unknown) =>
    store.transaction((transaction) => transaction.changeMatch(id, { snapshot }));

  it('is found in one statement, the longest-waiting first, and the rest is counted', async () => {
    expect(mine.length).toBeGreaterThan(MOST_WAITING);
    statements = 0;
    expect(await listed(MOST_WAITING)).toMatchObject({
      ids: mine.slice(0, MOST_WAITING),
      left: mine.length - MOST_WAITING,
    });
    expect(statements).toBe(1);
    expect(await listed()).toMatchObject({ ids: mine, left: 0 });
    const { waiting } = await listed(1);
    expect(waiting).toMatchObject([{ seat: 0, question: { title: expect.any(String) } }]);
    expect(await waitingForUser(app, 'nobody', 10, 'en').next()).toMatchObject({ done: true });
  });

  it('is parsed only as far as somebody looks', async () => {
    const edition = app.shelf.get('tusk');
    if (edition === undefined) throw new Error('Tusk! is not there.');
    const parsed = vi.spyOn(edition.game, 'parse');
    for await (const _ of waitingForUser(app, ash.id, MOST_WAITING, 'en')) break;
    expect(parsed).toHaveBeenCalledTimes(1);
    parsed.mockRestore();
  });

  it('is shown beside a match that cannot be read', async () => {
    const [id = 0, next = 0] = mine;
    const row = await store.match(id);
    await spoil(id, { ...Object(row?.snapshot), state: { turn: 'none' } });
    const { waiting } = await listed(2);
    expect(waiting.map((one) => one.row.id)).toEqual([id, next]);
    expect(waiting[0]?.question).toBeInstanceOf(BrokenMatch);
    await spoil(id, row?.snapshot);
  });

  it('leaves out what proves not to be owed, and is no shorter for it', async () => {
    // The question of these is the other tribe's, though the seats say otherwise.
    const others = (await store.matchesWith(ash.id, ['running'])).filter(
      ({ id }) => !mine.includes(id),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const { id, seats } of others) {
      const owing = seats.map((seat) => ({ ...seat, owesSince: new Date(0) }));
      await store.transaction((transaction) => transaction.setSeats(id, owing));
    }
    statements = 0;
    expect((await listed(10)).ids).toEqual(mine.slice(0, 10));
    expect(statements).toBeGreaterThan(1);
    expect((await listed()).ids).toEqual(mine);
  });

  it('is nothing that is sealed already', async () => {
    const [id = 0] = mine;
    const [decision] = waitingFor(await load(app, id));
    const answer = { match: id, decision: decision?.id ?? '', seat: 0, choice: 'any', by: null };
    await store.transaction((transaction) => transaction.saveSealed(answer));
    expect((await listed()).ids).toEqual(mine.slice(1));
    await store.transaction((transaction) => transaction.deleteSealed(id, [answer.decision]));
  });
});
