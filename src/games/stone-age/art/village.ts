import { box, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';

/** Trodden earth. */
const FLOOR = [oval(0, -34, 136, 36), 'plains.light'] as const;

/** A tent of hides with poles and an open door, its foot at the origin, about 110 × 112. */
const HUT: Drawing = [
  ['M3.9-92L-13-112M0-92V-112M-3.9-92L13-112', 'hideDark 7', 'wood 4'],
  ['M-55 0Q-28-50-7-96H7Q28-50 55 0Q0 12-55 0Z', 'hideDark 5', 'hide'],
  ['M55 0Q28-50 7-96H0Q20-46 26 5Z', 'hideDark'],
  ['M-34-34L-20-30M-23-60L-9-56', 'meatLight 5'],
  ['M-16 5Q-8-30-1-44Q8-26 13 6Z', 'line'],
];

const POST: Drawing = [[box(0, 0, 16, 26, 4), 'hideDark 5', 'stone']];

/** An ear of corn on its stalk, its foot at the origin, about 30 high. */
const EAR: Drawing = [
  ['M0 0V-16', 'plains.motif 4'],
  {
    at: [
      [0, -16],
      [0, -23],
      [0, -30],
    ],
    draw: [
      [oval(-4, 0, 3.6, 6.5, -28.6), 'plains.light', 'plains.motif 1.5'],
      [oval(4, 0, 3.6, 6.5, 28.6), 'plains.light', 'plains.motif 1.5'],
    ],
  },
];

/** Eight ears side by side on a furrow. */
const furrow = (y: number, half: number, size: number): Drawing => [
  [`M${-half - 6} ${y + 4}H${half + 6}`, 'hideDark 6'],
  {
    at: Array.from({ length: 8 }, (_, ear) => [-half + (ear / 7) * 2 * half, y, size] as const),
    draw: EAR,
  },
];

/** Where people live and work. */
export const VILLAGE = {
  // A roof of hide on poles, and below it a bench with what was made.
  'tool-maker': [
    FLOOR,
    ['M-96-34L-90.2-128M96-34L90.2-128', 'hideDark 14', 'wood 9'],
    ['M-128-118Q-60-178 0-182Q60-178 128-118Q64-138 0-136Q-64-138-128-118Z', 'hideDark 6', 'hide'],
    ['M-41.6-154.4L-52-144M0-170V-144M41.6-154.4L52-144', 'hideDark 4'],
    [box(-76, -76, 152, 20, 8), 'hideDark 5', 'stoneLight'],
    {
      at: [
        [-54, -56],
        [42, -56],
      ],
      draw: POST,
    },
    {
      icon: 'tool',
      at: [
        [-34, -98, 52],
        [32, -96, 48, 28.6],
      ],
    },
  ],
  hut: [FLOOR, { at: [[0, -26, 1.55]], draw: HUT }],
  field: [
    ['M-92-142H96L138-14H-138Z', 'hide', 'hideDark 5'],
    ...furrow(-116, 84, 0.72),
    ...furrow(-88, 94, 0.84),
    ...furrow(-56, 106, 0.96),
    ...furrow(-22, 120, 1.1),
  ],
} satisfies Drawings;
