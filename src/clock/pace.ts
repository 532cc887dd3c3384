import { z } from 'zod';
import { DAY_MS, type Hours, minutesAwake } from './hours.ts';

/**
 * How fast a match is played. Each decision has an `allowance`; longer thinking comes out of a `bank` of time, which
 * grows with each answer (`gain`) up to `most`.
 *
 * In `minutes`, clocks run day and night; in `hours`, while the player is awake. A day in `days` is one waking day, so
 * a deadline falls on the same time of a later day, however long the player sleeps.
 */
export const pace = z.strictObject({
  unit: z.enum(['minutes', 'hours', 'days']),
  allowance: z.number().positive(),
  bank: z.number().min(0),
  gain: z.number().min(0),
  most: z.number().min(0),
});
export type Pace = z.infer<typeof pace>;

/** The paces that a table chooses from, the quickest first. */
export const PACES = {
  live: { unit: 'minutes', allowance: 5, bank: 20, gain: 1, most: 30 },
  '12 hours': { unit: 'hours', allowance: 12, bank: 12, gain: 1, most: 24 },
  '1 day': { unit: 'days', allowance: 1, bank: 1, gain: 0.1, most: 2 },
  '3 days': { unit: 'days', allowance: 3, bank: 3, gain: 0.25, most: 6 },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof PACES;
export const PACE_NAMES: readonly PaceName[] = ['live', '12 hours', '1 day', '3 days'];

/** That of a table where nobody chose one. */
export const USUAL_PACE: PaceName = '3 days';

export const isPaceName = (name: string): name is PaceName => Object.hasOwn(PACES, name);

/** The most hours that a host may allow for a decision, and for the bank. */
export const MOST_HOURS = 7 * 24;

/** A host's own numbers, in hours: the bank begins full, and a turn gives back a tenth of what a decision may take. */
export const ownPace = (allowance: number, bank: number): Pace => ({
  unit: 'hours',
  allowance,
  bank,
  gain: allowance / 10,
  most: bank,
});

/** The name of a pace that has one; null for a host's own. */
export const paceName = (one: Pace): PaceName | null =>
  PACE_NAMES.find((name) => JSON.stringify(PACES[name]) === JSON.stringify(one)) ?? null;

/** Whether clocks of this pace run day and night, for whoever is asleep as well. */
export const runsByNight = ({ unit }: Pace): boolean => unit === 'minutes';

/** The hours in which a clock of this pace runs; null is day and night. */
export const hoursAt = (pace: Pace, hours: Hours | null): Hours | null =>
  runsByNight(pace) ? null : hours;

/** One of a pace's numbers in milliseconds of time that somebody is awake. */
export function lasting({ unit }: Pace, count: number, hours: Hours | null): number {
  switch (unit) {
    case 'minutes':
      return count * 60_000;
    case 'hours':
      return count * 3_600_000;
    case 'days':
      return count * (hours === null ? DAY_MS : minutesAwake(hours) * 60_000);
  }
}
