import type { Due } from '../../match/time/clock.ts';
import type { AppSpeech } from '../../words/index.ts';

const STYLES = { day: 'D', time: 't', moment: 'f', relative: 'R' } as const;

/** A time as each reader's Discord shows it, in the reader's own zone: the day, the time of day, both, or how far off. */
export const stamp = (when: Date, style: keyof typeof STYLES): string =>
  `<t:${Math.floor(when.getTime() / 1000)}:${STYLES[style]}>`;

/** A time, absolute and relative: `24 November 2026 12:00 (in 3 days)`. */
export const whenWords = (when: Date): string =>
  `${stamp(when, 'moment')} (${stamp(when, 'relative')})`;

/**
 * By when is to be answered, and how long the reserve lasts then: `in 3 days, then the reserve until 15:00`; by
 * when that is over, where it runs already.
 *
 * @param now null where what is said stands for a while
 */
export function dueWords(
  { by, last }: Due,
  { say }: Pick<AppSpeech, 'say'>,
  now: Date | null = null,
): string {
  if (by.getTime() === last.getTime()) return whenWords(last);
  return now !== null && by <= now
    ? say('clock.on reserve', { when: whenWords(last) })
    : say('clock.then reserve', { when: stamp(by, 'relative'), last: stamp(last, 'moment') });
}

/** The same in brief: `in 3 days`, `in 3 days + reserve`. */
export function dueSoon({ by, last }: Due, { say }: Pick<AppSpeech, 'say'>): string {
  const when = stamp(by, 'relative');
  return by.getTime() === last.getTime() ? when : say('clock.then reserve soon', { when });
}
