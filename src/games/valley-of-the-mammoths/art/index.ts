import type { Art, Drawings } from '../../../presentation/drawing.ts';
import type { SharedIcon } from '../../../presentation/scene.ts';
import { CARDS } from '../content/cards.ts';
import { ANIMALS } from './animals.ts';
import { CARD_SIGNS } from './cards.ts';
import { EDGES, GROUNDS } from './land.ts';
import { PIECES } from './pieces.ts';
import { SIGNS } from './signs.ts';

const ICONS = { ...ANIMALS, ...SIGNS, ...CARD_SIGNS };

/** Each card's sign, as large as its picture. */
const PICTURES: Drawings = Object.fromEntries(
  CARDS.map((icon) => [icon, [{ icon, at: [[0, 4, 164]] }]]),
);

/** What is drawn in Valley of the Mammoths alone. */
export const VALLEY_ART = {
  icons: ICONS,
  flags: { alarm: SIGNS.alarm },
  figures: { paw: [{ draw: SIGNS.paw, at: [[0, 0, 1.9]] }] },
  grounds: GROUNDS,
  edges: EDGES,
  pieces: PIECES,
  cards: PICTURES,
} satisfies Art;

/** Every sign that Valley of the Mammoths shows. */
export type ValleyIcon = SharedIcon | keyof typeof ICONS;
export type ValleyPiece = keyof typeof PIECES;
export type ValleyGround = keyof typeof GROUNDS;
