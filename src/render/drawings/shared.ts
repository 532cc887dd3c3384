import { type Art, box, circle, type Drawing, oval } from '../../presentation/drawing.ts';
import type { FlagId, SharedFigure, SharedIcon } from '../../presentation/scene.ts';
import { GROUNDS } from './grounds.ts';

const DISC = circle(0, 0, 0.46);
const MEAT = oval(-0.12, 0.12, 0.38, 0.31, -40);
const KNOBS = 'M0 .02L.3-.32';
const PERSON = 'M-.32 .44C-.34 .08-.2-.02 0-.02C.2-.02 .34 .08 .32 .44Z';
const LOGS = [
  [-0.22, 0.2],
  [0.22, 0.2],
  [0, -0.18],
] as const;

/** Signs that games have in common, and that pieces and places bear in all of them. */
const ICONS: Readonly<Record<SharedIcon, Drawing>> = {
  stone: [
    ['M-.44 .16L-.3-.28L.08-.4L.42-.14L.4 .26L.04 .38L-.3 .36Z', 'bone .14', 'stone'],
    ['M-.22-.16L.06-.28L.24-.1L-.02 .02Z', 'stoneLight'],
  ],
  // A bone with two knobs, dark round it so that it is seen on paper too.
  food: [
    [MEAT, 'bone .12'],
    [KNOBS, 'hideDark .29'],
    [circle(0.25, -0.4, 0.17) + circle(0.39, -0.27, 0.17), 'hideDark'],
    [KNOBS, 'bone .15'],
    [circle(0.25, -0.4, 0.1) + circle(0.39, -0.27, 0.1), 'bone'],
    [MEAT, 'meat'],
    [oval(-0.2, 0.04, 0.16, 0.11, -40), 'meatLight'],
  ],
  wound: [
    [
      'M0-.48C.1-.2 .38 .02 .36 .2C.34 .56-.34 .56-.36 .2C-.38 .02-.1-.2 0-.48',
      'bone .18',
      'danger',
    ],
    [oval(-0.12, 0.2, 0.07, 0.12, 23), 'bone'],
  ],
  removed: [
    [DISC, 'danger'],
    ['M-.2-.2L.2 .2M-.2 .2L.2-.2', 'bone .16'],
  ],
  easy: [
    [DISC, 'good'],
    ['M-.22 .02L-.05 .2L.24-.18', 'bone .15'],
  ],
  blocked: [
    [DISC, 'danger'],
    [box(-0.28, -0.09, 0.56, 0.18, 0.04), 'bone'],
  ],
  home: [
    ['M-.46 .4Q-.4-.46 0-.46Q.4-.46 .46 .4Z', 'rock'],
    ['M-.22 .4Q-.2-.16 0-.16Q.2-.16 .22 .4Z', 'line'],
  ],
  herd: [{ figure: 'mammoth', at: [[0, 0, 0.5]] }],
  snow: [
    {
      at: [
        [0, 0],
        [0, 0, 1, 60],
        [0, 0, 1, 120],
      ],
      draw: [
        ['M0-.46V.46', 'ice .1'],
        ['M-.14 .42L0 .26L.14 .42M-.14-.42L0-.26L.14-.42', 'ice .08'],
      ],
    },
  ],
  // A stone axe.
  tool: [
    ['M-.32 .42L.2-.3', 'bone .3', 'wood .15'],
    ['M-.16-.36L.12-.46L.46-.1L.4 .16L.2 .04L0-.18Z', 'bone .12', 'flint'],
    ['M.04-.22L.26-.02', 'straw .09'],
  ],
  wood: [
    [LOGS.map(([x, y]) => circle(x, y, 0.21)).join(''), 'bone .16'],
    {
      at: LOGS,
      draw: [
        [circle(0, 0, 0.21), 'wood', 'hideDark .05'],
        [circle(0, 0, 0.12), 'plains.light'],
        [circle(0, 0, 0.05), 'wood'],
      ],
    },
  ],
  person: [
    [circle(0, -0.24, 0.265), 'bone'],
    [PERSON, 'bone .17', 'bone'],
    [circle(0, -0.24, 0.19), 'hide'],
    [PERSON, 'hide .02', 'hide'],
  ],
  card: [
    [box(-0.3, -0.44, 0.6, 0.88, 0.1), 'bar', 'line .12', 'bone .06'],
    ['M0-.22L.17 0L0 .22L-.17 0Z', 'glow'],
  ],
  // A star with eight rays.
  points: [
    [
      'M0-.47L.103-.249L.332-.332L.249-.103L.47 0L.249 .103L.332 .332L.103 .249L0 .47' +
        'L-.103 .249L-.332 .332L-.249 .103L-.47 0L-.249-.103L-.332-.332L-.103-.249Z',
      'line .12',
      'glow',
    ],
    [circle(0, 0, 0.13), 'glowInk'],
  ],
};

