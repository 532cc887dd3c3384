import type { Drawing } from '../../../presentation/drawing.ts';

/** A fir with its foot at the origin, of about 44 × 76. */
export const FIR: Drawing = [
  ['M-4-14h8v14h-8Z', 'hideDark'],
  ['M0-42L22-10H-22Z', 'forest.motif'],
  ['M0-42V-10H-22Z', 'forest.light'],
  ['M0-58L17-28H-17Z', 'forest.motif'],
  ['M0-58V-28H-17Z', 'forest.light'],
  ['M0-76L12-46H-12Z', 'forest.motif'],
  ['M0-76V-46H-12Z', 'forest.light'],
];

/** A tuft of grass with its foot at the origin, about 26 high. */
export const tuft = (ground: 'grassland' | 'plains'): Drawing => [
  ['M-5.6 0Q-7-14-14-19', `${ground}.motif 4`],
  ['M-2.4 0Q-3-14-6-23', `${ground}.light 4`],
  ['M.4 0Q.5-14 1-25.5', `${ground}.motif 4`],
  ['M3.2 0Q4-14 8-22', `${ground}.light 4`],
  ['M6 0Q7.5-14 15-18.5', `${ground}.motif 4`],
];
