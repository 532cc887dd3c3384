/** Faces of the dice of all our games. */
const FACES = 6;

/** Dice of one roll, what each came to, and the least total that hits. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly totals: readonly number[];
  readonly hits: number;
  readonly from: number;
}

/** What dice hit, and what such dice come to on average. */
export interface Luck {
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
  /** Of the hits: the sum of p · (1 − p) over the dice. */
  readonly variance: number;
}

/** The luck of some rolls together. */
export function luckOf(rolls: readonly Rolled[]): Luck {
  let [dice, hits, expected, variance] = [0, 0, 0, 0];
  for (const roll of rolls) {
    roll.dice.forEach((die, index) => {
      const bonus = (roll.totals[index] ?? die) - die;
      // Faces from `from − bonus` up hit.
      const chance = Math.min(FACES, Math.max(0, FACES + 1 - roll.from + bonus)) / FACES;
      expected += chance;
      variance += chance * (1 - chance);
    });
    dice += roll.dice.length;
    hits += roll.hits;
  }
  return { dice, hits, expected, variance };
}
