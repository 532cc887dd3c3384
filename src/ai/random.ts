import { byChance } from '../presentation/by-chance.ts';

/** Chance as a player of any game, for self-play and the laws: it is no level that people may choose. */
export const randomPlayer = { ...byChance, id: 'random' } as const;
