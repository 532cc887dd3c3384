import type { Art, Drawings } from '../../../presentation/drawing.ts';
import type { SharedIcon } from '../../../presentation/scene.ts';
import { CARDS } from './cards.ts';

/** Goods that no other game has. */
const ICONS = {
  stick: [
    ['M-.3 .4L.27-.36', 'bone .34', 'wood .2'],
    ['M.14-.36L.42-.56L.36-.2Z', 'flint'],
    ['M-.05 .07L.17 .08', 'wood .12'],
  ],
  grass: [
    [
      'M-.126 .42Q-.168-.05-.42-.189M-.06 .42Q-.08-.05-.2-.31M.006 .42Q.008-.05 .02-.409' +
        'M.072 .42Q.096-.05 .24-.288M.132 .42Q.176-.05 .44-.178',
      'bone .24',
      'straw .13',
    ],
    ['M-.16 .28H.16', 'wood .12'],
  ],
} satisfies Drawings;

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
