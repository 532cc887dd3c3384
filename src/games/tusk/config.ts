import { z } from 'zod';

/** How a match starts: as it is printed, or with something for those who go later. */
export const STARTS = ['printed', 'even'] as const;
export type Start = (typeof STARTS)[number];

/** What a table may choose; the first where it says nothing. */
export const CONFIG = z.strictObject({ start: z.enum(STARTS).optional() }).readonly();
export type TuskConfig = z.infer<typeof CONFIG>;
