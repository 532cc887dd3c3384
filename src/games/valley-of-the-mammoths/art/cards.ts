import { box, circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';
import { ANIMALS } from './animals.ts';
import { SPEAR, WARRIOR, WOMAN } from './people.ts';

const STAKE: Drawing = [['M-.1 .4V-.2L0-.38L.1-.2V.4Z', 'line .1', 'wood']];
/** He or she joins the tribe. */
const ONE_MORE: Drawing = [
  [circle(0.28, 0.24, 0.22), 'line .08', 'glow'],
  ['M.28 .11V.37M.15 .24H.41', 'glowInk .09'],
];
const LEAF: Drawing = [['M0 .26Q-.2 0 0-.28Q.2 0 0 .26Z', 'line .05', 'good']];

/** The sign of each card of Fate. */
export const CARD_SIGNS = {
  raft: [
    ['M-.5 .3q.125-.14 .25 0q.125 .14 .25 0q.125-.14 .25 0q.125 .14 .25 0', 'river.motif .09'],
    {
      at: [
        [-0.27, 0.02],
        [-0.09, 0.02],
        [0.09, 0.02],
        [0.27, 0.02],
      ],
      draw: [[oval(0, 0, 0.09, 0.26), 'line .07', 'wood']],
    },
    ['M-.4-.08H.4M-.4 .12H.4', 'straw .06'],
    ['M.1-.2L.36-.5', 'line .1', 'hide .06'],
  ],
  guide: [
    ['M-.5 .42L-.04-.42L.5 .42Z', 'line .07', 'rockLight'],
    ['M-.04-.42L-.2-.12L-.06-.2L.04-.1L.12-.16Z', 'snowLight'],
    ['M-.24 .42Q.2 .3 0 .12T.06-.06', 'danger .09'],
  ],
  'forced-march': [
    {
      at: [
        [-0.28, 0],
        [0, 0],
        [0.28, 0],
      ],
      draw: [['M-.14-.32L.12 0L-.14 .32', 'line .2', 'danger .13']],
    },
  ],
  amazons: [
    { at: [[-0.08, 0]], draw: WOMAN },
    { at: [[0.34, 0]], draw: SPEAR },
  ],
  ambush: [
    {
      at: [
        [-0.36, 0.1, 1.1, 30],
        [-0.16, 0.26, 1.1, -20],
        [0.16, 0.26, 1.1, 20],
        [0.36, 0.1, 1.1, -30],
        [0, 0.34, 1, 0],
      ],
      draw: LEAF,
    },
    [box(-0.36, -0.3, 0.72, 0.3, 0.14), 'line'],
    [oval(-0.16, -0.15, 0.12, 0.09) + oval(0.16, -0.15, 0.12, 0.09), 'bone'],
    [circle(-0.14, -0.15, 0.06) + circle(0.14, -0.15, 0.06), 'line'],
  ],
  trap: [
    ['M-.46 .02H.46L.34 .44H-.34Z', 'line .06', 'hideDark'],
    {
      at: [
        [-0.22, 0.22, 0.7],
        [0, 0.22, 0.7],
        [0.22, 0.22, 0.7],
      ],
      draw: STAKE,
    },
    ['M-.5-.02L-.06-.1M.5-.02L.1-.12M-.4-.1L-.16 .04', 'line .1', 'straw .06'],
    { at: [[0, -0.26, 0.46]], draw: ANIMALS.wolf },
  ],
  palisade: [
    {
      at: [
        [-0.33, 0],
        [-0.11, -0.06],
        [0.11, 0],
        [0.33, -0.06],
      ],
      draw: STAKE,
    },
    ['M-.46 .1H.46', 'line .1', 'straw .06'],
  ],
  firebrand: [
    ['M-.3 .48L.04-.04', 'line .18', 'wood .11'],
    ['M.1-.5Q.48-.1 .26 .08Q.06 .16-.06-.02Q-.12-.14 0-.26Q.1-.34 .1-.5Z', 'line .07', 'meatLight'],
    ['M.12-.2Q.24-.06 .14 .02Q.02 .02 .12-.2Z', 'glow'],
  ],
  'smoked-meat': [
    ['M-.42 .1V-.36M.42 .1V-.36M-.46-.3H.46', 'line .1', 'wood .06'],
    { icon: 'food', at: [[0, -0.1, 0.56]] },
    ['M-.26 .46Q-.34 .34-.24 .26M0 .46Q-.1 .36 0 .26M.26 .46Q.18 .34 .28 .26', 'stone .08'],
  ],
  cannibalism: [
    ['M-.4 .44L.4 .1M-.4 .1L.4 .44', 'line .18', 'bone .11'],
    [
      'M-.32-.2Q-.3-.5 0-.5Q.3-.5 .32-.2Q.32-.02 .18 .04V.2H-.18V.04Q-.32-.02-.32-.2Z',
      'line .08',
      'bone',
    ],
    [circle(-0.13, -0.18, 0.1) + circle(0.13, -0.18, 0.1), 'line'],
    ['M-.06 .08V.2M.06 .08V.2', 'line .05'],
  ],
  raid: [
    [
      'M-.06-.12Q-.44 .06-.32 .34Q-.24 .46 .02 .46Q.28 .46 .34 .34Q.44 .06 .1-.12Z',
      'line .08',
      'wood',
    ],
    ['M-.1-.14L-.16-.3H.2L.14-.14Z', 'line .06', 'hide'],
    ['M-.5-.3H-.26M-.5-.12H-.36', 'bone .13', 'danger .08'],
    { icon: 'food', at: [[0.02, 0.18, 0.36]] },
  ],
  midwife: [
    ['M-.46 .1Q-.4 .5 0 .48Q.4 .5 .46 .1', 'line .16', 'hide .1'],
    [oval(0, 0.16, 0.36, 0.2), 'line .07', 'bone'],
    [circle(-0.14, -0.06, 0.2), 'line .07', 'meatLight'],
    ['M-.2-.04H-.18M-.08-.04H-.06', 'line .06'],
  ],
  elder: [
    ['M.36 .48V-.34Q.36-.48 .22-.42', 'line .14', 'wood .08'],
    ['M-.38 .48Q-.36-.02-.06-.02Q.2-.02 .24 .48Z', 'line .08', 'hide'],
    [circle(-0.06, -0.2, 0.2), 'line .07', 'meatLight'],
    ['M-.26-.2Q-.06 .44 .14-.2Q-.06-.08-.26-.2Z', 'line .05', 'bone'],
  ],
  tracker: [
    [oval(-0.16, 0.16, 0.18, 0.15), 'bone .12', 'hide'],
    [
      circle(-0.38, 0, 0.07) +
        circle(-0.24, -0.14, 0.08) +
        circle(-0.06, -0.14, 0.08) +
        circle(0.08, 0, 0.07),
      'bone .12',
      'hide',
    ],
    ['M.1-.16L.38-.44M.2-.46L.4-.46V-.26', 'bone .18', 'danger .11'],
  ],
  omen: [
    {
      at: [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => [0, 0, 1, turn] as const),
      draw: [['M0-.36V-.5', 'danger .08']],
    },
    ['M-.44 0Q0-.44 .44 0Q0 .44-.44 0Z', 'line .08', 'bone'],
    [circle(0, 0, 0.17), 'ice'],
    [circle(0, 0, 0.08), 'line'],
  ],
  // A painted hand.
  'counter-magic': [
    ['M-.2 .48V.06L-.32-.14M-.14 .02L-.2-.32M0 .02V-.42M.14 .02L.2-.34M.2 .2L.4 0', 'line .22'],
    ['M-.2 .1H.2V.46H-.2Z', 'line .1', 'danger'],
    ['M-.17 .1L-.32-.14M-.12 .06L-.2-.32M0 .06V-.42M.12 .06L.2-.34M.17 .24L.4 0', 'danger .13'],
    [circle(0, 0.26, 0.09), 'bone'],
  ],
  'lone-warrior': [...WARRIOR, ...ONE_MORE],
  'lone-female': [...WOMAN, ...ONE_MORE],
} satisfies Drawings;
