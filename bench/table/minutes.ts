import { panelsIn } from './panels.ts';
import type { Transcript } from './transcript.ts';

/** How many words people read in a minute, and for how many seconds they look at the picture, decide and press. */
const PACE = { words: 200, seconds: 5 } as const;

/**
 * How long people sit at a match together, in minutes: each reads every line of its panel that it has not read before. A
 * line in which only numbers are new is seen at a glance.
 */
export function minutesOf(transcript: Transcript): number {
  const read = new Map<string, Set<string>>();
  let words = 0;
  for (const { by, final } of panelsIn(transcript)) {
    const known = read.get(by) ?? new Set();
    read.set(by, known);
    for (const line of final.text.split('\n').map(withoutNumbers)) {
      if (!known.has(line)) words += wordsIn(line);
      known.add(line);
    }
  }
  const presses = transcript.happenings.filter(({ is }) => is === 'press').length;
  return words / PACE.words + (presses * PACE.seconds) / 60;
}

const withoutNumbers = (line: string): string => line.replaceAll(/\d+/g, '');
const wordsIn = (line: string): number => line.match(/\p{L}+/gu)?.length ?? 0;
