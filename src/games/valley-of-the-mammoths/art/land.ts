import {
  circle,
  type Drawing,
  type OwnEdge,
  type OwnGround,
  oval,
} from '../../../presentation/drawing.ts';

const WAVES = 'q9-11 18 0q9 11 18 0'.repeat(2);
const WAVE: Drawing = [
  [`M-36 0${WAVES}`, 'river.motif 6'],
  [`M-36-7${WAVES}`, 'river.light 3'],
];
const FLAME: Drawing = [
  [
    'M0-34Q26-4 17 15Q8 28-3 26Q-22 22-18 2Q-12-6-10-16Q-4-12-3-6Q3-18 0-34Z',
    'danger 3',
    'meatLight',
  ],
  ['M1-8Q12 6 8 15Q3 22-2 20Q-9 16 1-8Z', 'glow'],
];
const STUMP: Drawing = [['M-5 24V2L-1 8L2-4L5 6V24Z', 'line']];
const DRIFT: Drawing = [['M-40 8Q-20-20 6-12Q30-8 40 10Q10 2-40 8Z', 'snowLight', 'snowEdge 3']];
const ALL_OVER = [
  [-34, -56],
  [34, -52],
  [-58, -8],
  [4, -12],
  [60, 0],
  [-34, 40],
  [32, 44],
  [0, 78],
] as const;

/** Grounds that are this game's alone: what does not change, and what closes a hex for a turn. */
export const GROUNDS = {
  lake: {
    field: 'river.field',
    draw: [{ at: ALL_OVER, strays: { x: 8, y: 4 }, draw: WAVE }],
  },
  volcano: {
    field: 'mountain.motif',
    draw: [
      ['M-84 84L-30-22H30L84 84Z', 'line 6', 'rock'],
      ['M30-22L84 84H34L10 18Z', 'rockLight'],
      ['M-30-22H30L22 2L36 38L14 22L4 66L-14 24L-26 48L-24 4Z', 'danger'],
      ['M-14-22H14L8 6L-2 30L-10 4Z', 'glow'],
    ],
  },
  burning: {
    field: 'hideDark',
    draw: [
      { at: ALL_OVER, strays: { x: 6, y: 4 }, draw: STUMP },
      { at: ALL_OVER, strays: { x: 10, y: 6, grow: 0.3 }, draw: FLAME },
    ],
  },
  flooded: {
    field: 'river.motif',
    draw: [
      {
        at: ALL_OVER,
        strays: { x: 8, y: 4 },
        draw: [
          [`M-36 0${WAVES}`, 'river.field 7'],
          [`M-36-8${WAVES}`, 'river.light 3'],
        ],
      },
    ],
  },
  snowed: {
    field: 'snow',
    draw: [
      { at: ALL_OVER, strays: { x: 8, y: 6 }, draw: DRIFT },
      [
        circle(-52, 24, 11) + circle(48, -32, 9) + circle(40, 66, 10) + circle(-26, -38, 8),
        'snowEdge 4',
        'rockLight',
      ],
    ],
  },
  lava: {
    field: 'rock',
    draw: [
      [
        'M-10-110Q-50-60-16-30T-50 40Q-60 80-30 120H30Q-10 70 20 34T14-24Q0-50 34-110Z',
        'danger 6',
        'meatLight',
      ],
      ['M6-110Q-30-60 0-30T-28 44Q-40 80-6 120', 'glow 9'],
      {
        at: [
          [-66, -20],
          [60, -40],
          [64, 40],
          [-74, 30],
        ],
        draw: [[oval(0, 0, 16, 10), 'line', 'danger 3']],
      },
    ],
  },
} satisfies Readonly<Record<string, OwnGround>>;

const COURSE = 'M-50 0Q-30-7-12 0T20 1T50 0';
const STONES = circle(-2, -17, 9) + circle(3, 2, 9) + circle(-3, 21, 9);

/** Rivers, and fords across them. */
export const EDGES = {
  river: [
    [[COURSE, 'line 27']],
    [
      [COURSE, 'river.motif 21'],
      [COURSE, 'river.field 15'],
    ],
    [['M-36-3q7-6 14 0q7 6 14 0M8 4q7-6 14 0q7 6 14 0', 'river.light 4']],
  ],
  ford: [
    [],
    [
      ['M-50 0H50', 'river.light 17'],
      ['M-50-9H50M-50 9H50', 'river.field 3'],
    ],
    [[STONES, 'line 8', 'stoneLight']],
  ],
} satisfies Readonly<Record<string, OwnEdge>>;
