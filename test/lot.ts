import { namedRandom } from '../src/engine/random.ts';

const lot = process.env['LOT'] ?? 'all';

/** By which lot this run draws what it tries; as what to type to have the same drawn again. */
export const LOT = `LOT=${lot}`;

/** Whether this run tries everything. */
export const triesAll = lot === 'all';

/** So many of these, in their order, as the lot falls; all of them where everything is tried. */
export function drawn<T>(about: string, all: readonly T[], few: number): readonly T[] {
  if (triesAll) return all;
  const chosen = new Set(namedRandom(`${about} by ${lot}`).shuffle(all).slice(0, few));
  return all.filter((one) => chosen.has(one));
}

/** Whether this one is tried of many that come one after the other, where one of so many is drawn. */
export const isDrawn = (nth: number, every: number): boolean =>
  triesAll || (nth + Number(lot)) % every === 0;
