import { box, circle, type Drawing, type Drawings } from '../../../presentation/drawing.ts';

const BOX = box(-0.43, -0.43, 0.86, 0.86, 0.18);
const RAYS =
  'M0-.22V-.33M0 .22V.33M-.22 0H-.33M.22 0H.33M-.16-.16L-.23-.23M.16 .16L.23 .23M-.16 .16L-.23 .23M.16-.16L.23-.23';

/** The faces of a die, as different in grey: a dark sun on light, a pale moon on dark, and nothing. */
const FACES = {
  sun: [
    [BOX, 'line .1', 'glow'],
    [RAYS, 'glowInk .08'],
    [circle(0, 0, 0.15), 'glowInk'],
  ],
  moon: [
    [BOX, 'line .14', 'bone .07', 'glowInk'],
    ['M.14-.27A.29 .29 0 1 0 .26 .16A.25 .25 0 0 1 .14-.27Z', 'bone'],
  ],
  blank: [[BOX, 'line .1', 'bone']],
} satisfies Drawings;

/** A die that the next one pushes out of its row. */
const falling = (draw: Drawing): Drawing => [
  { at: [[-0.06, 0.02, 0.72, 20]], draw, opacity: 0.5 },
  ['M.34 .08V.42M.2 .28L.34 .44L.48 .28', 'bone .16', 'danger .09'],
];

const THIRD = 'M0 0V-.42A.42 .42 0 0 1 .364 .21Z';

/** Dice, and what lies on the table beside the tiles. */
export const SIGNS = {
  ...FACES,
  'sun-out': falling(FACES.sun),
  'moon-out': falling(FACES.moon),
  'blank-out': falling(FACES.blank),
  // Here dice come in.
  into: [['M-.4 0H.3M.06-.26L.34 0L.06 .26', 'bone .24', 'good .14']],
  // Yet to be rolled.
  die: [
    { at: [[0, 0, 0.86, 14]], draw: [[BOX, 'line .12', 'bone']] },
    ['M-.13-.1Q-.13-.24 0-.24T.13-.1Q.13 0 0 .06V.1M0 .24V.25', 'glowInk .09'],
  ],
  // Both dice show the same.
  doubles: [
    {
      at: [
        [-0.17, 0.15, 0.62],
        [0.17, -0.15, 0.62],
      ],
      draw: [
        [BOX, 'line .14', 'bone'],
        ['M-.2 0H.2M0-.2V.2', 'glowInk .12'],
      ],
    },
  ],
  // One of whatever kind: three thirds.
  any: [
    [circle(0, 0, 0.44), 'bone .12'],
    [THIRD, 'wood'],
    { at: [[0, 0, 1, 120]], draw: [[THIRD, 'meatLight']] },
    { at: [[0, 0, 1, 240]], draw: [[THIRD, 'stoneLight']] },
    ['M0 0V-.42M0 0L.364 .21M0 0L-.364 .21', 'hideDark .06'],
    [circle(0, 0, 0.42), 'hideDark .07'],
  ],
  village: [
    ['M-.4 .4V-.02L0-.42L.4-.02V.4Z', 'bone .16'],
    [box(-0.3, -0.08, 0.6, 0.48, 0.03), 'plains.light', 'hideDark .06'],
    ['M0-.44L.46-.02H-.46Z', 'hide', 'hideDark .06'],
    [box(-0.1, 0.1, 0.2, 0.3, 0.04), 'hideDark'],
  ],
} satisfies Drawings;
