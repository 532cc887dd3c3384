import { getPriority, setPriority } from 'node:os';

/**
 * Has the system run this thread after others where processors are short: what people wait for a moment (that a press
 * counts) goes before what they wait for a second (a picture). On Linux alone a priority is a thread's; elsewhere it
 * would be the whole process's.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.max(10, getPriority()));
  } catch {
    // A host may forbid it: then all wait alike.
  }
}
