export const FACES = ['sun', 'moon', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** The six sides of a die. */
export const DIE: readonly Face[] = ['sun', 'sun', 'moon', 'moon', 'blank', 'blank'];

/** Dice that are rolled in a turn, and lie in each row. */
export const DICE = { rolled: 2, row: 3 } as const;

export const ACTIONS = ['grow', 'move', 'gather', 'lead'] as const;
export type ActionId = (typeof ACTIONS)[number];

export const STRENGTHS = ['weak', 'standard', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What lies in each row at the start, from the left, where dice enter (Rise of Tribes, setup). */
export const FIRST_ROW: readonly Face[] = ['sun', 'moon', 'blank'];

/** So many of a face in a row make it strong or weak (Rise of Tribes, a turn 3). */
export const DECIDING: {
  readonly dice: number;
  readonly by: Readonly<Partial<Record<Face, Strength>>>;
} = { dice: 2, by: { sun: 'strong', moon: 'weak' } };

/** How much an action does: new members, members that move, goals. The numbers between weakest and strongest are ours. */
export const REACH: Readonly<
  Record<Exclude<ActionId, 'gather'>, Readonly<Record<Strength, number>>>
> = {
  grow: { weak: 2, standard: 3, strong: 4 },
  move: { weak: 2, standard: 4, strong: 6 },
  lead: { weak: 1, standard: 2, strong: 3 },
};

/** Resources of each hex, and of how many hexes. Ours between weakest and strongest. */
export const GATHER: Readonly<Record<Strength, { readonly each: number; readonly tiles: number }>> =
  {
    weak: { each: 1, tiles: 2 },
    standard: { each: 1, tiles: 3 },
    strong: { each: 2, tiles: 3 },
  };
