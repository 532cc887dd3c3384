import type { Art } from '../../../presentation/drawing.ts';
import type { SharedIcon } from '../../../presentation/scene.ts';
import { CARDS } from './cards.ts';
import { ICONS } from './icons.ts';

/** What is drawn in Tusk! alone. */
export const TUSK_ART = {
  icons: ICONS,
  flags: {
    spear: [
      ['M-.4 .44L.22-.24', 'wood .14'],
      ['M.46-.5L.38-.06L.04-.38Z', 'flint'],
    ],
  },
  cards: CARDS,
} satisfies Art;

/** Every sign that Tusk! shows. */
export type TuskIcon = SharedIcon | keyof typeof ICONS;
export type TuskCardArt = keyof typeof CARDS;
