import { setImmediate as turn } from 'node:timers/promises';
import { REST } from 'discord.js';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Claims, openClaims, untilLost } from '../../src/discord/posted/claims.ts';
import { SHELF } from '../../src/games/index.ts';
import { openApp } from '../../src/match/open.ts';
import type { OutboxRow, Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';
import { after, openMatch } from '../store/sample.ts';

describe('a claim on a message', () => {
  let store: Store;
  let claims: Claims;
  let seconds = 0;
  let broken: Partial<Store> = {};

  beforeAll(async () => {
    store = await openMemoryStore();
  });
  afterAll(() => store.close());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = {
      ...openApp(store, SHELF, () => after(seconds)),
      announce: () => {},
      think: async () => null,
      store: new Proxy(store, {
        get: (target, name): unknown => {
          const other: unknown = Reflect.get(broken, name);
          const own: unknown = Reflect.get(target, name);
          return other ?? (typeof own === 'function' ? own.bind(target) : own);
        },
      }),
    };
    claims = openClaims({ app, log: pino({ level: 'silent' }) });
  });
  afterEach(() => {
    claims.close();
    vi.useRealTimers();
    broken = {};
  });

  /** Time goes by, second for second, and what is due in it is done. */
  const pass = async (many: number): Promise<void> => {
    for (let second = 0; second < many; second += 1) {
      seconds += 1;
      await vi.advanceTimersByTimeAsync(1000);
      for (let turns = 0; turns < 20; turns += 1) await turn();
    }
  };
  const claim = () => store.claimOutbox(after(seconds), claims.leaseMs, 1);
  const enqueue = async (): Promise<OutboxRow> => {
    const message = { match: await openMatch(store), kind: 'story', payload: {} };
    await store.transaction((t) => t.enqueue({ ...message, createdAt: after(seconds) }));
    const [row] = await claim();
    if (row === undefined) throw new Error('There is nothing to carry.');
    return row;
  };

  it('is held as long as the message is carried, and runs out soon after its process', async () => {
    const row = await enqueue();
    let arrive = (): void => {};
    const way = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const carried = claims.hold([row], () => way);
    await pass(120);
    expect(await claim()).toEqual([]);
    claims.close();
    await pass(10);
    expect(await claim()).toMatchObject([{ id: row.id, attempts: 2 }]);
    await store.markDelivered({ id: row.id, attempts: 2 }, after(seconds), null);
    arrive();
    await carried;
  });

  it('that was lost lets its carrier say nothing more', async () => {
    const row = await enqueue();
    const signal = await new Promise<AbortSignal>((resolve) => {
      void claims.hold([row], (lost) => {
        resolve(lost);
        return new Promise(() => {});
      });
    });
    seconds += 11;
    const [taken] = await claim();
    expect(taken?.attempts).toBe(2);
    expect(signal.aborted).toBe(false);
    await pass(3);
    expect(signal.aborted).toBe(true);
    const api = untilLost(new REST({ api: 'http://127.0.0.1:1' }), signal);
    await expect(api.post('/channels/1/messages')).rejects.toThrow(/aborted/);
    if (taken !== undefined) await store.markDelivered(taken, after(seconds), null);
  });

  it('is not lost where one carried along with it is settled, also while both are held', async () => {
    const [row, other] = [await enqueue(), await enqueue()];
    broken = {
      renewClaims: async (...asked) => {
        claims.release([row]);
        await store.markDelivered(row, after(seconds), null);
        return store.renewClaims(...asked);
      },
    };
    const signal = await new Promise<AbortSignal>((resolve) => {
      void claims.hold([row, other], (lost) => {
        resolve(lost);
        return new Promise(() => {});
      });
    });
    await pass(30);
    expect(signal.aborted).toBe(false);
    expect(await claim()).toEqual([]);
    await store.markDelivered(other, after(seconds), null);
  });

  it('is given up where the database has been away for as long as it lasts', async () => {
    const row = await enqueue();
    const signals: AbortSignal[] = [];
    void claims.hold([row], (lost) => {
      signals.push(lost);
      return new Promise(() => {});
    });
    broken = { renewClaims: () => Promise.reject(new Error('Gone.')) };
    await pass(9);
    expect(signals[0]?.aborted).toBe(false);
    await pass(3);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is given up where the database does not answer, and is asked for once at a time', async () => {
    const row = await enqueue();
    const signals: AbortSignal[] = [];
    void claims.hold([row], (lost) => {
      signals.push(lost);
      return new Promise(() => {});
    });
    let asked = 0;
    broken = {
      renewClaims: () => {
        asked += 1;
        return new Promise(() => {});
      },
    };
    await pass(9);
    expect(signals[0]?.aborted).toBe(false);
    await pass(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(asked).toBe(1);
  });
});
