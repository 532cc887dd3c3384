import { TimestampStyles, time } from 'discord.js';

/** A time as each reader's Discord shows it, absolute and relative: `24 November 2026 12:00 (in 3 days)`. */
export const whenWords = (when: Date): string =>
  `${time(when, TimestampStyles.ShortDateTime)} (${time(when, TimestampStyles.RelativeTime)})`;
