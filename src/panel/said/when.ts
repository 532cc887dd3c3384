const STYLES = { day: 'D', time: 't', moment: 'f', relative: 'R' } as const;

/** A time as each reader's Discord shows it, in the reader's own zone: the day, the time of day, both, or how far off. */
export const stamp = (when: Date, style: keyof typeof STYLES): string =>
  `<t:${Math.floor(when.getTime() / 1000)}:${STYLES[style]}>`;

/** A time, absolute and relative: `24 November 2026 12:00 (in 3 days)`. */
export const whenWords = (when: Date): string =>
  `${stamp(when, 'moment')} (${stamp(when, 'relative')})`;
