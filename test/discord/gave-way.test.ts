import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { countGaveWay } from '../../src/discord/gave-way.ts';
import { openLog } from '../../src/log.ts';

it('logs once a minute what gave way since it did so last', () => {
  const lines: unknown[] = [];
  const write = (chunk: unknown, _: unknown, done: () => void): void => {
    const { late, givenUp } = JSON.parse(String(chunk));
    lines.push([late, givenUp]);
    done();
  };
  let now = 1_000_000;
  const gaveWay = countGaveWay(openLog('info', new Writable({ write })), () => now);
  for (const what of ['late', 'late', 'given up'] as const) gaveWay(what);
  expect(lines).toEqual([[1, 0]]);
  now += 59_999;
  gaveWay('given up');
  expect(lines).toHaveLength(1);
  now += 1;
  gaveWay('late');
  expect(lines).toEqual([
    [1, 0],
    [2, 2],
  ]);
});
