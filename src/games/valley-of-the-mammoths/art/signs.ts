import { WARRIOR, WOMAN } from './people.ts';
import { box, circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';

const DISC = circle(0, 0, 0.44);
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => [0, 0, 1, turn] as const);
const SUN: Drawing = [
  { at: RAYS, draw: [['M0-.3V-.44', 'line .15', 'glow .09']] },
  [circle(0, 0, 0.24), 'line .06', 'glow'],
];
const FLAKE: Drawing = [
  {
    at: [
      [0, 0],
      [0, 0, 1, 60],
      [0, 0, 1, 120],
    ],
    draw: [['M0-.42V.42', 'line .17']],
  },
  { icon: 'snow', at: [[0, 0, 0.92]] },
];

/** Where the marker of the season stands. */
const here = (draw: Drawing): Drawing => [
  [box(-0.5, -0.5, 1, 1, 0.24), 'good'],
  { at: [[0, 0, 0.86]], draw },
];

const EAR: Drawing = [
  ['M0 .48V-.1', 'line .12', 'glow .07'],
  {
    at: [
      [0, -0.24],
      [0, -0.06],
      [0, 0.12],
    ],
    draw: [[oval(-0.1, 0, 0.07, 0.13, -32) + oval(0.1, 0, 0.07, 0.13, 32), 'line .06', 'glow']],
  },
  [oval(0, -0.36, 0.07, 0.13), 'line .06', 'glow'],
];

const paper = (...draw: Drawing): Drawing => [[DISC, 'bone .1', 'river.light'], ...draw];
const CLOUD =
  'M-.3 .06Q-.44 .04-.38-.12Q-.34-.24-.2-.2Q-.12-.38 .06-.32Q.2-.28 .22-.16Q.38-.16 .36 0Q.34 .08 .26 .06Z';
const WATER = 'q.1-.13 .2 0q.1 .13 .2 0q.1-.13 .2 0q.1 .13 .2 0';

