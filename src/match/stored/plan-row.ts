import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import { readerOf } from './broken.ts';

/** The stored part of a plan. */
const plan = z.strictObject({
  /** The entry of the match after which it was made. */
  sequence: z.int(),
  /** The world that its player imagined then, as it is stored, and the rest of what ids of decisions are made of. */
  base: z.strictObject({ state: z.unknown(), era: z.int(), restores: z.int() }),
  /** Whose plan it is; null in older plans, in which nobody decides for others. */
  seat: z.int().nullable().default(null),
  /** What its player had ordered in the match then; none in older plans. */
  orders: z
    .array(
      z.strictObject({
        seat: z.int(),
        name: z.string(),
        against: z.int().nullable(),
        value: z.string(),
      }),
    )
    .default([]),
  /** The entries that its player made itself and has not undone; null in older plans. */
  steps: z.array(z.int()).nullable().default(null),
  /** How many of its answers were last done for real, and after which of its entries; null before that. */
  done: z.strictObject({ answers: z.int(), after: z.int() }).nullable().default(null),
});
export type Plan = z.infer<typeof plan>;

/** Whether a match is somebody else's plan: only its planner sees it. */
export const isOthersPlan = ({ planOf, host }: Pick<MatchRow, 'planOf' | 'host'>, user: string) =>
  planOf !== null && host !== user;

const readPlan = readerOf(plan);

/** From where a match goes on that is a plan; null for a real one. Throws `BrokenMatch` where that makes no sense. */
export const planIn = (row: Pick<MatchRow, 'id' | 'plan'>): Plan | null =>
  row.plan === null ? null : readPlan(row.id, row.plan);

/** The seat of whose player a plan is, wherever that sits now. */
export const plannerOf = (row: MatchRow, plan: Plan): Seat =>
  plan.seat ?? row.seats.find(({ user }) => user === row.host)?.seat ?? 0;
