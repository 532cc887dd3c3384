/** A measured figure and what it should be. */
export interface Figure {
  readonly name: string;
  /** Null where it cannot be read on this machine; the unit then says why. */
  readonly value: number | null;
  readonly unit: string;
  readonly target: { readonly atLeast: number } | { readonly atMost: number } | null;
}

/** The middle of some numbers; of two in the middle, their mean. NaN where there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The value that a share of all values does not exceed: 0.99 for the 99th percentile. NaN where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Whether a figure is where it should be; a figure without a target is. */
export function isMet({ value, target }: Figure): boolean {
  if (target === null) return true;
  if (value === null) return false;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

/**
 * Seconds of processor time that some work takes, all threads of this process together: on a busy machine
 * it says more than the clock. Garbage that is collected beside the work counts, too.
 */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
