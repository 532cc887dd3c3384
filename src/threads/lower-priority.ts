import { getPriority, setPriority } from 'node:os';

/**
 * Lowers this thread’s priority, so that on a busy machine what people expect in a moment (that a press counts) goes
 * before what may take a second (a picture). Only on Linux: elsewhere the priority is the whole process’s.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.max(10, getPriority()));
  } catch {
    // A host may forbid it; then all threads are equal.
  }
}
