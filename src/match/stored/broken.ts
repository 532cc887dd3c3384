import type { z } from 'zod';
import { once } from '../../engine/once.ts';
import type { MatchId } from '../../store/store.ts';
import { Refused } from '../app/refused.ts';

/** A stored match that cannot be read: a refusal to the person, and a report to the host of the bot. */
export class BrokenMatch extends Refused {
  override readonly name = 'BrokenMatch';
  readonly match: MatchId;
  /** The log entry at which it breaks; null if that is not the log. */
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

/** Parses some stored JSON of a match. Throws `BrokenMatch` if it does not parse. */
export type Reader<T> = (match: MatchId, stored: unknown) => T;

/** A reader by a schema. It keeps each result as long as the stored value lives: one press asks many times. */
export function readerOf<T>(schema: z.ZodType<T>): Reader<T> {
  const kept = once<T>();
  return (match, stored) =>
    kept(stored, '', () => {
      const { data, error } = schema.safeParse(stored);
      if (error !== undefined) throw new BrokenMatch(match, { cause: error });
      return data;
    });
}
