import type { Land } from '../../presentation/colours.ts';
import {
  circle,
  type Drawing,
  type Group,
  oval,
  type OwnGround,
  type Place,
} from '../../presentation/drawing.ts';

/** A dot as two curves: a canvas makes small circles no rounder. */
const dot = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}c0 ${(4 / 3) * r} ${-2 * r} ${(4 / 3) * r} ${-2 * r} 0c0 ${(-4 / 3) * r} ${2 * r} ${(-4 / 3) * r} ${2 * r} 0`;

/** A tree of 19 to each side, with its light from the left. */
const TREE: Drawing = [
  ['M-3 12H3V24H-3Z', 'forest.motif'],
  ['M0-10L19 16H-19Z', 'forest.motif'],
  ['M0-10V16H-19Z', 'forest.light'],
  ['M0-24L14 0H-14Z', 'forest.motif'],
  ['M0-24V0H-14Z', 'forest.light'],
  ['M0-36L9-14H-9Z', 'forest.motif'],
  ['M0-36V-14H-9Z', 'forest.light'],
];

const TUFT: Drawing = [
  ['M-6 10Q-7.5-6-15-10', 'grassland.motif 4.5'],
  ['M-2.8 10Q-3.5-6-7-13.2', 'grassland.light 4.5'],
  ['M.4 10Q.5-6 1-15.6', 'grassland.motif 4.5'],
  ['M3.6 10Q4.5-6 9-12.4', 'grassland.light 4.5'],
  ['M6.4 10Q8-6 16-9.6', 'grassland.motif 4.5'],
];

const PEAK: Drawing = [
  ['M-44 30L-4-44L44 30Z', 'mountain.motif'],
  ['M-4-44L44 30H8L2-6Z', 'rock'],
  ['M-4-44L-20-14L-10-20L-3-10L4-19L13-13Z', 'mountain.light'],
];

const BUSH: Drawing = [
  [circle(-13, 4, 14), 'berries.motif'],
  [circle(13, 4, 14), 'berries.motif'],
  [circle(0, -7, 17), 'berries.motif'],
  {
    at: [
      [-15, 2],
      [-4, -13],
      [9, -6],
      [-3, 4],
      [17, 6],
      [5, 13],
    ],
    draw: [
      [dot(0, 0, 5.6), 'berries.light'],
      [dot(-1.6, -1.8, 1.8), 'bone'],
    ],
  },
];

/** The leaves of a palm, from where they begin. */
const LEAVES: Drawing = [
  ['M0 0Q-18-4-36 14Q-18 9 0 4', 'jungle.motif'],
  ['M0 0Q18-4 36 14Q18 9 0 4', 'jungle.motif'],
  ['M0 0Q-17-26-34-8Q-17-13 0 4', 'jungle.light'],
  ['M0 0Q17-26 34-8Q17-13 0 4', 'jungle.light'],
  ['M0 0Q-7.5-42-15-24Q-7.5-29 0 4', 'jungle.motif'],
  ['M0 0Q7.5-42 15-24Q7.5-29 0 4', 'jungle.motif'],
];

/** A palm that leans so far to the right. */
const palm = (x: number, y: number, lean: number): Group => ({
  at: [[x, y]],
  strays: { x: 4, y: 4 },
  draw: [
    [`M${-lean} 34Q${lean * 0.2} 10 ${lean}-12`, 'hide 7'],
    { at: [[lean, -14]], draw: LEAVES },
  ],
});

const WAVES = 'q11-13 22 0q11 13 22 0'.repeat(6);

/** A wave of the plains, light and broad or dark and thin; its left end goes up and down. */
const ripple = (y: number, ink: 'plains.light 9' | 'plains.motif 3.5'): Group => ({
  at: [[0, y]],
  draw: [['M-110 0C-40-22 30 26 110-4|M-110 12C-40-10 30 14 110-4', ink]],
});

const CORN: Drawing = [
  ['M-2.7 10L-9-10', 'plains.motif 3.5'],
  [oval(-10.35, -13, 3, 6.5, -20.62648), 'plains.motif'],
  ['M0 10V-10', 'plains.motif 3.5'],
  [oval(0, -13, 3, 6.5), 'plains.motif'],
  ['M2.7 10L9-10', 'plains.motif 3.5'],
  [oval(10.35, -13, 3, 6.5, 20.62648), 'plains.motif'],
];

/** A pool, half as wide as that. */
const pool = (x: number, y: number, half: number): Group => ({
  at: [[x, y]],
  strays: { x: 5 },
  draw: [[oval(0, 0, half, half * 0.36), 'swamp.light', 'swamp.motif 2.5']],
});

const REEDS: Drawing = [
  ['M-4 14L-8-10', 'swamp.motif 3.2'],
  [oval(-8, -12, 3.8, 8.5), 'hide'],
  ['M0 14V-20', 'swamp.motif 3.2'],
  [oval(0, -22, 3.8, 8.5), 'hide'],
  ['M4 14L8-12', 'swamp.motif 3.2'],
  [oval(8, -14, 3.8, 8.5), 'hide'],
];

/** What a mammoth leaves behind: a round sole and three toes. */
const FOOTPRINT: Drawing = [
  [oval(0, 0, 11, 9), 'breeding-ground.motif'],
  [dot(-8, -10.6, 3.4), 'breeding-ground.motif'],
  [dot(0, -13, 3.4), 'breeding-ground.motif'],
  [dot(8, -10.6, 3.4), 'breeding-ground.motif'],
];

/** Places on a ring round the middle of a tile. */
const ring = (count: number): Place[] =>
  Array.from({ length: count }, (_, nth) => {
    const turn = (nth / count) * 2 * Math.PI;
    return [Math.cos(turn) * 80, 4 + Math.sin(turn) * 66, 1, (turn * 180) / Math.PI];
  });

/** Grounds of tiles, whose colours each theme has by these names. */
export const GROUNDS: Readonly<Record<Land, OwnGround>> = {
  forest: {
    field: 'forest.field',
    draw: [
      {
        at: [
          [-24, -66, 0.9],
          [26, -68, 0.9],
          [-52, -44, 0.9],
          [54, -46, 0.9],
          [-74, -8, 0.9],
          [76, -10, 0.9],
          [-44, -2, 0.9],
          [46, 0, 0.9],
          [0, -24, 0.9],
          [-64, 36, 0.9],
          [66, 36, 0.9],
          [-30, 66, 0.9],
          [32, 68, 0.9],
        ],
        strays: { grow: 0.3, x: 4, y: 4 },
        draw: TREE,
      },
    ],
  },
  grassland: {
    field: 'grassland.field',
    draw: [
      {
        at: [
          [-30, -62],
          [34, -60],
          [-62, -32],
          [62, -28],
          [0, -34],
          [-80, 6],
          [80, 4],
          [-34, -4],
          [36, 2],
          [-56, 36],
          [58, 40],
          [0, 26],
          [-26, 70],
          [28, 72],
        ],
        strays: { x: 6, y: 6 },
        draw: TUFT,
      },
    ],
  },
  mountain: {
    field: 'mountain.field',
    draw: [
      {
        at: [
          [-2, -40],
          [-56, -14, 0.95],
          [56, -12, 0.95],
          [-2, 10, 1.1],
          [-40, 54, 0.9],
          [44, 54, 0.9],
        ],
        strays: { x: 5, y: 3 },
        draw: PEAK,
      },
    ],
  },
  berries: {
    field: 'berries.field',
    draw: [
      {
        at: [
          [-34, -54],
          [36, -56],
          [-68, -12],
          [70, -14],
          [0, -14],
          [-56, 38],
          [58, 38],
          [-6, 44],
          [-30, 78],
          [32, 78],
        ],
        strays: { x: 5, y: 4 },
        draw: BUSH,
      },
    ],
  },
  jungle: {
    field: 'jungle.field',
    draw: [
      palm(-30, -34, -8),
      palm(34, -34, 8),
      palm(-68, 8, -6),
      palm(70, 8, 6),
      palm(0, 10, 4),
      palm(-42, 54, 6),
      palm(46, 54, -6),
    ],
  },
  river: {
    field: 'river.field',
    draw: [
      {
        at: [-72, -48, -24, 0, 24, 48, 72].map((y) => [0, y] as const),
        strays: { x: 14 },
        draw: [
          [`M-118 0${WAVES}`, 'river.motif 7'],
          [`M-118-7${WAVES}`, 'river.light 3.5'],
        ],
      },
    ],
  },
  plains: {
    field: 'plains.field',
    draw: [
      ripple(-64, 'plains.light 9'),
      ripple(-37, 'plains.motif 3.5'),
      ripple(-10, 'plains.light 9'),
      ripple(17, 'plains.motif 3.5'),
      ripple(44, 'plains.light 9'),
      ripple(71, 'plains.motif 3.5'),
      {
        at: [
          [-64, -22],
          [62, -30],
          [-74, 24],
          [76, 22],
          [-30, 56],
          [36, 62],
          [0, -10],
        ],
        strays: { x: 6 },
        draw: CORN,
      },
    ],
  },
  swamp: {
    field: 'swamp.field',
    draw: [
      pool(-38, -52, 34),
      pool(42, -38, 30),
      pool(-56, 8, 34),
      pool(56, 20, 36),
      pool(-6, 52, 40),
      pool(-4, -10, 26),
      {
        at: [
          [-64, -22],
          [62, -20],
          [-26, -44],
          [24, -50],
          [-78, 22],
          [80, 14],
          [-46, 48],
          [50, 50],
          [6, 30],
          [-2, 76],
        ],
        strays: { x: 5 },
        draw: REEDS,
      },
    ],
  },
  'breeding-ground': {
    field: 'breeding-ground.field',
    draw: [
      [oval(0, 4, 74, 60), 'breeding-ground.light'],
      // Stones round the footprints of the herd.
      {
        at: ring(18),
        draw: [
          [
            [oval(0, 0, 9, 7), oval(0, 0, 13, 7), oval(0, 0, 9, 10)].join('|'),
            'rockLight',
            'rock 2',
          ],
        ],
      },
      {
        at: [
          [-38, -14],
          [38, -16],
          [-26, 26],
          [30, 28],
          [0, -34],
        ],
        draw: FOOTPRINT,
      },
    ],
  },
};
