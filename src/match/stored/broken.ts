import type { z } from 'zod';
import { once } from '../../engine/once.ts';
import type { MatchId } from '../../store/store.ts';
import { Refused } from '../app/refused.ts';

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

/** Reads something of what is stored of a match as JSON. Throws `BrokenMatch` where it makes no sense. */
export type Reader<T> = (match: MatchId, stored: unknown) => T;

/** A reader by a schema. What it has read it keeps as long as that is there: a press asks for the same often. */
export function readerOf<T>(schema: z.ZodType<T>): Reader<T> {
  const kept = once<T>();
  return (match, stored) =>
    kept(stored, '', () => {
      const { data, error } = schema.safeParse(stored);
      if (error !== undefined) throw new BrokenMatch(match, { cause: error });
      return data;
    });
}
