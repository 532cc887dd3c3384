import { z } from 'zod';
import { breaches } from './breaches.ts';
import { STATE, type ValleyState } from './state.ts';

/** Reads a state as snapshots and digests hold it: by the names of the code, as none of them has changed so far. */
export function parseState(stored: unknown): ValleyState {
  const read = STATE.safeParse(stored);
  if (!read.success) {
    throw new Error(
      `This is no match of Valley of the Mammoths that can be read: ${z.prettifyError(read.error)}`,
    );
  }
  const [breach] = breaches(read.data);
  if (breach !== undefined)
    throw new Error(`This match of Valley of the Mammoths is damaged: ${breach}`);
  return read.data;
}
