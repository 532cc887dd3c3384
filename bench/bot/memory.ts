import { readFileSync } from 'node:fs';

/** The most memory that a process has held in RAM so far, in megabytes; NaN where there is no /proc. */
export function peakMegabytesOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
