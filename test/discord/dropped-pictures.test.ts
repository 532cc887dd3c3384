import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countDroppedPictures } from '../../src/discord/dropped-pictures.ts';
import { openLog } from '../../src/process/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs a minute after something gave way all that did meanwhile', () => {
  const lines: unknown[] = [];
  const write = (chunk: unknown, _: unknown, done: () => void): void => {
    const { late, givenUp } = JSON.parse(String(chunk));
    lines.push([late, givenUp]);
    done();
  };
  const pictureDropped = countDroppedPictures(openLog('info', new Writable({ write })));
  for (const what of ['late', 'late', 'given up'] as const) pictureDropped(what);
  vi.advanceTimersByTime(59_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual([[2, 1]]);
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(1);
  pictureDropped('late');
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    [2, 1],
    [1, 0],
  ]);
});
