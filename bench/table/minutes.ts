import { panelsIn } from './panels.ts';
import type { Transcript } from './transcript.ts';

/** How many words people read in a minute, and for how many seconds they look at the picture, decide and press. */
const PACE = { words: 200, seconds: 5 } as const;

/**
 * How many words somebody reads who plays alone: every line of its panel that it has not read before. A line in which only
 * numbers are new is seen at a glance.
 */
export function wordsRead(transcript: Transcript): number {
  const read = new Set<string>();
  let words = 0;
  for (const { final } of panelsIn(transcript)) {
    for (const line of final.text.split('\n').map(withoutNumbers)) {
      if (!read.has(line)) words += wordsIn(line);
      read.add(line);
    }
  }
  return words;
}

/** How long somebody sits alone at a match, in minutes. */
export function minutesOf(transcript: Transcript): number {
  const presses = transcript.happenings.filter(({ is }) => is === 'press').length;
  return wordsRead(transcript) / PACE.words + (presses * PACE.seconds) / 60;
}

const withoutNumbers = (line: string): string => line.replaceAll(/\d+/g, '');
const wordsIn = (line: string): number => line.match(/\p{L}+/gu)?.length ?? 0;
