import { box, circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';

/** On a shield. */
const led = (...drawing: Drawing): Drawing => [
  ['M-.4-.42H.4V.04Q.36 .34 0 .47Q-.36 .34-.4 .04Z', 'bone .12', 'glowInk', 'bone .04'],
  ...drawing,
];

/** The sign of each leader. */
export const LEADER_SIGNS = {
  // One thing for another.
  trader: led([
    'M-.24-.12H.2M.08-.24L.22-.12L.08 0M.24 .12H-.2M-.08 0L-.22 .12L-.08 .24',
    'bone .08',
  ]),
  // A snake.
  cunning: led(
    ['M-.22 .24Q.1 .3 .04 .1T-.06-.1Q-.04-.24 .14-.22', 'bone .1'],
    [circle(0.17, -0.22, 0.09), 'bone'],
  ),
  // An ear of corn.
  farming: led(['M0 .3V-.1', 'bone .06'], {
    at: [
      [0, -0.2],
      [0, -0.04],
      [0, 0.12],
    ],
    draw: [[oval(-0.1, 0, 0.06, 0.12, -35) + oval(0.1, 0, 0.06, 0.12, 35), 'bone']],
  }),
  'long-march': led([
    'M-.26 .18L-.1 0L-.26-.18M-.04 .18L.12 0L-.04-.18M.16 .18L.3 0L.16-.18',
    'bone .09',
  ]),
  // Two knives.
  ambush: led({
    at: [
      [0, 0, 0.95, 42],
      [0, 0, 0.95, -42],
    ],
    draw: [
      ['M-.07 .1V-.22L.07-.4V.1Z', 'bone', 'glowInk .03'],
      [box(-0.14, 0.1, 0.28, 0.06, 0.02) + box(-0.05, 0.14, 0.1, 0.2, 0.03), 'bone'],
    ],
  }),
  // A spiral.
  dreamtime: led(['M0 0Q.1-.04 .1 .06T-.06 .16T-.2-.04T.04-.24T.28 .04T.02 .32', 'bone .07']),
  // A bowl for two.
  'shared-bounty': led(
    ['M-.28 .02H.28Q.24 .3 0 .3Q-.24 .3-.28 .02Z', 'bone'],
    [
      circle(-0.13, -0.08, 0.12) + circle(0.13, -0.08, 0.12) + circle(0, -0.24, 0.12),
      'glow',
      'bone .04',
    ],
  ),
  // A torch.
  'light-in-the-dark': led(
    ['M0 .34V.02', 'bone .1'],
    ['M-.14 .02H.14', 'bone .08'],
    ['M0-.36Q.22-.16 .12-.04H-.12Q-.22-.16 0-.36Z', 'glow'],
  ),
} satisfies Drawings;
