import { describe, expect, it } from 'vitest';
import { triedNext } from '../../src/discord/posted/retry.ts';

const at = (seconds: number): Date => new Date(seconds * 1_000);
const MINUTE = 60_000;

describe('what has failed', () => {
  const next = (now: number, longestMs = 5 * MINUTE): number =>
    triedNext(at(0), at(now), longestMs).getTime() / 1_000;

  it('is tried again after twice as long each time, and never put off for longer than that', () => {
    const times = [next(0)];
    while (times.length < 12) times.push(next(times.at(-1) ?? 0));
    expect(times).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 812, 1112, 1412]);
    expect(next(1_000_000) - 1_000_000).toBeLessThanOrEqual(300);
  });

  it('is tried when it was to be, whoever tried it meanwhile', () => {
    expect([33, 40, 63.9].map((now) => next(now))).toEqual([64, 64, 64]);
  });

  it('is tried twice a minute where nothing but waiting helps', () => {
    const times = [next(0, MINUTE / 2)];
    while (times.length < 8) times.push(next(times.at(-1) ?? 0, MINUTE / 2));
    expect(times).toEqual([2, 4, 8, 16, 32, 62, 92, 122]);
  });
});