/** Seasons and crops, and what events bring. */
export const SIGNS = {
  summer: SUN,
  winter: FLAKE,
  'summer-now': here(SUN),
  'winter-now': here(FLAKE),
  crop: EAR,
  warrior: WARRIOR,
  female: WOMAN,
  camp: [
    ['M-.06-.48L.08-.28M.06-.48L-.08-.28', 'line .12', 'wood .07'],
    ['M0-.4L.42 .44H-.42Z', 'line .1', 'hide'],
    ['M0 .04L.16 .44H-.16Z', 'bone'],
  ],
  // A seed in a furrow.
  planting: [
    ['M-.46 .14Q0 .4 .46 .14V.44H-.46Z', 'bone .1', 'hide', 'line .05'],
    ['M0 .26V-.14', 'bone .14', 'straw .08'],
    [
      'M0-.08Q-.3-.04-.34-.34Q-.06-.34 0-.08ZM0-.08Q.3-.04 .34-.34Q.06-.34 0-.08Z',
      'bone .1',
      'straw',
    ],
  ],
  // An infant in its wrap.
  birth: [
    ['M-.2 .46Q-.38 .1-.18-.12H.18Q.38 .1 .2 .46Z', 'line .12', 'bone'],
    [circle(0, -0.22, 0.22), 'line .06', 'meatLight'],
    ['M-.22 .08L.2 .34M.22 .08L-.2 .34', 'line .05'],
  ],
  // Somebody is about to win.
  alarm: [
    ['M0-.48L.5 .4H-.5Z', 'line .12', 'danger'],
    ['M0-.16V.12M0 .25V.27', 'bone .12'],
  ],
  paw: [
    [oval(0, 0.16, 0.26, 0.21), 'bone .14', 'hide'],
    [
      circle(-0.33, -0.06, 0.1) +
        circle(-0.13, -0.28, 0.11) +
        circle(0.13, -0.28, 0.11) +
        circle(0.33, -0.06, 0.1),
      'bone .14',
      'hide',
    ],
  ],
  fire: [
    [
      'M.04-.5Q.44-.04 .3 .24Q.16 .48-.06 .46Q-.4 .4-.3 .04Q-.2-.08-.18-.24Q-.08-.18-.06-.06Q.08-.26 .04-.5Z',
      'bone .14',
      'meatLight',
      'danger .06',
    ],
    ['M.02-.02Q.2 .16 .14 .3Q.06 .4-.04 .38Q-.16 .3 .02-.02Z', 'glow'],
  ],
  flood: paper([`M-.4-.12${WATER}M-.4 .08${WATER}M-.4 .28${WATER}`, 'river.motif .09']),
  lava: [
    ['M-.48 .4L-.16-.12H.16L.48 .4Z', 'bone .14', 'rock', 'line .05'],
    ['M-.16-.12H.16L.1 .06L.16 .26L.02 .12L-.08 .32Z', 'danger'],
    ['M0-.14Q-.3-.26-.12-.48Q0-.36 .12-.48Q.3-.26 0-.14Z', 'bone .08', 'meatLight'],
  ],
  rain: paper(
    [CLOUD, 'line .05', 'stone'],
    ['M-.2 .16L-.26 .34M0 .16L-.06 .38M.2 .16L.14 .34', 'river.motif .08'],
  ),
  drought: [
    [circle(0, -0.16, 0.24), 'bone .12', 'glow', 'hideDark .05'],
    ['M-.46 .1H.46L.38 .42H-.38Z', 'bone .1', 'plains.motif', 'hideDark .05'],
    ['M-.2 .1L-.1 .25L-.22 .42M-.1 .25L.12 .2L.16 .1M.12 .2L.2 .42', 'hideDark .06'],
  ],
  quake: [
    ['M-.46 .4L0-.46L.46 .4Z', 'bone .14', 'rockLight', 'line .05'],
    ['M.04-.42L-.1-.1L.1 .04L-.08 .4', 'line .1'],
  ],
  fish: [
    [
      'M-.46 .02Q-.14-.38 .22-.04L.44-.24Q.38 .02 .44 .28L.22 .08Q-.14 .42-.46 .02Z',
      'bone .16',
      'ice',
      'line .05',
    ],
    [circle(-0.24, -0.04, 0.06), 'bone'],
  ],
  berries: [
    ['M-.1-.1Q-.02-.36 .24-.44', 'bone .14', 'straw .08'],
    [
      circle(-0.2, 0.12, 0.2) + circle(0.2, 0.06, 0.2) + circle(0.02, 0.3, 0.19),
      'bone .12',
      'berries.light',
    ],
    [circle(-0.25, 0.06, 0.05) + circle(0.14, 0, 0.05), 'bone'],
  ],
  locusts: [
    ['M-.4 .1Q-.2-.2 .3-.14Q.48-.1 .42 .06Q.2 .2-.4 .1Z', 'bone .14', 'straw', 'line .04'],
    ['M-.1-.1L.06-.4L.2 .3', 'line .08'],
    [circle(0.32, -0.06, 0.05), 'line'],
  ],
  sick: [
    [circle(0, 0, 0.42), 'bone .12', 'swamp.field', 'line .05'],
    ['M-.24-.16L-.1-.02M-.1-.16L-.24-.02M.24-.16L.1-.02M.1-.16L.24-.02', 'line .07'],
    ['M-.2 .26Q-.1 .12 0 .2T.2 .18', 'line .07'],
  ],
  avalanche: [
    ['M-.48 .4L.1-.46L.48 .4Z', 'bone .12', 'rock', 'line .05'],
    [
      circle(-0.1, 0.02, 0.14) + circle(-0.24, 0.24, 0.17) + circle(0.04, 0.26, 0.14),
      'snowEdge .06',
      'snowLight',
    ],
  ],
} satisfies Drawings;
