import { type Art, box, circle, type Drawing, oval } from '../../../src/presentation/drawing.ts';

/** Some of what is in store, on a board. */
const shelf = (icon: string, ...at: readonly number[]): Drawing => [
  [box(-120, 40, 240, 24, 6), 'line 5', 'wood'],
  { icon, at: at.map((x) => [x, 0, 84] as const) },
];

/** What is drawn in the small game. */
export const STEADING_ART = {
  icons: {
    wood: [
      ['M-.36 .3L.3-.3M-.3-.3L.36 .3', 'bone .34', 'wood .22'],
      [circle(0.3, -0.3, 0.08) + circle(-0.3, -0.3, 0.08), 'plains.light'],
    ],
    straw: [
      ['M-.3 .42Q-.1 0-.3-.4M0 .42V-.46M.3 .42Q.1 0 .3-.4', 'bone .26', 'straw .14'],
      [box(-0.3, -0.02, 0.6, 0.16, 0.06), 'wood'],
    ],
  },
  cards: {
    fish: [
      ['M-130 50L-60-60M-70 80L20-60M0 80L90-50M70 80L140-20', 'line 6'],
      ['M-140-20L120 80M-110-60L140 40M-30-70L140-10', 'line 6', 'bone 2'],
      { icon: 'food', at: [[0, 10, 70]] },
    ],
    woodpile: shelf('wood', -70, 0, 70),
    sheaf: shelf('straw', -84, -28, 28, 84),
    cairn: shelf('stone', -70, 0, 70),
    snare: shelf('home', -70, 0, 70),
    pit: [
      [oval(0, 40, 130, 44), 'line 6', 'hideDark'],
      {
        icon: 'snow',
        at: [
          [-66, 36, 60],
          [0, 44, 76],
          [66, 36, 60],
        ],
      },
    ],
    storm: [
      ['M-130-20q30-50 70-20q30-50 80-10q60-20 60 30H-120Z', 'line 6', 'snowShape'],
      {
        within: 'M-170 0H170V95H-170Z',
        draw: [['M-90 10L-110 60M-30 10L-50 80M30 10L10 60M80 10L60 80', 'ice 8']],
      },
    ],
    calm: [[circle(0, 0, 46), 'line 6', 'glow'], { figure: 'mammoth', at: [[90, 40, 44]] }],
  },
} satisfies Art;
