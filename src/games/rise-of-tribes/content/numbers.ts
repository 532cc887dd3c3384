/** Members of a tribe, and villages of all. */
export const MEMBERS = 20;
export const VILLAGES = 12;

/** Who has so many points wins at once; in a short match, which is ours, sooner. */
export const TO_WIN = { whole: 15, short: 7 } as const;

/** What those begin with who go first, second and so on: members on one hex and, of the fourth, on one beside it. */
export const START_MEMBERS: readonly { readonly first: number; readonly beside: number }[] = [
  { first: 2, beside: 0 },
  { first: 3, beside: 0 },
  { first: 3, beside: 0 },
  { first: 2, beside: 1 },
];

/** Resources of choice that they take; ours with an even start, by the number of players. */
export const START_TAKES: readonly number[] = [0, 0, 2, 2];
export const EVEN_TAKES: Readonly<Record<number, readonly number[]>> = {
  2: [1, 0],
  3: [2, 0, 2],
  4: [2, 0, 2, 4],
};

/** Members that come anew where a tribe died out. */
export const NEW_TRIBE = 2;

/** Members that live together in peace on a hex, and in a drought. */
export const LIMIT = { usual: 5, drought: 4 } as const;

/** What an elder is worth who falls in a stranger's conflict. */
export const ELDER_POINTS = 1;
