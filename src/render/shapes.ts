import type { EmblemId } from '../presentation/scene.ts';
import { box, circle, type Context, polygon } from './context.ts';

/** How the pieces and the badge of a side are cut, so that they are told apart without colours. */
interface Shape {
  /** The head of a piece as the current path; its middle is about (0, −21), with its reach 21 all round. */
  readonly head: (ctx: Context) => void;
  /** What stands below the head, down to y = 41, at most 31 to each side. */
  readonly body: (ctx: Context) => void;
  /** The same of who lies on the ground at y = 41, the head to the left; its middle is about (−28, 25). */
  readonly lyingHead: (ctx: Context) => void;
  /** What a number has room on, its middle about (4, 24), beside the head. */
  readonly lyingBody: (ctx: Context) => void;
  /** A badge of this radius round (0, 0). */
  readonly badge: (ctx: Context, radius: number) => void;
  /** Where the emblem has its middle on a badge of radius 1, and its size. */
  readonly emblem: { readonly y: number; readonly size: number };
}

/** Round, pointed, six-sided and square. */
export const SHAPES: Readonly<Record<EmblemId, Shape>> = {
  heron: {
    head: (ctx) => circle(ctx, 0, -21, 20.5),
    body(ctx) {
      ctx.beginPath();
      ctx.moveTo(-29, 41);
      ctx.bezierCurveTo(-31, 6, -24, -6, 0, -6);
      ctx.bezierCurveTo(24, -6, 31, 6, 29, 41);
      ctx.closePath();
    },
    lyingHead: (ctx) => circle(ctx, -27, 25, 16),
    lyingBody(ctx) {
      ctx.beginPath();
      ctx.moveTo(22, 41);
      ctx.lineTo(-8, 41);
      ctx.bezierCurveTo(-20, 41, -20, 8, -4, 5);
      ctx.bezierCurveTo(6, 4, 22, 8, 22, 22);
      ctx.closePath();
    },
    badge: (ctx, radius) => circle(ctx, 0, 0, radius),
    emblem: { y: 0, size: 1.45 },
  },
  flame: {
    head: (ctx) =>
      polygon(ctx, [
        [0, -42],
        [24, -3],
        [-24, -3],
      ]),
    body: (ctx) =>
      polygon(ctx, [
        [-14, -6],
        [14, -6],
        [31, 41],
        [-31, 41],
      ]),
    lyingHead: (ctx) =>
      polygon(ctx, [
        [-45, 26],
        [-12, 8],
        [-12, 41],
      ]),
    lyingBody: (ctx) =>
      polygon(ctx, [
        [-14, 14],
        [21, 3],
        [21, 41],
        [-14, 41],
      ]),
    badge: (ctx, radius) =>
      polygon(ctx, [
        [0, -1.16 * radius],
        [1.16 * radius, 0.86 * radius],
        [-1.16 * radius, 0.86 * radius],
      ]),
    emblem: { y: 0.24, size: 1.16 },
  },
  fern: {
    head: (ctx) =>
      polygon(ctx, [
        [-11, -41],
        [11, -41],
        [23, -21],
        [11, -1],
        [-11, -1],
        [-23, -21],
      ]),
    body: (ctx) =>
      polygon(ctx, [
        [-15, -6],
        [15, -6],
        [31, 18],
        [19, 41],
        [-19, 41],
        [-31, 18],
      ]),
    lyingHead: (ctx) =>
      polygon(ctx, [
        [-44, 15],
        [-28, 7],
        [-12, 15],
        [-12, 33],
        [-28, 41],
        [-44, 33],
      ]),
    lyingBody: (ctx) =>
      polygon(ctx, [
        [-16, 23],
        [-6, 5],
        [14, 5],
        [23, 23],
        [14, 41],
        [-6, 41],
      ]),
    badge: (ctx, radius) =>
      polygon(ctx, [
        [-0.56 * radius, -0.94 * radius],
        [0.56 * radius, -0.94 * radius],
        [1.1 * radius, 0],
        [0.56 * radius, 0.94 * radius],
        [-0.56 * radius, 0.94 * radius],
        [-1.1 * radius, 0],
      ]),
    emblem: { y: 0, size: 1.4 },
  },
  arrowhead: {
    head: (ctx) => box(ctx, -19, -41, 38, 37, 3),
    body: (ctx) => box(ctx, -28, -4, 56, 45, 4),
    lyingHead: (ctx) => box(ctx, -43, 11, 30, 30, 3),
    lyingBody: (ctx) => box(ctx, -14, 6, 36, 35, 4),
    badge: (ctx, radius) =>
      box(ctx, -0.9 * radius, -0.9 * radius, 1.8 * radius, 1.8 * radius, 0.12 * radius),
    emblem: { y: 0, size: 1.4 },
  },
};
