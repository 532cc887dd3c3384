import { box, circle, type Drawing, type Drawings, oval } from '../../../presentation/drawing.ts';

/** On a square of hide. */
const onHide = (...drawing: Drawing): Drawing => [
  [box(-0.46, -0.46, 0.92, 0.92, 0.14), 'breeding-ground.light', 'line .07'],
  ...drawing,
];

/** Who makes something of what a tribe has: what it works with. */
export const CRAFTS = {
  // A sickle.
  farmer: onHide(
    [
      'M-.34-.18C-.1-.46 .38-.36 .34 .04C.32 .14 .24 .2 .14 .24L.06 .12C.2 .02 .14-.26-.34-.18Z',
      'glowInk',
    ],
    ['M.1 .18L-.22 .34', 'glowInk .14'],
  ),
  // A hammer.
  'tool-maker': onHide(
    ['M0-.12V.36', 'glowInk .13'],
    [box(-0.3, -0.34, 0.6, 0.26, 0.07), 'glowInk'],
  ),
  // A roof on two posts.
  builder: onHide(
    ['M-.32 .02L0-.28L.32 .02', 'glowInk .14'],
    ['M-.19 .06V.33M.19 .06V.33', 'glowInk .12'],
  ),
  // A face with horns.
  shaman: onHide(
    [oval(0, 0.1, 0.19, 0.25), 'glowInk'],
    ['M-.12-.08Q-.34-.1-.3-.36M.12-.08Q.34-.1 .3-.36', 'glowInk .11'],
    [circle(-0.08, 0.06, 0.045) + circle(0.08, 0.06, 0.045), 'breeding-ground.light'],
  ),
} satisfies Drawings;

/** In light on a green disc. */
const onGreen = (...drawing: Drawing): Drawing => [
  [circle(0, 0, 0.45), 'good', 'line .07'],
  ...drawing,
];

/** What is known. */
export const KNOWLEDGE = {
  // A jar with two handles.
  pottery: onGreen(
    [circle(-0.17, -0.04, 0.12) + circle(0.17, -0.04, 0.12), 'bone .06'],
    [
      'M-.12-.3H.12C.06-.12 .28-.06 .22 .1Q.18 .26 .1 .32H-.1Q-.18 .26-.22 .1C-.28-.06-.06-.12-.12-.3Z',
      'bone',
    ],
    ['M-.19 .06L-.06-.02L.06 .06L.19-.02', 'good .06'],
  ),
  // A tablet with signs.
  writing: onGreen(
    [box(-0.22, -0.3, 0.44, 0.6, 0.08), 'bone'],
    ['M-.12-.16H.12M-.12 0H.02M-.12 .16H.1', 'good .075'],
  ),
  // A sundial: its rays round a half disc.
  time: onGreen(
    ['M-.17 .14A.17 .17 0 0 1 .17 .14Z', 'bone'],
    ['M-.24 .14H-.34M-.17-.03L-.24-.1M0-.1V-.2M.17-.03L.24-.1M.24 .14H.34', 'bone .075'],
    ['M-.3 .26H.3', 'bone .07'],
  ),
  // A wheel.
  transport: onGreen(
    [circle(0, 0, 0.27), 'bone .1'],
    ['M-.24 0H.24M-.12-.208L.12 .208M.12-.208L-.12 .208', 'bone .06'],
    [circle(0, 0, 0.08), 'bone'],
  ),
  // A hand as on the wall of a cave.
  art: onGreen(
    [oval(0.01, 0.15, 0.15, 0.17), 'bone'],
    [
      'M-.1 .08L-.17-.18M-.03 .08L-.05-.29M.05 .08L.08-.27M.11 .08L.19-.16M-.08 .18L-.27 .06',
      'bone .085',
    ],
  ),
  // A drum with two sticks.
  music: onGreen(
    ['M-.02-.08L-.26-.32M.02-.08L.26-.32', 'bone .065'],
    ['M-.24-.02L-.17 .3H.17L.24-.02Z', 'bone'],
    ['M-.18 .06L-.06 .24L.06 .06L.18 .24', 'good .05'],
    [oval(0, -0.02, 0.26, 0.09), 'bone', 'good .05'],
  ),
  // A leaf with its rib.
  healing: onGreen(
    ['M-.26 .28C-.32-.16 0-.32 .3-.3C.34 .02 .16 .3-.26 .28Z', 'bone'],
    ['M-.28 .3L.14-.14', 'good .07'],
  ),
  // Threads across threads.
  weaving: onGreen(
    ['M-.2-.27V.27M0-.27V.27M.2-.27V.27', 'bone .1'],
    {
      at: [
        [-0.2, -0.18],
        [0.2, -0.18],
        [0, 0],
        [-0.2, 0.18],
        [0.2, 0.18],
      ],
      draw: [
        ['M-.12-.065h.24v.13h-.24Z', 'good'],
        ['M-.12-.04h.24v.08h-.24Z', 'bone'],
      ],
    },
    ['M-.29-.18H-.26M-.29 0H-.26M-.29 .18H-.26', 'bone .08'],
  ),
} satisfies Drawings;
