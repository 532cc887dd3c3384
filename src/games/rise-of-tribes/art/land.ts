import {
  circle,
  type Drawing,
  type Drawings,
  oval,
  type OwnGround,
} from '../../../presentation/drawing.ts';
import { TILE_SIGNS } from './tiles.ts';

const WAVES = 'q9-11 18 0q9 11 18 0'.repeat(2);

/** Grounds that are this game's alone. */
export const GROUNDS: Readonly<Record<'lake' | 'volcano', OwnGround>> = {
  // A shore of grass and reeds round the water.
  lake: {
    field: 'grassland.field',
    draw: [
      [
        'M-84-4C-84-62-40-76 4-74C56-74 86-40 84 2C84 52 48 74 0 74C-50 76-84 50-84-4Z',
        'plains.motif 12',
        'river.light 4',
        'river.field',
      ],
      {
        at: [
          [-42, -46],
          [16, -40],
          [-56, -8],
          [4, 2],
          [-40, 34],
          [20, 44],
        ],
        strays: { x: 5, y: 4 },
        draw: [
          [`M-22 0${WAVES}`, 'river.motif 6'],
          [`M-22-7${WAVES}`, 'river.light 3'],
        ],
      },
      {
        at: [
          [-74, 46],
          [70, -52],
          [80, 38],
          [-60, -62],
        ],
        strays: { x: 3, y: 3 },
        draw: [
          ['M-5 12L-9-8M0 12V-14M5 12L10-8', 'forest.light 4'],
          [oval(0, -16, 4, 8), 'hide'],
        ],
      },
    ],
  },
  volcano: {
    field: 'mountain.motif',
    draw: [
      ['M-84 76L-30-28H30L84 76Z', 'line 6', 'rock'],
      ['M30-28L84 76H34L10 12Z', 'rockLight'],
      ['M-30-28H30L22-4L36 32L14 16L4 60L-14 18L-26 42L-24-2Z', 'danger'],
      ['M-14-28H14L8 0L-2 24L-10-2Z', 'glow'],
      // What it throws.
      ['M-46-30Q-50-16-58-8M46-30Q50-16 58-8', 'danger 7'],
    ],
  },
};

const WARRIOR: Drawing = [
  ['M.34 .6V-.82', 'bone .16', 'wood .09'],
  ['M.34-1L.46-.72H.22Z', 'bone .08', 'flint'],
  ['M-.3 .66C-.34 .06-.2-.14 0-.14C.2-.14 .34 .06 .3 .66Z', 'bone .14', 'flint', 'line .05'],
  [circle(0, -0.36, 0.24), 'bone .12', 'hide', 'line .05'],
  ['M-.22-.36H.22', 'danger .12'],
  ['M-.2-.54Q0-.9 .2-.54Z', 'bone .06', 'danger'],
  [circle(-0.16, 0.26, 0.26), 'bone .1', 'meat', 'line .05'],
  ['M-.16 .02V.5M-.4 .26H.08', 'bone .06'],
];

/** Who roams the land and belongs to nobody. */
export const FIGURES = {
  tiger: [{ draw: TILE_SIGNS.tiger, at: [[0, -0.02, 1.9]] }],
  invaders: [
    {
      draw: WARRIOR,
      at: [
        [-0.56, 0.02, 0.82],
        [0.6, 0.02, 0.82],
        [0, 0.14],
      ],
    },
  ],
} satisfies Drawings;
