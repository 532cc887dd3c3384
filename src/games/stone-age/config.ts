import { z } from 'zod';

/** Whether the mammoth herd comes by. */
export const HERDS = ['on', 'off'] as const;

/** How a match starts: as it is printed, or with something for those who go later. */
export const STARTS = ['printed', 'even'] as const;
export type Start = (typeof STARTS)[number];

/** Whether a match goes on until something runs out, or ends before: a first one, to learn with. */
export const LENGTHS = ['whole', 'short'] as const;

/** What a table may choose; the first where it says nothing. */
export const CONFIG = z
  .strictObject({
    herd: z.enum(HERDS).optional(),
    start: z.enum(STARTS).optional(),
    length: z.enum(LENGTHS).optional(),
  })
  .readonly();
export type StoneAgeConfig = z.infer<typeof CONFIG>;
