import { box, circle, type Drawings, oval } from '../../../presentation/drawing.ts';

const BLOCK = 'M-.44-.1L-.26-.3H.46V.1L.28 .34H-.44Z';
const STALKS = [
  [-0.26, 0],
  [0, 0],
  [0.26, 0],
] as const;
const TENT = 'M0-.34L.44 .4H-.44Z';
const WALLS = box(-0.32, -0.1, 0.64, 0.5, 0.04);
const ROOF = 'M0-.46L.46-.06H-.46Z';

/** What is gathered and paid with, each of a shape of its own; and what a tribe has and gets beside it. */
export const ICONS = {
  brick: [
    [BLOCK, 'bone .16', 'meat'],
    ['M-.44-.1L-.26-.3H.46L.28-.1Z', 'meatLight'],
    [BLOCK, 'hideDark .05'],
    [[-0.21, 0.02, 0.24].map((x) => oval(x, -0.2, 0.07, 0.035)).join(''), 'meat'],
  ],
  gold: [
    [
      'M-.4 .02L-.22-.3L.1-.34L.36-.06L.34 .24L.06 .38L-.28 .3Z',
      'bone .18',
      'hideDark .07',
      'glow',
    ],
    ['M-.24-.14L.02-.26L.06-.02L-.14 .06Z', 'plains.light'],
    // It shines.
    ['M.3-.5L.35-.35L.5-.3L.35-.25L.3-.1L.25-.25L.1-.3L.25-.35Z', 'bone', 'hideDark .05'],
  ],
  // One of whatever kind: four quarters.
  any: [
    [circle(0, 0, 0.44), 'bone .12'],
    ['M0 0H.42A.42 .42 0 0 1 0 .42Z', 'wood'],
    ['M0 0V.42A.42 .42 0 0 1-.42 0Z', 'meatLight'],
    ['M0 0H-.42A.42 .42 0 0 1 0-.42Z', 'glow'],
    ['M0 0V-.42A.42 .42 0 0 1 .42 0Z', 'stoneLight'],
    ['M-.42 0H.42M0-.42V.42', 'hideDark .06'],
    [circle(0, 0, 0.42), 'hideDark .07'],
  ],
  // Ears of corn on a furrow.
  field: [
    [oval(0, 0.36, 0.46, 0.13), 'bone .1', 'hide'],
    {
      at: STALKS,
      draw: [
        ['M0 .34V-.12', 'bone .16', 'straw .08'],
        [[-0.36, -0.2, -0.04].map((y) => circle(0, y, 0.12)).join(''), 'bone'],
      ],
    },
    {
      at: STALKS.flatMap(([x]) => [-0.36, -0.2, -0.04].map((y) => [x, y] as const)),
      draw: [
        [oval(-0.06, 0, 0.052, 0.1, -28.6), 'hideDark .05', 'glow'],
        [oval(0.06, 0, 0.052, 0.1, 28.6), 'hideDark .05', 'glow'],
      ],
    },
  ],
  hut: [
    [TENT, 'bone .16'],
    ['M.08-.46L-.1-.22M-.08-.46L.1-.22', 'wood .08'],
    [TENT, 'hide', 'hideDark .05'],
    ['M0-.06L.16 .4H-.16Z', 'hideDark'],
  ],
  building: [
    [WALLS, 'bone .16'],
    [ROOF, 'bone .16'],
    [WALLS, 'plains.light', 'hideDark .06'],
    [ROOF, 'wood', 'hideDark .06'],
    [box(-0.1, 0.08, 0.2, 0.32, 0.03), 'hideDark'],
  ],
  dice: [
    [box(-0.39, -0.11, 0.5, 0.5, 0.12), 'bone', 'line .07'],
    [
      circle(-0.25, 0.03, 0.055) + circle(-0.03, 0.25, 0.055) + circle(-0.14, 0.14, 0.055),
      'glowInk',
    ],
    [box(-0.05, -0.45, 0.5, 0.5, 0.12), 'bone', 'line .07'],
    [circle(0.11, -0.11, 0.055) + circle(0.29, -0.29, 0.055), 'glowInk'],
  ],
} satisfies Drawings;
