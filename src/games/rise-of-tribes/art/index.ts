import type { Art, Drawings } from '../../../presentation/drawing.ts';
import type { SharedIcon } from '../../../presentation/scene.ts';
import { GOALS } from '../content/goals.ts';
import { GOAL_SIGNS } from './goals.ts';
import { FIGURES, GROUNDS } from './land.ts';
import { LEADER_SIGNS } from './leaders.ts';
import { PIECES } from './pieces.ts';
import { SIGNS } from './signs.ts';
import { TILE_SIGNS } from './tiles.ts';

const ICONS = { ...SIGNS, ...GOAL_SIGNS, ...LEADER_SIGNS, ...TILE_SIGNS };

/** Each goal's sign, as large as its card. */
const CARDS: Drawings = Object.fromEntries(
  GOALS.map((icon) => [icon, [{ icon, at: [[0, 8, 150]] }]]),
);

/** What is drawn in Rise of Tribes alone. */
export const RISE_ART = {
  icons: ICONS,
  figures: FIGURES,
  grounds: GROUNDS,
  pieces: PIECES,
  cards: CARDS,
} satisfies Art;

/** Every sign that Rise of Tribes shows. */
export type RiseIcon = SharedIcon | keyof typeof ICONS;
export type RisePiece = keyof typeof PIECES;
