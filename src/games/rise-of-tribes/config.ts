import { z } from 'zod';

const SWITCH = ['off', 'on'] as const;

/** What a table may choose; the first where it says nothing. */
export const CONFIG = z
  .strictObject({
    /** Whether leaders have powers, and elders come to villages. */
    leaders: z.enum(SWITCH).optional(),
    elders: z.enum(SWITCH).optional(),
    /** Whether everybody sees what goals are in progress. */
    goals: z.enum(['hidden', 'open']).optional(),
    /** How a match starts: as it is printed, or with something for those who do worse. */
    start: z.enum(['printed', 'even']).optional(),
    length: z.enum(['whole', 'short']).optional(),
  })
  .readonly();
export type RiseConfig = z.infer<typeof CONFIG>;
