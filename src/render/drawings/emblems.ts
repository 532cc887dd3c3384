import { box, circle, type Drawing } from '../../presentation/drawing.ts';
import type { EmblemId } from '../../presentation/scene.ts';

/** A path, or the middle of a circle and its radius. */
export type Outline = string | readonly [x: number, y: number, radius: number];

/** The sign of a side, and how its pieces and its badge are cut, so that sides are told apart without colours. */
export interface Emblem {
  /** About 1 × 1 with its middle at the origin, in `side.ink`; `side.fill` is what shows through. */
  readonly sign: Drawing;
  /** How far below the middle of a badge of radius 1 it has its own, and its size there. */
  readonly place: { readonly y: number; readonly size: number };
  /** A badge of radius 1 round the origin. */
  readonly badge: Outline;
  /** The head of a piece: its middle is about (0, −21), and it reaches 21 all round. */
  readonly head: Outline;
  /** What stands below the head, down to y = 41, at most 31 to each side. */
  readonly body: Outline;
  /** The same of who lies on the ground at y = 41, the head to the left; its middle is about (−28, 25). */
  readonly lyingHead: Outline;
  /** What a number has room on, its middle about (4, 24), beside the head. */
  readonly lyingBody: Outline;
  /** What marks its line on a chart, as chart.js calls it, and by how many degrees it is turned. */
  readonly point: {
    readonly pointStyle: 'circle' | 'rect' | 'triangle' | 'rectRot' | 'star';
    readonly pointRotation?: number;
  };
}

/** A leaf of the fern, so long, with its foot at the origin. */
const leaf = (long: number): Drawing => [
  [`M0 .06Q.14 ${-0.6 * long} 0 ${-long}Q-.14 ${-0.6 * long} 0 .06Z`, 'side.ink'],
];
/** How leaves are turned, to the left and to the right of the stem. */
const LEFT = ((0.46 - 1.05) * 180) / Math.PI;
const RIGHT = ((0.46 + 1.05) * 180) / Math.PI;

/** Round, pointed, six-sided, square, on its corner, and pointed at the foot. */
export const EMBLEM_ART: Readonly<Record<EmblemId, Emblem>> = {
  heron: {
    // A long-necked bird in profile: beak to the left, body, and one thin pair of legs.
    sign: [
      [
        'M-.54-.34L-.16-.5C.14-.52 .06-.2-.02-.08C.2-.14 .42 .02 .5 .24' +
          'C.24 .3-.1 .34-.2 .12C-.26-.04-.06-.2-.1-.3Z',
        'side.ink',
      ],
      ['M.04 .2L.02 .5', 'side.ink .09'],
      ['M.18 .2L.16 .5', 'side.ink .09'],
    ],
    place: { y: 0, size: 1.45 },
    badge: [0, 0, 1],
    head: [0, -21, 20.5],
    body: 'M-29 41C-31 6-24-6 0-6C24-6 31 6 29 41Z',
    lyingHead: [-27, 25, 16],
    lyingBody: 'M22 41H-8C-20 41-20 8-4 5C6 4 22 8 22 22Z',
    point: { pointStyle: 'circle' },
  },
  flame: {
    sign: [
      [
        'M.06-.54C.12-.22 .4-.12 .38 .18C.36 .6-.36 .6-.38 .18' +
          'C-.39-.02-.26-.1-.24-.26C-.12-.2-.1-.12-.08-.04C.04-.18 .1-.32 .06-.54',
        'side.ink',
      ],
      ['M.02 .06C.2 .2 .16 .42 0 .42C-.18 .42-.16 .22 .02 .06', 'side.fill'],
    ],
    place: { y: 0.24, size: 1.16 },
    badge: 'M0-1.16L1.16 .86H-1.16Z',
    head: 'M0-42L24-3H-24Z',
    body: 'M-14-6H14L31 41H-31Z',
    lyingHead: 'M-45 26L-12 8V41Z',
    lyingBody: 'M-14 14L21 3V41H-14Z',
    point: { pointStyle: 'triangle' },
  },
  fern: {
    sign: [
      ['M-.3 .5Q-.06 .1 .22-.48', 'side.ink .11'],
      ...(
        [
          [-0.17, 0.26, 0.36],
          [-0.02, 0, 0.34],
          [0.1, -0.22, 0.24],
        ] as const
      ).map(([x, y, long]) => ({
        at: [
          [x, y, 1, LEFT],
          [x, y, 1, RIGHT],
        ] as const,
        draw: leaf(long),
      })),
    ],
    place: { y: 0, size: 1.4 },
    badge: 'M-.56-.94H.56L1.1 0L.56 .94H-.56L-1.1 0Z',
    head: 'M-11-41H11L23-21L11-1H-11L-23-21Z',
    body: 'M-15-6H15L31 18L19 41H-19L-31 18Z',
    lyingHead: 'M-44 15L-28 7L-12 15V33L-28 41L-44 33Z',
    lyingBody: 'M-16 23L-6 5H14L23 23L14 41H-6Z',
    point: { pointStyle: 'rectRot' },
  },
  arrowhead: {
    sign: [
      ['M0-.54L.36 .24L.14 .2V.5H-.14V.2L-.36 .24Z', 'side.ink'],
      ['M0-.2V.2', 'side.fill .08'],
    ],
    place: { y: 0, size: 1.4 },
    badge: box(-0.9, -0.9, 1.8, 1.8, 0.12),
    head: box(-19, -41, 38, 37, 3),
    body: box(-28, -4, 56, 45, 4),
    lyingHead: box(-43, 11, 30, 30, 3),
    lyingBody: box(-14, 6, 36, 35, 4),
    point: { pointStyle: 'rect' },
  },
  sun: {
    sign: [
      [circle(0, 0, 0.24), 'side.ink'],
      {
        at: [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => [0, 0, 1, turn] as const),
        draw: [['M-.09-.3H.09L0-.54Z', 'side.ink']],
      },
    ],
    place: { y: 0, size: 1.2 },
    badge: 'M0-1.24L1.24 0L0 1.24L-1.24 0Z',
    head: 'M0-45L24-21L0 3L-24-21Z',
    body: 'M-27-5H27Q19 16 31 41H-31Q-19 16-27-5Z',
    lyingHead: 'M-28 7L-10 24L-28 41L-46 24Z',
    lyingBody: 'M-14 6H22Q15 24 22 41H-14Q-8 24-14 6Z',
    point: { pointStyle: 'star' },
  },
  fish: {
    sign: [
      [
        'M-.54 .02Q-.28-.32 .08-.24Q.24-.2 .34-.08L.54-.3Q.48 0 .54 .3L.34 .1Q.24 .24 .08 .28Q-.28 .34-.54 .02Z',
        'side.ink',
      ],
      [circle(-0.28, -0.04, 0.06), 'side.fill'],
      ['M-.08-.14Q.02 .02-.08 .2', 'side.fill .07'],
    ],
    place: { y: -0.22, size: 1.2 },
    badge: 'M-1.16-.86H1.16L0 1.16Z',
    head: 'M-24-40H24L0-1Z',
    body: 'M-31-5H31L14 41H-14Z',
    lyingHead: 'M-45 8L-12 24L-45 41Z',
    lyingBody: 'M-14 5H22L14 41H-6Z',
    point: { pointStyle: 'triangle', pointRotation: 180 },
  },
};
