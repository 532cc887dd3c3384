import type { Art, Drawing } from '../../presentation/drawing.ts';
import type { Theme } from '../palette.ts';

/** The art of games, by their ids. */
export type Arts = ReadonlyMap<string, Art>;

/** What games draw that stand on a shelf. */
export const artsOf = (shelf: ReadonlyMap<string, { readonly art?: Art }>): Arts =>
  new Map([...shelf].map(([game, { art = {} }]) => [game, art]));

const ARTS = new Map<string, Art>();
const THEMED = new WeakMap<Theme, Map<string, Theme>>();

/** Registers the art of games in this thread, once: their scenes can be painted in it from then on. */
export function registerArt(arts: Arts): void {
  for (const [game, art] of arts) ARTS.set(game, art);
}

/** The art that a game registered; nothing for one that has none of its own. */
export const artOf = (game: string): Art => ARTS.get(game) ?? {};

/** A theme in which scenes of a game are painted: its own drawings go before shared ones. */
export function themeFor(theme: Theme, game: string): Theme {
  const own = ARTS.get(game);
  if (own === undefined) return theme;
  const known = THEMED.get(theme) ?? new Map<string, Theme>();
  THEMED.set(theme, known);
  const themed = known.get(game) ?? { ...theme, art: withOwn(theme.art, own) };
  known.set(game, themed);
  return themed;
}

const withOwn = (shared: Art, own: Art): Art => ({
  ...own,
  icons: { ...shared.icons, ...own.icons },
  flags: { ...shared.flags, ...own.flags },
  figures: { ...shared.figures, ...own.figures },
  grounds: { ...shared.grounds, ...own.grounds },
});

/** Kinds of drawings that are found by their keys alone. */
type Kind = 'icons' | 'flags' | 'figures' | 'cards' | 'looks';

/** What is drawn under a key. Throws where neither the game has it nor all games share it. */
export function drawingOf({ art }: Theme, kind: Kind, key: string): Drawing {
  const drawing = art[kind]?.[key];
  if (drawing === undefined) throw missing(kind, key);
  return drawing;
}

/** What is said where a scene names what nobody drew. */
export const missing = (kind: keyof Art, key: string): Error =>
  new RangeError(
    `No drawing is called "${key}" among the ${kind} of the game or those that all share.`,
  );
