import { z } from 'zod';
import type { MatchRow } from '../store/store.ts';

/** From where a plan goes on. */
const plan = z.strictObject({
  /** The entry of the match after which it was made. */
  sequence: z.int(),
  /** The world that its player imagined then, as it is stored, and what ids of decisions carry besides. */
  base: z.strictObject({ state: z.unknown(), era: z.int(), restores: z.int() }),
});
export type Plan = z.infer<typeof plan>;

/** Whether a match is somebody else's plan: to everybody but its planner there is no such match. */
export const isOthersPlan = ({ planOf, host }: Pick<MatchRow, 'planOf' | 'host'>, user: string) =>
  planOf !== null && host !== user;

/** From where a match goes on that is a plan; null for a real one. */
export const planIn = (row: Pick<MatchRow, 'plan'>): Plan | null =>
  row.plan === null ? null : plan.parse(row.plan);
