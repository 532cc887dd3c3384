import type { Loaded } from '../app/loaded.ts';

/** The round in which a match is, as everybody sees it; null before the first, and where its game has none. */
export const roundOf = ({ edition, match }: Pick<Loaded, 'edition' | 'match'>): number | null =>
  edition.round?.(edition.game.view(match.state, 'public')) ?? null;
