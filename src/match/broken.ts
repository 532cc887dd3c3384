import type { z } from 'zod';
import type { MatchId } from '../store/store.ts';
import { Refused } from './house.ts';

/** A stored match that cannot be read. It is a refusal to the person, and a report to the host. */
export class BrokenMatch extends Refused {
  override readonly name = 'BrokenMatch';
  readonly match: MatchId;
  /** The entry of its log where it breaks; null where that is not the log. */
  readonly entry: number | null;
  /** @param why what a person is told, where that is something of its own */
  constructor(
    match: MatchId,
    {
      entry,
      cause,
      why = 'broken match',
    }: {
      readonly entry?: number;
      readonly cause: unknown;
      readonly why?: 'broken match' | 'other rules' | 'other rules while it runs';
    },
  ) {
    super(why);
    this.cause = cause;
    this.match = match;
    this.entry = entry ?? null;
  }
}

/** Reads what is stored of a match as JSON. Throws `BrokenMatch` where it makes no sense. */
export function readOf<T>(match: MatchId, schema: z.ZodType<T>, stored: unknown): T {
  const { data, error } = schema.safeParse(stored);
  if (error === undefined) return data;
  throw new BrokenMatch(match, { cause: error });
}
