import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What Linux counts the time of a process in: hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Usage {
  readonly parent: number;
  readonly seconds: number;
}

/** A process or thread as /proc tells of it; null where it has ended meanwhile. */
function usageOf(pid: number | string): Usage | null {
  try {
    // After the name in brackets: state, parent, … From the 12th on: user and system time, own and that of
    // children that have ended.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/**
 * Seconds of processor time that a process and its children have used since they began, all threads
 * together. On a busy machine it tells more than the clock. NaN where there is no /proc.
 */
export function processorSecondsOf(pid: number): number {
  const own = usageOf(pid);
  if (own === null) return Number.NaN;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => usageOf(Number(name)))
    .filter((usage) => usage?.parent === pid)
    .reduce((sum, usage) => sum + (usage?.seconds ?? 0), own.seconds);
}

/** Seconds of processor time that the main thread of a process has used since it began; NaN without /proc. */
export function processorSecondsOfMain(pid: number): number {
  return usageOf(`${pid}/task/${pid}`)?.seconds ?? Number.NaN;
}

/** How many threads V8 has for collecting and compiling; Node starts them right after its main one. */
const HELPERS = 4;

/** Seconds of processor time that V8's helper threads of a Node process have used since it began; NaN without /proc. */
export function processorSecondsOfHelpers(pid: number): number {
  if (!existsSync(`/proc/${pid}/task`)) return Number.NaN;
  return readdirSync(`/proc/${pid}/task`)
    .map(Number)
    .toSorted((one, other) => one - other)
    .slice(1, 1 + HELPERS)
    .reduce((sum, thread) => sum + (usageOf(`${pid}/task/${thread}`)?.seconds ?? 0), 0);
}

/** Seconds of processor time that everything on this machine has used since it began; NaN without /proc. */
export function processorSecondsOfAll(): number {
  if (!existsSync('/proc/stat')) return Number.NaN;
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user, nice, system, idle, waiting for the disk, two kinds of interrupts, taken by other guests of the host
  const [user = 0, nice = 0, system = 0, , , ...rest] = line
    .trim()
    .split(/\s+/)
    .slice(1, 9)
    .map(Number);
  return [user, nice, system, ...rest].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
}
