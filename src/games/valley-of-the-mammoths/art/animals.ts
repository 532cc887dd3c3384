import { circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';

/** Two of something, one to each side. */
const both = (...draw: Drawing): Drawing => [
  {
    at: [
      [0, 0],
      [0, 0, [-1, 1]],
    ],
    draw,
  },
];

/** Heads of animals, each of its own outline: ears, teeth, horns, tusks. */
export const ANIMALS = {
  // Pointed ears and a pointed snout.
  wolf: [
    [
      'M-.4-.5L-.15-.27Q0-.33 .15-.27L.4-.5Q.45-.2 .38-.02L.5 .13L.27 .2L.13 .43Q0 .52-.13 .43L-.27 .2L-.5 .13L-.38-.02Q-.45-.2-.4-.5Z',
      'line .16',
      'bone .09',
      'stone',
    ],
    ...both(['M.35-.36L.19-.2L.36-.12Z', 'line']),
    ['M0-.12L.17 .16Q.12 .42 0 .44Q-.12 .42-.17 .16Z', 'bone'],
    ...both(['M.1 0L.25-.06', 'line .08']),
    [oval(0, 0.34, 0.09, 0.07), 'line'],
  ],
  // Round ears, stripes, and two long teeth.
  tiger: [
    ...both([circle(0.31, -0.34, 0.13), 'line .16', 'bone .09', 'meatLight']),
    [
      'M-.36-.24Q0-.54 .36-.24L.48 .06L.36 .12Q.3 .28 .16 .28H-.16Q-.3 .28-.36 .12L-.48 .06Z',
      'line .16',
      'bone .09',
      'meatLight',
    ],
    ['M0-.38V-.2M-.13-.36L-.1-.22M.13-.36L.1-.22M-.42-.02H-.27M.42-.02H.27', 'line .07'],
    ...both([circle(0.17, -0.06, 0.06), 'line']),
    [oval(0, 0.14, 0.2, 0.13), 'bone'],
    ['M-.08 .04H.08L0 .13Z', 'line'],
    ...both(['M.03 .2H.19L.12 .52Z', 'line .1', 'bone']),
  ],
  // Round ears on a round head.
  bear: [
    ...both([circle(0.31, -0.31, 0.16), 'line .16', 'bone .09', 'hide']),
    [oval(0, 0.06, 0.42, 0.4), 'line .16', 'bone .09', 'hide'],
    ...both([circle(0.31, -0.31, 0.16), 'hide'], [circle(0.31, -0.31, 0.07), 'line']),
    ...both([circle(0.17, -0.04, 0.06), 'line']),
    [oval(0, 0.22, 0.23, 0.2), 'plains.light'],
    [oval(0, 0.14, 0.11, 0.08), 'line'],
    ['M0 .2V.3', 'line .05'],
  ],
  // Horns, curls and a beard.
  bison: [
    ...both(['M.24-.16Q.5-.16 .44-.48', 'line .24', 'bone .16']),
    [
      'M-.3-.24Q-.2-.46 0-.44Q.2-.46 .3-.24Q.44 0 .27 .2Q.2 .5 0 .52Q-.2 .5-.27 .2Q-.44 0-.3-.24Z',
      'line .16',
      'bone .09',
      'hideDark',
    ],
    ['M-.16-.04H.16L.11 .22Q0 .3-.11 .22Z', 'wood'],
    ...both([circle(0.2, -0.06, 0.055), 'bone']),
    ...both([circle(0.05, 0.19, 0.03), 'line']),
  ],
  // From the side: one horn as long as its head.
  rhino: [
    [
      'M.5-.16V.42H.06Q-.2 .42-.3 .34Q-.5 .32-.44 .1L-.16-.1Q-.02-.3 .16-.32L.2-.5L.36-.3Z',
      'line .16',
      'bone .09',
      'rockLight',
    ],
    ['M-.46 .16Q-.62-.2-.4-.5Q-.34-.14-.16-.06Z', 'line .1', 'bone'],
    ['M-.16-.1Q-.16-.28-.04-.38Q-.02-.26 .06-.22Z', 'line .1', 'bone'],
    [circle(0.02, -0.06, 0.055), 'line'],
    ['M-.36 .25H-.2', 'line .05'],
    ['M.26-.1Q.22 .02 .3 .1M.4-.04Q.36 .1 .42 .2M.24 .18Q.2 .28 .28 .36', 'rock .06'],
  ],
  // A high dome, a trunk, and tusks to both sides.
  mammoth: [
    ...both(['M.16-.3Q.42-.26 .38 .02Q.28 .06 .2-.06Z', 'line .16', 'bone .09', 'meat']),
    [
      'M-.28-.2Q-.26-.52 0-.52Q.26-.52 .28-.2L.25 .06L.11 .14L.1 .5H-.1L-.11 .14L-.25 .06Z',
      'line .16',
      'bone .09',
      'meat',
    ],
    ['M-.16-.48Q0-.36 .16-.48Q.1-.3 0-.28Q-.1-.3-.16-.48Z', 'hideDark'],
    ...both([circle(0.14, -0.12, 0.055), 'line']),
    ['M-.09 .2H.09M-.09 .32H.09M-.09 .43H.09', 'hideDark .045'],
    ...both(['M.14 .06Q.2 .5 .4 .4Q.56 .28 .46-.02', 'line .2', 'bone .12']),
  ],
} satisfies Drawings;
