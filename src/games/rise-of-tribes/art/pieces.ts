import { circle, type Drawing, oval, type OwnPiece } from '../../../presentation/drawing.ts';

const HUT = 'M-23 40V4H23V40Z';
const ROOF = 'M0-40L31 6H-31Z';
const VILLAGE: Drawing = [
  [HUT + ROOF, 'line 10', 'bone 6'],
  [HUT, 'side.fill', 'line 2'],
  [ROOF, 'hide', 'bone 3'],
  ['M-11-10H11', 'straw 5'],
];
/** With a staff in his hand, before the door. */
const ELDER: Drawing = [
  ['M-2 42Q-2 10 11 10Q24 10 24 42Z', 'line 7', 'bone 4', 'side.fill'],
  [circle(11, 0, 9), 'line 6', 'bone'],
  ['M4 6Q11 24 18 6Z', 'bone', 'line 2'],
  ['M28 42V-14', 'line 8', 'glow 4'],
];
const LEAF: Drawing = [
  [oval(0, -10, 7, 13, 14), 'line 4', 'forest.light'],
  ['M0 1L3-17', 'forest.motif 3'],
];
const HIDDEN: Drawing = [
  ...VILLAGE,
  {
    at: [
      [-22, 42, 1, -25],
      [22, 42, 1, 25],
      [-25, 24, 0.9, 20],
      [25, 24, 0.9, -50],
      [-14, -2, 0.9, -40],
      [14, -2, 0.9, 20],
      [-4, -20, 0.9, -35],
      [6, -20, 0.9, 25],
    ],
    draw: LEAF,
  },
];
const AT_DOOR = [0, 23, 16] as const;

/** What belongs to a tribe beside its members, in its colours. */
export const PIECES = {
  village: { draw: VILLAGE, emblem: AT_DOOR },
  'village-elder': { draw: [...VILLAGE, ...ELDER], emblem: [-11, 23, 13] },
  hidden: { draw: HIDDEN, emblem: AT_DOOR },
  'hidden-elder': { draw: [...HIDDEN, ...ELDER], emblem: [-11, 23, 13] },
  // Under a blanket.
  mammoth: {
    draw: [
      { figure: 'mammoth', at: [[0, 6, 34]] },
      ['M-8-20Q12-24 26-10L29 18H-5Z', 'line 7', 'bone 4', 'side.fill'],
    ],
    emblem: [11, 1, 15],
  },
} satisfies Readonly<Record<string, OwnPiece>>;
