import { z } from 'zod';

/** Whether leaders have powers, and elders come to villages. */
export const SWITCH = ['off', 'on'] as const;
/** Whether everybody sees what goals are in progress. */
export const GOALS_IN_HAND = ['hidden', 'open'] as const;
/** How a match starts: as it is printed, or with something for those who do worse. */
export const STARTS = ['printed', 'even'] as const;
/** How far a match goes: a short one is to learn with. */
export const LENGTHS = ['whole', 'short'] as const;

/** What a table may choose; the first where it says nothing. */
export const CONFIG = z
  .strictObject({
    leaders: z.enum(SWITCH).optional(),
    elders: z.enum(SWITCH).optional(),
    goals: z.enum(GOALS_IN_HAND).optional(),
    start: z.enum(STARTS).optional(),
    length: z.enum(LENGTHS).optional(),
  })
  .readonly();
export type RiseConfig = z.infer<typeof CONFIG>;