const FIGURES: Readonly<Record<SharedFigure, Drawing>> = {
  /** Seen from its left: domed head, high shoulders, sloping back, tusks. */
  mammoth: [
    // Body with the four legs' outline, from the tail over the back to the trunk.
    [
      'M.92 .1Q.86-.34 .4-.48Q.12-.6-.1-.62Q-.2-.9-.46-.86Q-.74-.82-.76-.44Q-.84-.1-.86 .3Q-.9 .56-1 .62' +
        'Q-.86 .78-.72 .56Q-.62 .3-.54 .12L-.44 .4L-.42 .84H-.1L-.06 .5Q.2 .58 .42 .46L.46 .84H.78L.8 .42' +
        'Q.92 .3 .92 .1Z',
      'bone .16',
      'hide',
      'hideDark .05',
    ],
    // The long hair of the flank.
    {
      at: [
        [-0.2, 0.2],
        [0.02, 0.3],
        [0.24, 0.32],
        [0.46, 0.26],
        [0.66, 0.16],
        [-0.04, -0.1],
        [0.2, -0.04],
        [0.44, -0.06],
      ],
      draw: [['M0-.1Q-.02 .04 .06 .14', 'hideDark .06']],
    },
    ['M-.34-.56Q-.12-.5-.18-.16Q-.34-.2-.38-.4Z', 'hideDark'],
    [circle(-0.54, -0.4, 0.07), 'bone'],
    [circle(-0.55, -0.4, 0.035), 'hideDark'],
    // Tusk: out and up again.
    ['M-.6-.04C-.62 .34-1.02 .4-1.06-.08C-.96 .16-.78 .14-.72-.08Z', 'hideDark .1', 'bone'],
  ],
};

/** Who wins wears it: about 1 × 1, its middle at the origin. */
export const CROWN: Drawing = [
  ['M-.48 .36V-.28L-.2 0L0-.42L.2 0L.48-.28V.36Z', 'line .12', 'glow'],
];

const FLAGS: Readonly<Record<Exclude<FlagId, 'first'>, Drawing>> = {
  // A little of the border that a strip has then.
  'to-move': [[box(-0.8, -0.45, 1.6, 0.9, 0.24), 'sheet', 'line .26', 'glow .15']],
  computer: [
    [box(-0.44, -0.28, 0.88, 0.68, 0.16), 'faded'],
    [box(-0.29, -0.1, 0.18, 0.2, 0.05) + box(0.11, -0.1, 0.18, 0.2, 0.05), 'sheet'],
    ['M0-.28V-.46', 'faded .1'],
    ['M-.16 .26H.16', 'sheet .08'],
  ],
  // A moon: asleep.
  away: [['M.2586-.356A.44 .44 0 1 1-.4346 .0688C-.02 .34 .38 .1 .26-.356Z', 'faded']],
  winner: CROWN,
};

/** The drawings that every game may name. */
export const SHARED = {
  icons: ICONS,
  flags: FLAGS,
  figures: FIGURES,
  grounds: GROUNDS,
} as const satisfies Art;
