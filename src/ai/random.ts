import { byChance } from '../presentation/by-chance.ts';

/** A player that answers at random, for self-play and the laws: no level that people may choose. */
export const randomPlayer = { ...byChance, id: 'random' } as const;
