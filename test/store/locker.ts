import { createInterface } from 'node:readline';
import { lockFolder } from '../../src/store/lock.ts';

/**
 * A process that tries to lock a folder at each odd line it is sent, and lets go of it at each even one. Says
 * after each what came of it.
 */
const [folder = ''] = process.argv.slice(2);
let unlock: (() => void) | null = null;
let asked = 0;
process.stdout.write('ready\n');
for await (const _ of createInterface({ input: process.stdin })) {
  asked += 1;
  if (asked % 2 === 0) {
    unlock?.();
    unlock = null;
    process.stdout.write('free\n');
    continue;
  }
  try {
    unlock = lockFolder(folder);
    process.stdout.write('locked\n');
  } catch {
    process.stdout.write('refused\n');
  }
}
