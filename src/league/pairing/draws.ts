import { type Random, randomFrom } from '../../engine/random.ts';

/** Chance for a search of many small steps. */
export interface Draws extends Random {
  /**
   * Whether a step is taken that makes things worse by `worse`. One that does not always is; else the chance halves
   * with each `heat` of it. Whole numbers alone, so that all machines take the same steps.
   */
  takes(worse: number, heat: number): boolean;
}

/** Draws by xorshift from a seed of 32 bits: each costs less than the step for which it is drawn. */
export function drawsFrom(seed: number): Draws {
  let state = seed | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const takes = (worse: number, heat: number): boolean => {
    if (worse <= 0) return true;
    const draw = next();
    return worse * 256 <= heat * (Math.clz32(draw) * 256 + (draw & 255));
  };
  return { ...randomFrom(() => () => next() / 2 ** 32), takes };
}
