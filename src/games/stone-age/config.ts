import { z } from 'zod';

/** Whether the mammoth herd comes by. */
export const HERDS = ['on', 'off'] as const;

/** What a table may choose; the first where it says nothing. */
export const CONFIG = z.strictObject({ herd: z.enum(HERDS).optional() }).readonly();
export type StoneAgeConfig = z.infer<typeof CONFIG>;
