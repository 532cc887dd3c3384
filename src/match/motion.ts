import { z } from 'zod';
import type { Seat } from '../engine/game.ts';
import type { MatchRow } from '../store/store.ts';
import { isPerson } from './seats.ts';

/** The most days for which a match is paused at once. */
export const MOST_PAUSED = 30;

/** What somebody puts to the vote of its table. */
export const motion = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('pause'), days: z.int().min(1).max(MOST_PAUSED) }),
  z.strictObject({ is: z.literal('resume') }),
  /** Computer players play it to its end. */
  z.strictObject({ is: z.literal('settle') }),
]);
export type Motion = z.infer<typeof motion>;

/** What they may be about. */
export const MOTIONS: readonly Motion['is'][] = motion.options.map(({ shape }) => shape.is.value);

/** Those of a match's seats for which people answer. */
export const peopleOf = (row: MatchRow): Seat[] =>
  row.seats.flatMap(({ seat }) => (isPerson(row, seat) ? [seat] : []));

/** How many of the table's people must be for a motion: all to end it, more than half for anything else. */
export function neededFor(row: MatchRow, { is }: Motion): number {
  const people = peopleOf(row).length;
  return is === 'settle' ? people : Math.floor(people / 2) + 1;
}
