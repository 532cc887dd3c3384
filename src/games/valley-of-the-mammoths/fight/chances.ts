import { item } from '../../../parts/item.ts';

const FACES = 6;
const KNOWN = new Map<string, readonly number[]>();

/**
 * The chance of each side to win a round, by what they add to their dice: the highest wins, and those tied for it throw again
 * until one is (Valley of the Mammoths, combat).
 */
export function chancesOf(adds: readonly number[]): readonly number[] {
  const least = Math.min(...adds);
  const key = adds.map((one) => one - least).join();
  const known = KNOWN.get(key) ?? reckon(adds);
  KNOWN.set(key, known);
  return known;
}

function reckon(adds: readonly number[]): number[] {
  const wins = adds.map(() => 0);
  if (adds.length === 1) return [1];
  let again = 0;
  const everybody = 2 ** adds.length - 1;
  const [low, high] = [Math.max(...adds) + 1, Math.max(...adds) + FACES];
  for (let highest = low; highest <= high; highest += 1) {
    for (let tied = 1; tied <= everybody; tied += 1) {
      const throws = adds.reduce((product, add, side) => {
        const face = highest - add;
        const isTied = (tied & (1 << side)) > 0;
        const faces = isTied ? Number(face <= FACES) : Math.min(FACES, face - 1);
        return product * faces;
      }, 1);
      if (throws === 0) continue;
      if (tied === everybody) {
        again += throws;
        continue;
      }
      const sides = [...adds.keys()].filter((side) => (tied & (1 << side)) > 0);
      const then = chancesOf(sides.map((side) => item(adds, side)));
      for (const [nth, side] of sides.entries())
        wins[side] = item(wins, side) + throws * item(then, nth);
    }
  }
  return wins.map((throws) => throws / (FACES ** adds.length - again));
}
