import { createHmac } from 'node:crypto';
import seedrandom from 'seedrandom';

/** The source of all chance in a game. Handed in, never kept in a state. */
export interface Random {
  /** A whole number from 0 to `sides - 1`, all equally likely. */
  below(sides: number): number;
  /** A six-sided die: 1 to 6. */
  die(): number;
  /** A new array with the items in random order; the input stays as it is. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A `Random` that can tell whether anything was drawn from it. */
export interface CountedRandom extends Random {
  readonly draws: number;
}

/**
 * A `Random` over any source of numbers in [0, 1). The source is opened with the first draw: seeding costs more than a
 * move.
 */
export function randomFrom(open: () => () => number): CountedRandom {
  let source: (() => number) | undefined;
  // One is made for every log entry: methods and a plain count are fifty times as cheap to make as
  // named closures and a getter.
  const random = {
    draws: 0,
    below(sides: number): number {
      source ??= open();
      random.draws += 1;
      return Math.floor(source() * sides);
    },
    die(): number {
      return random.below(6) + 1;
    },
    shuffle<T>(items: readonly T[]): T[] {
      // Fisher–Yates, from the end.
      const left = [...items];
      const order: T[] = [];
      while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
      return order;
    },
  };
  return random;
}

/**
 * The `Random` of one log entry of a match: seedrandom, seeded with HMAC-SHA256(seed, entry), or with HMAC-SHA256(seed,
 * entry.restores) after a restored backup. So dice that were seen tell nothing about later ones, and a replay needs no
 * stored generator.
 *
 * @param seed the match’s 128-bit seed, 32 hexadecimal digits
 * @param entry the number of the log entry; 0 is the setup
 * @param restores how many backups were restored before this entry
 */
export function entryRandom(seed: string, entry: number, restores: number): CountedRandom {
  return randomFrom(() => {
    const name = restores === 0 ? String(entry) : `${entry}.${restores}`;
    const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(name).digest('hex');
    return seedrandom(key);
  });
}

/** A `Random` from any text: for self-play, computer players and tests, never for a real match. */
export function namedRandom(name: string): CountedRandom {
  return randomFrom(() => seedrandom(name));
}
