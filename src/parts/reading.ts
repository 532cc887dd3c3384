import { z } from 'zod';

/**
 * Reads a state as snapshots and digests hold it. Throws on what is no state of this game, and on a damaged one.
 *
 * @param game what the game is called
 * @param schema of what they hold, and how it becomes a state where that is something else
 * @param breaches says what does not hold in a state
 */
export const readerOf =
  <S>(game: string, schema: z.ZodType<S>, breaches: (state: S) => readonly string[]) =>
  (stored: unknown): S => {
    const read = schema.safeParse(stored);
    if (!read.success)
      throw new Error(
        `This is no match of ${game} that can be read: ${z.prettifyError(read.error)}`,
      );
    const [breach] = breaches(read.data);
    if (breach !== undefined) throw new Error(`This match of ${game} is damaged: ${breach}`);
    return read.data;
  };
