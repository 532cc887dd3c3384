import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { now } from '../store/sample.ts';

/** A process that writes; `lines` yields what it says. */
function startWriter(folder: string, match: number | null) {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const given = match === null ? [] : [String(match)];
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout }) };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

it('the store in a folder loses nothing to kill -9, neither at its first start nor after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = startWriter(folder, null);
  while (!existsSync(join(folder, 'database.new'))) await sleep(10);
  await kill(first.child);
  expect(existsSync(join(folder, 'database'))).toBe(false);

  let match: number | null = null;
  let acknowledged = -1;
  for (const answers of [1, 60]) {
    const { child, lines } = startWriter(folder, match);
    const target = acknowledged + answers;
    for await (const line of lines) {
      const [word, number] = line.split(' ');
      if (word === 'match') match = Number(number);
      else acknowledged = Number(number);
      if (acknowledged >= target) break;
    }
    await kill(child);
  }

  const store = await openStore({ databaseUrl: null, folder });
  const row = await store.match(match ?? 0);
  const entries = await store.entries(match ?? 0);
  // More than was acknowledged may have been committed; nothing may be half there.
  const last = row?.sequence ?? -1;
  expect(last).toBeGreaterThanOrEqual(acknowledged);
  expect(row?.snapshot).toEqual({ sequence: last });
  expect(entries.map(({ sequence }) => sequence)).toEqual([...Array(last + 1).keys()]);
  const again = `press ${acknowledged}`;
  expect(await store.transaction((t) => t.recordInteraction(again, now))).toBe(false);
  await store.close();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
