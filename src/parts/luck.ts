/** The faces of a die, in all our games. */
const FACES = 6;

/** The dice of one roll, the bonus to each, and the least total that hits. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly totals: readonly number[];
  readonly hits: number;
  readonly from: number;
}

/** The result of dice, in hits or in pips, and the average of such dice. */
export interface Luck {
  readonly dice: number;
  readonly sum: number;
  readonly expected: number;
  /** The variance of the result; of hits, the sum of p · (1 − p) over the dice. */
  readonly variance: number;
}

/** The luck of several rolls together. */
export function luckOf(rolls: readonly Rolled[]): Luck {
  let [dice, sum, expected, variance] = [0, 0, 0, 0];
  for (const roll of rolls) {
    roll.dice.forEach((die, index) => {
      const bonus = (roll.totals[index] ?? die) - die;
      // Faces from `from − bonus` up hit.
      const chance = Math.min(FACES, Math.max(0, FACES + 1 - roll.from + bonus)) / FACES;
      expected += chance;
      variance += chance * (1 - chance);
    });
    dice += roll.dice.length;
    sum += roll.hits;
  }
  return { dice, sum, expected, variance };
}

/** The luck of dice whose pips are summed: each averages 3.5, with a variance of 35 / 12. */
export function luckOfPips(dice: readonly number[]): Luck {
  return {
    dice: dice.length,
    sum: dice.reduce((all, die) => all + die, 0),
    expected: (dice.length * (FACES + 1)) / 2,
    variance: (dice.length * (FACES * FACES - 1)) / 12,
  };
}

/** From how many standard deviations off the average luck is worth mentioning, and from how many it is rare. */
const SOME = 0.5;
const MUCH = 1.5;

export type Fortune =
  | 'average'
  | 'a little lucky'
  | 'very lucky'
  | 'a little unlucky'
  | 'very unlucky';

/** How lucky dice were. Their variance must not be 0: a certain result has nothing to do with luck. */
export function fortuneOf({ sum, expected, variance }: Luck): Fortune {
  const off = sum - expected;
  const far = Math.abs(off) / Math.sqrt(variance);
  if (far < SOME) return 'average';
  if (off > 0) return far < MUCH ? 'a little lucky' : 'very lucky';
  return far < MUCH ? 'a little unlucky' : 'very unlucky';
}
