import { z } from 'zod';
import { motion, type Motion } from '../match/proposals/motion.ts';

/**
 * What somebody wants that it is asked about once more, as it decides it alone. A seat may go to a user, or the search for
 * a substitute end.
 */
export type TableRequest =
  | Motion
  | { readonly is: 'callOff'; readonly seat: number }
  | { readonly is: 'close' }
  | { readonly is: 'handTo'; readonly seat: number; readonly to: string };

const request = z.union([
  motion,
  z.strictObject({ is: z.literal('close') }),
  z.strictObject({ is: z.literal('callOff'), seat: z.int().min(0) }),
  z.strictObject({
    is: z.literal('handTo'),
    seat: z.int().min(0),
    to: z.string().regex(/^\d{1,20}$/),
  }),
]);

/** A request as a part of a custom id. */
export function writeRequest(one: TableRequest): string {
  switch (one.is) {
    case 'pause':
      return `${one.is}.${one.days}`;
    case 'level':
      return `${one.is}.${one.seat}.${one.level}`;
    case 'handTo':
      return `${one.is}.${one.seat}.${one.to}`;
    case 'handOver':
    case 'substitute':
    case 'callOff':
      return `${one.is}.${one.seat}`;
    default:
      return one.is;
  }
}

/** Reads it; null where it is none. */
export function readRequest(text: string): TableRequest | null {
  const [is, first, second] = text.split('.');
  const number = Number(first);
  const read =
    is === 'pause'
      ? { is, days: number }
      : is === 'level'
        ? { is, seat: number, level: second }
        : is === 'handTo'
          ? { is, seat: number, to: second }
          : first === undefined
            ? { is }
            : { is, seat: number };
  return request.safeParse(read).data ?? null;
}
