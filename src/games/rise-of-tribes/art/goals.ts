import { box, circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';

const CHIP = circle(0, 0, 0.46);

/** What a tribe can do: light on green. */
const skill = (...drawing: Drawing): Drawing => [[CHIP, 'good', 'line .07'], ...drawing];

/** What a tribe has reached: dark on gold, in a square. */
const feat = (...drawing: Drawing): Drawing => [
  [box(-0.44, -0.44, 0.88, 0.88, 0.12), 'glow', 'line .07'],
  ...drawing,
];

const PERSON: Drawing = [
  [circle(0, -0.15, 0.1), 'glowInk'],
  ['M-.13 .2C-.13 .02-.08-.03 0-.03C.08-.03 .13 .02 .13 .2Z', 'glowInk'],
];
const HOUSE: Drawing = [['M-.17 .16V-.03L0-.2L.17-.03V.16Z', 'glowInk']];

/** The sign of each goal. */
export const GOAL_SIGNS = {
  bow: skill(
    ['M-.16-.32Q.3 0-.16 .32', 'bone .09'],
    ['M-.16-.32V.32', 'bone .04'],
    ['M-.3 0H.26M.14-.1L.28 0L.14 .1', 'bone .07'],
  ),
  // Somebody who is no longer where he was.
  evasion: skill(
    [circle(0.12, -0.2, 0.09), 'bone'],
    ['M.08-.06L.02 .1L.16 .3M.02 .1L-.1 .28M.08-.04L.26 .06', 'bone .09'],
    ['M-.1-.26Q-.34-.1-.26 .16', 'bone .06'],
    ['M-.34 .06L-.25 .2L-.14 .08', 'bone .06'],
  ),
  // A face with bared teeth.
  intimidate: skill(
    ['M-.28-.26L-.06-.12M.28-.26L.06-.12', 'bone .1'],
    [circle(-0.15, -0.03, 0.055) + circle(0.15, -0.03, 0.055), 'bone'],
    [box(-0.24, 0.1, 0.48, 0.2, 0.08), 'bone'],
    ['M-.12 .1V.3M0 .1V.3M.12 .1V.3', 'good .04'],
  ),
  // Two footprints.
  wayfarers: skill({
    at: [
      [-0.14, 0.12, 1, -12],
      [0.15, -0.12, 1, 12],
    ],
    draw: [
      [oval(0, 0.04, 0.085, 0.17), 'bone'],
      [circle(-0.07, -0.19, 0.04) + circle(0.01, -0.21, 0.04) + circle(0.08, -0.17, 0.035), 'bone'],
    ],
  }),
  // A way up a mountain.
  pathfinder: skill(
    ['M-.34 .24L-.02-.3L.34 .24Z', 'bone'],
    ['M-.06 .26Q.14 .14-.02 .06T.02-.12', 'good .07'],
  ),
  horse: skill(
    [
      'M-.38-.06L-.24-.3L-.14-.22L-.02-.06H.2Q.28-.02 .28 .06V.33H.19V.13H-.03V.33H-.12V.06L-.2-.08L-.32 .02Z',
      'bone',
    ],
    ['M.27 0Q.38 .04 .35 .2', 'bone .06'],
  ),
  'crafty-builders': skill(
    ['M-.32-.02L0-.3L.32-.02', 'bone .09'],
    ['M-.18 .3L.08 .04', 'bone .08'],
    ['M-.02 .02L.1-.08L.24 .06L.12 .16Z', 'bone'],
  ),
  // A house among leaves.
  'hidden-village': skill(
    ['M-.16 .2V-.04L0-.2L.16-.04V.2Z', 'bone'],
    [box(-0.05, 0.04, 0.1, 0.16, 0.02), 'good'],
    {
      at: [
        [-0.2, 0.34, 1, -16],
        [0.2, 0.34, 1, 16],
        [-0.36, 0.04, 0.8, 30],
        [0.36, 0.04, 0.8, -30],
        [0, 0.4, 0.6, 0],
      ],
      draw: [['M0 0Q-.22-.12-.1-.4Q.12-.24 0 0Z', 'bone', 'good .05']],
    },
  ),
  pottery: skill(
    [
      'M-.13-.3H.13C.07-.14 .3-.06 .24 .1Q.2 .28 .1 .32H-.1Q-.2 .28-.24 .1C-.3-.06-.07-.14-.13-.3Z',
      'bone',
    ],
    ['M-.21 .06L-.07-.02L.07 .06L.21-.02', 'good .06'],
  ),
  basketry: skill(
    ['M-.22-.06Q0-.52 .22-.06', 'bone .06'],
    ['M-.3-.06H.3L.2 .3H-.2Z', 'bone'],
    ['M-.27 .05H.27M-.24 .17H.24M-.1-.04L-.07 .3M.1-.04L.07 .3', 'good .045'],
  ),
  // A head with horns.
  oxen: skill(
    ['M-.12-.1Q-.4-.1-.34-.32M.12-.1Q.4-.1 .34-.32', 'bone .08'],
    ['M-.17-.14H.17L.15 .12Q.12 .34 0 .34Q-.12 .34-.15 .12Z', 'bone'],
    [circle(-0.07, 0.02, 0.035) + circle(0.07, 0.02, 0.035), 'good'],
    [circle(-0.05, 0.24, 0.025) + circle(0.05, 0.24, 0.025), 'good'],
  ),
  // A lake, a tree and a peak.
  'three-lands': feat(
    ['M-.3 .18q.09-.12 .18 0q.09 .12 .18 0M-.3 .3q.09-.12 .18 0q.09 .12 .18 0', 'glowInk .055'],
    ['M-.17-.34L-.02-.02H-.32Z', 'glowInk'],
    ['M.2-.16L.36 .3H.04Z', 'glowInk'],
  ),
  multitude: feat({
    at: [
      [-0.28, 0.16, 0.9],
      [0, 0.16, 0.9],
      [0.28, 0.16, 0.9],
      [-0.14, -0.2, 0.9],
      [0.14, -0.2, 0.9],
    ],
    draw: PERSON,
  }),
  settled: feat({
    at: [
      [-0.2, 0.18],
      [0.2, 0.18],
      [0, -0.14],
    ],
    draw: HOUSE,
  }),
  // A banner on a hill.
  dominion: feat(
    ['M-.1-.34V.22', 'glowInk .07'],
    ['M-.08-.34L.3-.2L-.08-.06Z', 'glowInk'],
    ['M-.34 .32Q-.1 .02 .34 .32Z', 'glowInk'],
  ),
} satisfies Drawings;
