import { box, circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';
import { FIR, tuft } from './plants.ts';

/** A stone of about 44 × 34 with its foot at the origin. */
const BOULDER: Drawing = [
  ['M-22 0L-18-22L-2-32L18-24L23 0Z', 'stone', 'rock 3'],
  ['M-12-20L-2-28L10-22L-2-14Z', 'stoneLight'],
];

const NUGGET: Drawing = [
  ['M-12 0L-7-10L4-11L12-2L8 8H-6Z', 'hideDark 3.5', 'glow'],
  ['M-5-3L1-7L4-2Z', 'bone'],
];

/** A stag seen from its left, its feet at the origin, about 110 × 120. */
const DEER: Drawing = [
  ['M-26-40L-28 0M-16-40L-18 0M22-40L24 0M32-40L34 0', 'hideDark 7'],
  ['M-44-88Q-58-100-58-122M-44-88Q-34-100-34-124', 'hideDark 5'],
  ['M-58-106L-70-114M-34-106L-22-114', 'hideDark 4'],
  [
    'M40-56Q30-72 0-66Q-18-66-28-72L-36-90Q-46-96-54-86L-66-76Q-62-70-50-72Q-42-48-30-36Q4-28 32-36Q42-42 40-56Z',
    'hideDark 4',
    'hide',
  ],
  [circle(-52, -82, 2.6), 'bone'],
];

const BRICK: Drawing = [
  [box(-16, -9, 32, 19, 4), 'hideDark 4', 'meat'],
  [box(-13, -7, 26, 6, 3), 'meatLight'],
];

const LOG: Drawing = [
  ['M-22-4L20-10', 'hideDark 19', 'wood 14'],
  [circle(21, -10, 7), 'plains.light'],
];

/** A block of stone that was broken out, from its upper left corner. */
const block = (x: number, y: number, width: number, height: number): Drawing => [
  [box(x, y, width, height, 4), 'stone', 'rock 3'],
  [box(x + 3, y + 3, width - 6, 8, 3), 'stoneLight'],
];

/** A ripple with its middle here, and half as long. */
const ripple = (x: number, y: number, half: number): string =>
  `M${x - half} ${y}q${half / 2}-9 ${half} 0q${half / 2} 9 ${half} 0`;

const WATER =
  'M54-196C10-160 120-130 60-96C10-66-60-60-132-30L-128-2H120C150-50 110-80 132-110C150-150 70-160 84-196Z';

/** Where something is found or hunted. */
export const WILDS = {
  forest: [
    [oval(0, -52, 138, 52), 'forest.field'],
    {
      at: [
        [-112, -70, 1.15],
        [-72, -78, 1.4],
        [-28, -80, 1.3],
        [18, -82, 1.5],
        [62, -78, 1.3],
        [106, -72, 1.2],
        [-92, -50, 1.35],
        [-46, -56, 1.5],
        [4, -58, 1.4],
        [46, -54, 1.55],
        [90, -50, 1.3],
        [-122, -30, 1.15],
        [122, -30, 1.15],
      ],
      draw: FIR,
    },
    {
      at: [
        [-66, -14],
        [-36, -10],
      ],
      draw: LOG,
    },
  ],
  'clay-pit': [
    [oval(0, -52, 136, 52), 'breeding-ground.field'],
    [oval(0, -58, 116, 42), 'meatLight'],
    [oval(0, -52, 94, 31), 'meat'],
    [oval(0, -46, 70, 21), 'hide'],
    [oval(6, -42, 44, 11), 'river.motif'],
    // Bricks that dry on the edge.
    {
      at: [
        [58, -92],
        [92, -92],
        [75, -112],
        [41, -112],
        [109, -112],
        [58, -132],
        [92, -132],
        [75, -152],
      ],
      draw: BRICK,
    },
    // A digging stick and a basket.
    ['M-96-74L-66-150', 'hideDark 11', 'wood 7'],
    ['M-58-104H-8Q-12-72-20-70H-46Q-54-72-58-104Z', 'hideDark 4', 'plains.motif'],
    [oval(-33, -104, 25, 8), 'meat', 'hideDark 3'],
  ],
  quarry: [
    // The faces of a cliff, from the back.
    ['M-138-4L-120-96L-86-118L-66-176L-20-198L40-190L74-150L108-130L138-4Z', 'mountain.motif'],
    ['M40-190L74-150L108-130L138-4H84L62-110Z', 'rock'],
    ['M-66-176L-20-198L40-190L24-160L-14-150L-48-152Z', 'mountain.light'],
    ['M-120-96L-86-118L-78-82L-104-56Z', 'mountain.light'],
    ...block(-44, -84, 44, 30),
    ...block(4, -84, 40, 30),
    ...block(-22, -116, 42, 30),
    ...block(-66, -52, 46, 32),
    ...block(-16, -52, 46, 32),
    ...block(34, -52, 44, 32),
    {
      at: [
        [-108, -18],
        [-78, -12, 0.7],
        [104, -20, 1.1],
        [72, -12, 0.7],
      ],
      draw: BOULDER,
    },
  ],
  'gold-river': [
    [WATER, 'plains.motif 14', 'river.field'],
    {
      within: WATER,
      draw: [
        [ripple(74, -168, 18), 'river.light 4'],
        [ripple(92, -136, 22), 'river.motif 4'],
        [ripple(84, -108, 24), 'river.light 4'],
        [ripple(20, -70, 32), 'river.motif 4'],
        [ripple(96, -66, 26), 'river.light 4'],
        [ripple(-40, -42, 36), 'river.light 4'],
        [ripple(50, -40, 34), 'river.motif 4'],
        [ripple(-80, -18, 30), 'river.motif 4'],
        [ripple(16, -16, 36), 'river.light 4'],
        [ripple(92, -20, 28), 'river.motif 4'],
      ],
    },
    // A bank of gravel with what was washed out.
    [oval(-76, -88, 62, 26), 'plains.light', 'plains.motif 4'],
    {
      at: [
        [-104, -92],
        [-74, -100, 1.25],
        [-46, -88, 0.9],
        [-78, -80, 0.8],
      ],
      draw: NUGGET,
    },
    {
      at: [
        [-124, -60, 0.8],
        [124, -66, 0.9],
      ],
      draw: BOULDER,
    },
  ],
  'hunting-ground': [
    [oval(0, -40, 138, 44), 'plains.field'],
    {
      at: [
        [-58, -62],
        [66, -74, 0.8],
      ],
      draw: DEER,
    },
    {
      at: [
        [-122, -36, 1.1],
        [-96, -22],
        [-16, -40, 1.1],
        [8, -28, 0.9],
        [30, -46],
        [112, -40, 1.2],
        [128, -26, 0.9],
        [92, -22, 0.9],
      ],
      draw: tuft('plains'),
    },
  ],
} satisfies Drawings;
