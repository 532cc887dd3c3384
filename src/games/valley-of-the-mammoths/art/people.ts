import { circle, type Drawing } from '../../../presentation/drawing.ts';

export const SPEAR: Drawing = [
  ['M0 .46V-.3', 'line .13', 'wood .07'],
  ['M0-.5L.11-.24H-.11Z', 'line .05', 'flint'],
];
const SKIRT = 'M-.1-.06H.1L.28 .46H-.28Z';
const BRAIDS = 'M-.16-.3Q0-.52 .16-.3L.22 0M-.16-.3L-.22 0';
const FACE = circle(0, -0.24, 0.15);

export const WARRIOR: Drawing = [
  { at: [[-0.27, 0]], draw: SPEAR },
  ['M-.2-.06H.26L.16 .46H-.1Z', 'line .08', 'danger'],
  [circle(0.03, -0.25, 0.16), 'line .07', 'meatLight'],
];

export const WOMAN: Drawing = [
  [BRAIDS, 'line .13', 'hideDark .09'],
  [SKIRT, 'line .08', 'good'],
  [FACE, 'line .07', 'meatLight'],
];
