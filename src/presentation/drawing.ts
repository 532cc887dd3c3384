import type { ColourName } from './colours.ts';

/** Fills with a colour, `wood`, or draws a line in it, so wide and with round ends: `line 5`. */
export type Ink = ColourName | `${ColourName} ${number}`;

/**
 * A path as SVG has it in `d`, and the inks in which it is drawn, one over the other. On a ground of tiles, others of the
 * same commands may follow it, each after a bar: by lot it lies between it and each of them.
 */
export type Shape = readonly [path: string, ...inks: Ink[]];

/** Where something is drawn: x, y, how much larger (along x and y, where two are given), and turned by so many degrees. */
export type Place = readonly [
  x: number,
  y: number,
  scale?: number | readonly [number, number],
  turn?: number,
];

/** How much larger something may be than told, and how far from its place, to both sides. */
export interface Strays {
  readonly grow?: number;
  readonly x?: number;
  readonly y?: number;
}

/** A drawing within another: at each of these places in turn; once, as it is, where none is named. */
export interface Group {
  readonly draw: Drawing;
  readonly at?: readonly Place[];
  /** On a ground of tiles, how far each place strays by lot, so that no two tiles look the same. */
  readonly strays?: Strays;
  /** A path out of which nothing of it reaches. */
  readonly within?: string;
  /** How much each of its shapes covers what lies below, from 0 to 1; all of it unless told. */
  readonly opacity?: number;
}

/** An icon or a figure within a drawing: the game's of that name, or a shared one. */
export type Borrowed = { readonly at: readonly Place[] } & (
  | { readonly icon: string }
  | { readonly figure: string }
);

/** A drawing as data: what comes later lies above. x goes right and y down. */
export type Drawing = readonly (Shape | Group | Borrowed)[];

/** A piece of about 60 × 86 with the middle at the origin. */
export interface OwnPiece {
  readonly draw: Drawing;
  /** Where the emblem of its side is, and its radius. */
  readonly emblem?: readonly [x: number, y: number, radius: number];
  /** The same as a badge, cut as all that is its side's. */
  readonly badge?: readonly [x: number, y: number, radius: number];
  /** The middle of its label, and how high a digit is. */
  readonly label?: readonly [x: number, y: number, size: number];
  /** Of the label, where it does not stand on the colour of its side. */
  readonly ink?: ColourName;
}

/** Drawings by their keys. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** What lies under all places of a land. */
export interface Backdrop {
  /** From the upper left corner; a land of another size stretches it. */
  readonly width: number;
  readonly height: number;
  readonly draw: Drawing;
}

/** A ground of tiles: corners lie 100 from the centre, which is the origin, at its sides or above and below it. */
export interface OwnGround {
  readonly field: ColourName;
  /** What stands on it, kept to the left and right: names, goods and pieces lie above it. */
  readonly draw: Drawing;
}

/** What lies along an edge of tiles from (-50, 0) to (50, 0), from the ground up: all edges of a map have one layer, then the next. */
export type OwnEdge = readonly Drawing[];

/**
 * The art of a game: its drawings by the keys that its scenes name. A key of its own goes before a shared one
 * (`SHARED_ICONS`, `SHARED_FIGURES`, `LANDS`, `FLAGS`).
 */
export interface Art {
  /** Small signs, of about 1 × 1 with the middle at the origin. */
  readonly icons?: Drawings;
  /** What is said of a seat at a glance, of about 1 × 1. */
  readonly flags?: Drawings;
  /** Big pieces, of about 2 × 2. */
  readonly figures?: Drawings;
  /** Pieces of a side that are no persons; `side.fill` is the colour of it. */
  readonly pieces?: Readonly<Record<string, OwnPiece>>;
  /** What is drawn on cards, over hills under the sky: 340 × 190 with the middle at the origin. */
  readonly cards?: Drawings;
  /**
   * What is drawn at places of a land: 280 × 200, the middle of the lower edge at the origin. Who is there stands before
   * its lower third.
   */
  readonly looks?: Drawings;
  readonly backdrops?: Readonly<Record<string, Backdrop>>;
  readonly grounds?: Readonly<Record<string, OwnGround>>;
  readonly edges?: Readonly<Record<string, OwnEdge>>;
}

/** A circle as a path. */
export const circle = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** An ellipse as a path, turned by so many degrees. */
export function oval(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [short(rx * cos), short(rx * sin)];
  const half = (way: 1 | -1): string => `a${rx} ${ry} ${turn} 0 1 ${way * 2 * dx} ${way * 2 * dy}`;
  return `M${short(x - dx)} ${short(y - dy)}${half(1)}${half(-1)}Z`;
}

/** A rectangle with round corners as a path, from its upper left corner. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [wide, high] = [short(width - 2 * radius), short(height - 2 * radius)];
  return [
    `M${short(x + radius)} ${y}h${wide}${corner(radius, radius)}v${high}${corner(-radius, radius)}`,
    `h${-wide}${corner(-radius, -radius)}v${-high}${corner(radius, -radius)}Z`,
  ].join('');
}

/** Without the noise of binary fractions. */
const short = (value: number): number => Math.round(value * 1e5) / 1e5;
