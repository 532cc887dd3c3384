import { box, circle, type Drawings, oval, type Shape } from '../../../presentation/drawing.ts';

const WAVES = 'q30-20 60 0'.repeat(6);

/** What is drawn on victory cards. */
export const CARDS = {
  pit: [
    [oval(0, 46, 120, 38), 'hideDark'],
    [oval(0, 54, 104, 28), 'line'],
    {
      at: [
        [-60, 70],
        [-20, 70],
        [20, 70],
        [60, 70],
      ],
      draw: [['M-9 0L0-56L9 0Z', 'line 5', 'wood']],
    },
    // Branches over half of the hole.
    ['M-112 70L-72 16M-86 70L-56 16M-60 70L-14 16M112 70L72 16M84 70L50 16', 'line 12', 'straw 7'],
  ],
  fish: [
    [`M-180 36${WAVES}`, 'river.motif 22'],
    [`M-180 58${WAVES}`, 'river.field 22'],
    [`M-180 80${WAVES}`, 'river.motif 22'],
    ['M-92 4Q-20-58 66 0L104-34L96 6L106 42L66 10Q-20 62-92 4Z', 'line 9', 'stoneLight'],
    [
      'M-15-14.8a24 24 0 0 1 0 37.6M11-14.8a24 24 0 0 1 0 37.6M37-14.8a24 24 0 0 1 0 37.6',
      'stone 5',
    ],
    [circle(-62, -4, 8), 'line'],
    ['M20-4L132-84', 'line 13', 'wood 8'],
  ],
  // A bent sapling, and the noose at its end.
  snare: [
    ['M-110 84C-112-40-60-86 24-70', 'line 18', 'wood 12'],
    ['M22-68Q42-40 42-8', 'bone 9', 'straw 5'],
    [oval(42, 36, 34, 44), 'bone 11', 'straw 6'],
    [oval(-106, -28, 16, 8, 34) + oval(-68, -70, 16, 8, 34), 'straw'],
    ['M100 88L106 52M116 88L122 52M132 88L138 52', 'straw 6'],
  ],
  woodpile: [
    {
      at: [
        [-75, 58],
        [-25, 58],
        [25, 58],
        [75, 58],
        [-50, 15],
        [0, 15],
        [50, 15],
        [-25, -28],
        [25, -28],
      ],
      draw: [
        [circle(0, 0, 24), 'line 6', 'wood'],
        [circle(0, 0, 15), 'plains.light'],
        [circle(0, 0, 7), 'wood 3'],
      ],
    },
  ],
  sheaf: [
    ...[-92, -68, -46, -24, 0, 24, 46, 68, 92].flatMap((lean): Shape[] => {
      const top = Math.abs(lean) * 0.3 - 64;
      return [
        [`M${lean * 0.5} 88Q${-lean * 0.1} 20 ${lean} ${top}`, 'line 15', 'straw 10'],
        [oval(lean * 1.04, top - 2, 9, 17, lean * 0.34), 'straw'],
      ];
    }),
    [box(-30, 20, 60, 20, 9), 'line 6', 'wood'],
  ],
  cairn: [
    [oval(0, 66, 92, 24), 'line 7', 'stone'],
    [oval(-23, 57.6, 46, 8.6), 'stoneLight'],
    [oval(-2, 24, 70, 22, -3), 'line 7', 'stone'],
    [oval(-19.5, 16.3, 35, 7.9, -3), 'stoneLight'],
    [oval(2.8, -14, 52, 19, 4), 'line 7', 'stone'],
    [oval(-10.2, -20.6, 26, 6.8, 4), 'stoneLight'],
    [oval(-2.4, -46, 34, 15, -3.5), 'line 7', 'stone'],
    [oval(-10.9, -51.2, 17, 5.4, -3.5), 'stoneLight'],
    [oval(0, -70, 18, 11), 'line 7', 'stone'],
    [oval(-4.5, -73.8, 9, 4), 'stoneLight'],
  ],
  spirit: [
    [
      'M-64 92C-76-10-62-84 0-84C62-84 76-10 64 92Q44 52 26 90Q4 52-18 90Q-42 56-64 92Z',
      'line 8',
      'snow',
    ],
    {
      at: [
        [0, 0, [-1, 1]],
        [0, 0],
      ],
      draw: [
        ['M12-26L42-48L40-14Z', 'line'],
        ['M26-84Q84-92 74-40', 'line 15', 'wood 9'],
      ],
    },
    ['M-24 26Q0 2 24 26', 'line 8'],
  ],
  hunters: [
    { figure: 'mammoth', at: [[60, 14, 88]] },
    {
      at: [
        [-126, 40],
        [-78, 40, 0.8],
      ],
      draw: [
        ['M-14 52L26-74', 'line 11', 'wood 7'],
        ['M34-98L38-64L14-72Z', 'bone 4', 'flint'],
        ['M-30 56C-32 10-24-8 0-8C24-8 32 10 30 56Z', 'line 7', 'meat'],
        [circle(0, -24, 19), 'line 7', 'meatLight'],
      ],
    },
  ],
  clubs: [
    {
      at: [
        [0, 0, [-1, 1]],
        [0, 0],
      ],
      draw: [
        ['M-76 74L34-30', 'line 26', 'wood 17'],
        [oval(56, -48, 44, 28, -43.5), 'line 8', 'wood'],
        [circle(74, -78, 8) + circle(40, -70, 8) + circle(90, -40, 8), 'line 5', 'stoneLight'],
      ],
    },
    { icon: 'wound', at: [[0, 68, 40]] },
  ],
} satisfies Drawings;
