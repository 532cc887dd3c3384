import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWatch } from '../src/watchdog.ts';

describe('the watch over health', () => {
  const MINUTE = 60_000;
  let health: () => Promise<boolean>;
  let given: number;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    given = 0;
    health = async () => true;
    const giveUp = (): void => void (given += 1);
    stop = keepWatch({ healthy: () => health(), patience: 10 * MINUTE, giveUp });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it.each([
    ['ill', async () => false],
    ['broken', () => Promise.reject(new Error('no'))],
    ['silent', () => new Promise<boolean>(() => {})],
  ])('gives up once on what is %s for too long', async (_, ill) => {
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    health = ill;
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(given).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(given).toBe(1);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(given).toBe(1);
  });

  it('bears with what recovers in between', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      health = async () => false;
      await vi.advanceTimersByTimeAsync(9 * MINUTE);
      health = async () => true;
      await vi.advanceTimersByTimeAsync(MINUTE);
    }
    expect(given).toBe(0);
  });

  it('is over when it is stopped', async () => {
    health = async () => false;
    stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(given).toBe(0);
  });
});
