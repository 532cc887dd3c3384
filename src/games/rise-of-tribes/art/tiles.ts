import { circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';

/** Plenty of something: three on a mat. */
const plenty = (icon: string): Drawing => [
  [oval(0, 0.26, 0.48, 0.2), 'bone .08', 'straw', 'hideDark .05'],
  {
    icon,
    at: [
      [-0.2, 0.1, 0.56],
      [0.2, 0.1, 0.56],
      [0, -0.16, 0.62],
    ],
  },
];

const STAKE: Drawing = [['M-.1 .36V-.2L0-.36L.1-.2V.36Z', 'bone .14', 'wood', 'hideDark .05']];
const FACE = 'M-.26-.2H.26L.22 .14Q.14 .36 0 .4Q-.14 .36-.22 .14Z';
const HEAD: Drawing = [
  [
    'M-.34-.4L-.2-.3Q0-.4 .2-.3L.34-.4L.36-.1Q.38 .16 .16 .24Q0 .3-.16 .24Q-.38 .16-.36-.1Z',
    'bone .14',
    'plains.motif',
    'hideDark .05',
  ],
  [
    'M-.3-.06L-.2-.02M-.3 .06L-.2 .06M.3-.06L.2-.02M.3 .06L.2 .06M0-.3V-.2M-.1-.29L-.08-.2M.1-.29L.08-.2',
    'hideDark .05',
  ],
  [circle(-0.14, -0.08, 0.06) + circle(0.14, -0.08, 0.06), 'bone', 'hideDark .04'],
  ['M-.07 .06H.07L0 .13Z', 'hideDark'],
  ['M-.14 .16L-.09 .46L-.03 .18M.14 .16L.09 .46L.03 .18', 'hideDark .1'],
  ['M-.14 .16L-.09 .44L-.03 .18ZM.14 .16L.09 .44L.03 .18Z', 'bone'],
];

/** The sign of each event. */
export const TILE_SIGNS = {
  // A fire on a stone.
  altar: [
    ['M-.44 .4L-.34 .02H.34L.44 .4Z', 'bone .12', 'stone', 'hideDark .05'],
    ['M-.4 .02H.4', 'hideDark .14', 'stoneLight .09'],
    ['M0-.46Q.22-.22 .14-.04H-.14Q-.22-.22 0-.46Z', 'bone .1', 'meat'],
    ['M0-.26Q.1-.14 .06-.04H-.06Q-.1-.14 0-.26Z', 'glow'],
  ],
  canoe: [
    ['M-.1-.4L.26 .34', 'bone .14', 'wood .07'],
    ['M-.46-.04Q0 .12 .46-.04Q.34 .3 0 .3T-.46-.04Z', 'bone .14', 'wood', 'hideDark .05'],
    ['M-.32 .1Q0 .2 .32 .1', 'hideDark .05'],
  ],
  walls: [
    {
      at: [
        [-0.3, 0.04],
        [-0.1, -0.02],
        [0.1, 0.04],
        [0.3, -0.02],
      ],
      draw: STAKE,
    },
    ['M-.42 .1H.42', 'hideDark .1', 'straw .05'],
  ],
  // A house with a hole in its roof.
  'abandoned-village': [
    ['M-.36 .4V0L-.06-.34L.06-.14L.16-.24L.4 0V.4Z', 'bone .14', 'rockLight', 'hideDark .06'],
    ['M-.04 .4L-.1 .1L.1 .06L.14 .4Z', 'hideDark'],
    ['M-.3 .14L-.18 .24M.3 .12L.22 .26', 'hideDark .05'],
  ],
  // A head with antlers, and a string of teeth.
  chieftain: [
    [
      'M-.1-.16Q-.4-.16-.36-.46M-.24-.2Q-.2-.32-.2-.42M.1-.16Q.4-.16 .36-.46M.24-.2Q.2-.32 .2-.42',
      'hideDark .13',
      'bone .07',
    ],
    ['M-.4 .44Q-.38 .1 0 .1Q.38 .1 .4 .44Z', 'bone .12', 'hide', 'hideDark .05'],
    [circle(0, -0.04, 0.19), 'bone .1', 'meatLight', 'hideDark .05'],
    ['M-.19-.1Q0-.26 .19-.1Z', 'hideDark'],
    [
      'M-.2 .2L-.15 .32L-.1 .22L-.05 .36L0 .24L.05 .36L.1 .22L.15 .32L.2 .2Z',
      'bone',
      'hideDark .03',
    ],
  ],
  // A far land behind a hill.
  discovery: [
    [circle(0, 0, 0.44), 'bone .1', 'river.light'],
    {
      within: circle(0, 0, 0.42),
      draw: [
        [circle(0.1, -0.06, 0.17), 'glow', 'hideDark .04'],
        ['M-.5 .1Q-.1-.16 .2 .12T.5 .1V.5H-.5Z', 'forest.light'],
        ['M-.5 .28Q0 .1 .5 .3V.5H-.5Z', 'forest.motif'],
        ['M-.2 .5Q-.3 .3-.06 .2', 'plains.light .08'],
      ],
    },
    [circle(0, 0, 0.42), 'hideDark .06'],
  ],
  // The sun over earth that is torn.
  drought: [
    [circle(0, -0.14, 0.24), 'bone .14', 'glow', 'hideDark .05'],
    ['M-.46 .12H.46L.38 .42H-.38Z', 'bone .1', 'plains.motif', 'hideDark .05'],
    ['M-.2 .12L-.1 .26L-.22 .42M-.1 .26L.12 .22L.16 .12M.12 .22L.2 .42', 'hideDark .05'],
  ],
  // A painted face between two spears.
  invaders: [
    {
      at: [
        [0, 0],
        [0, 0, [-1, 1]],
      ],
      draw: [
        ['M-.36 .44L.34-.36', 'bone .16', 'wood .08'],
        ['M.46-.48L.4-.2L.2-.38Z', 'bone .06', 'flint'],
      ],
    },
    [FACE, 'bone .12', 'danger', 'line .05'],
    ['M-.18-.06L-.04 .02M.18-.06L.04 .02', 'bone .07'],
    ['M-.12 .2H.12', 'bone .06'],
  ],
  // A flake that melts.
  'mild-winter': [
    [circle(0, 0, 0.44), 'bone .1', 'snow', 'ice .05'],
    { icon: 'snow', at: [[-0.06, -0.06, 0.66]] },
    ['M.22 .04Q.38 .24 .22 .34Q.06 .24 .22 .04Z', 'bone .08', 'ice'],
  ],
  'plentiful-food': plenty('food'),
  'plentiful-stone': plenty('stone'),
  'plentiful-wood': plenty('wood'),
  tiger: HEAD,
  // From one head to another.
  knowledge: [
    {
      at: [
        [-0.24, 0],
        [0.24, 0, [-1, 1]],
      ],
      draw: [
        [circle(0, -0.02, 0.15), 'bone .12', 'hide'],
        ['M-.2 .42Q-.2 .16 0 .16Q.18 .16 .18 .42Z', 'bone .12', 'hide'],
      ],
    },
    [
      'M0-.48L.06-.34L.2-.28L.06-.22L0-.08L-.06-.22L-.2-.28L-.06-.34Z',
      'bone .08',
      'glow',
      'hideDark .04',
    ],
  ],
  volcano: [
    ['M-.46 .4L-.14-.14H.14L.46 .4Z', 'bone .12', 'rock', 'line .05'],
    ['M-.14-.14H.14L.1 .02L.16 .2L.04 .1L-.02 .3L-.08 .06Z', 'danger'],
    ['M0-.18Q-.24-.3-.08-.46Q.02-.36 .1-.46Q.24-.3 0-.18Z', 'bone .08', 'meatLight'],
  ],
} satisfies Drawings;
