export const KINDS = ['wolf', 'tiger', 'bear', 'bison', 'rhino', 'mammoth'] as const;
export type Kind = (typeof KINDS)[number];

export interface Animal {
  /** Hexes that it goes at most. */
  readonly range: number;
  readonly climbs: boolean;
  readonly swims: boolean;
  readonly tramples: boolean;
  /** What whoever kills one has of it. */
  readonly food: number;
  /** A token for each. */
  readonly letters: string;
}

/** Valley of the Mammoths, animals. */
export const ANIMAL: Readonly<Record<Kind, Animal>> = {
  wolf: { range: 3, climbs: true, swims: false, tramples: false, food: 1, letters: 'ABCDEFbfk' },
  tiger: { range: 3, climbs: true, swims: false, tramples: false, food: 2, letters: 'ABCDEFcgj' },
  bear: { range: 2, climbs: true, swims: true, tramples: false, food: 3, letters: 'ABCDEFhip' },
  bison: { range: 2, climbs: false, swims: false, tramples: true, food: 4, letters: 'abceghikl' },
  rhino: { range: 1, climbs: false, swims: false, tramples: true, food: 5, letters: 'acefgijlp' },
  mammoth: { range: 1, climbs: false, swims: false, tramples: true, food: 6, letters: 'abefhljkp' },
};

/** Wolves without a letter, which come in packs. */
export const BOX_WOLVES = 8;
export const WOLF_PACK = 4;

/** So many arrive on the first turn, then in summer and in winter; by whether as many tribes as `crowd` live. */
export const CROWD = 4;
export const ARRIVALS = {
  many: { first: 6, summer: 4, winter: 2 },
  few: { first: 5, summer: 3, winter: 1 },
} as const;
