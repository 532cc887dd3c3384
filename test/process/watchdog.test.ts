import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWatch } from '../../src/process/watchdog.ts';
import type { Wellness } from '../../src/process/health.ts';

describe('the watch over health', () => {
  const MINUTE = 60_000;
  let wellness: Wellness;
  let given: Wellness[];
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    given = [];
    wellness = 'well';
    const giveUp = (missing: Wellness): void => void given.push(missing);
    stop = keepWatch({ look: async () => wellness, timeoutMs: 10 * MINUTE, giveUp });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it.each(['no database', 'no Discord'] as const)(
    'gives up once on %s for too long',
    async (ill) => {
      await vi.advanceTimersByTimeAsync(60 * MINUTE);
      wellness = ill;
      await vi.advanceTimersByTimeAsync(9 * MINUTE);
      expect(given).toEqual([]);
      await vi.advanceTimersByTimeAsync(2 * MINUTE);
      expect(given).toEqual([ill]);
      await vi.advanceTimersByTimeAsync(60 * MINUTE);
      expect(given).toEqual([ill]);
    },
  );

  it('bears with what recovers in between', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      wellness = 'no Discord';
      await vi.advanceTimersByTimeAsync(9 * MINUTE);
      wellness = 'well';
      await vi.advanceTimersByTimeAsync(MINUTE);
    }
    expect(given).toEqual([]);
  });

  it('is over when it is stopped', async () => {
    wellness = 'no Discord';
    stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(given).toEqual([]);
  });
});
