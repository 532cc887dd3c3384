import { z } from 'zod';

/** After how many turns a match ends at the latest. */
export const LIMIT = ['18', '12', '24', 'none'] as const;
/** What a cave adds to the defence of its camp. */
export const CAVE = ['1', '2'] as const;
/** How far a match goes: a short one is to learn with. */
export const LENGTHS = ['whole', 'short'] as const;

/** What a table may choose; the first where it says nothing. */
export const CONFIG = z
  .strictObject({
    limit: z.enum(LIMIT).optional(),
    cave: z.enum(CAVE).optional(),
    length: z.enum(LENGTHS).optional(),
  })
  .readonly();
export type ValleyConfig = z.infer<typeof CONFIG>;
