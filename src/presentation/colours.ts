import type { ColourId } from './scene.ts';

/** Grounds of tiles that all games share. Each theme has colours for them, in which games may draw. */
export const LANDS = [
  'forest',
  'grassland',
  'mountain',
  'berries',
  'jungle',
  'river',
  'plains',
  'swamp',
  'breeding-ground',
] as const;
export type Land = (typeof LANDS)[number];

/** A ground: its field, its motif (trees, tufts) and the motif's light side or second colour. */
export interface Ground {
  readonly field: string;
  readonly motif: string;
  readonly light: string;
}

/** A side's colour, and the ink that can be read on it. */
export interface Dye {
  readonly fill: string;
  readonly ink: string;
}

/** Every colour of a picture. */
export interface Colours {
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  /** Less urgent text, still 4.5:1 on `sheet`. */
  readonly faded: string;
  /** The name of an open card on `sheet`. */
  readonly cardInk: string;
  readonly line: string;
  readonly bar: string;
  readonly barInk: string;
  /** What is to be noticed in a bar. */
  readonly barAccent: string;
  /** Round what waits for an answer. */
  readonly glow: string;
  readonly glowInk: string;
  /** The rim of pieces and goods: stands out from any ground. */
  readonly bone: string;
  readonly flint: string;
  readonly rock: string;
  readonly rockLight: string;
  readonly snow: string;
  /** Where light falls on snow, and its shadows. */
  readonly snowLight: string;
  readonly snowEdge: string;
  /** What stands under snow. */
  readonly snowShape: string;
  readonly hide: string;
  readonly hideDark: string;
  readonly wood: string;
  readonly straw: string;
  readonly stone: string;
  readonly stoneLight: string;
  readonly meat: string;
  readonly meatLight: string;
  readonly danger: string;
  readonly ice: string;
  readonly good: string;
  readonly grounds: Readonly<Record<Land, Ground>>;
  readonly dyes: Readonly<Record<ColourId, Dye>>;
}

/**
 * What a colour is called in a drawing: `wood`, `plains.light`. Each theme has its own of that name. Those of a side
 * are for emblems and pieces alone.
 */
export type ColourName =
  | { [K in keyof Colours]: Colours[K] extends string ? K : never }[keyof Colours]
  | `${Land}.${keyof Ground}`
  | `side.${keyof Dye}`;
