import type { Seat } from '../engine/game.ts';
import type { Table } from './edition.ts';
import type { IconId, Scene, Strip } from './scene.ts';

/** A step of a match as everybody saw it: what was told to all, and the public view after it. */
export interface Moment<E, V> {
  readonly events: readonly E[];
  readonly view: V;
}

/** How long a beat is worth a look, the least first. */
export const WEIGHTS = ['small', 'usual', 'big', 'end'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A piece of a match's story that is one picture of its animation. */
export interface Beat {
  readonly scene: Scene;
  /** What happened, in lines; where there is no room for all, the first and the last matter most. */
  readonly caption: readonly string[];
  readonly weight: Weight;
}

/** A number of each seat, column by column, with what happened in each column. */
export interface Course {
  /** "Food by turn". */
  readonly title: string;
  /** What a column is called: "Turn". */
  readonly column: string;
  /** The columns' names, the beginning first: "Start", "1", "2". */
  readonly columns: readonly string[];
  /** By seat. Each has a value for every column. */
  readonly series: readonly { readonly seat: Seat; readonly values: readonly number[] }[];
  /** What happened in a column, and whose it was; null where it was nobody's. */
  readonly lanes: readonly Lane[];
  /** Something that spreads over the board: from 0 to 1 for every column. */
  readonly cover: { readonly name: string; readonly shares: readonly number[] } | null;
}

export interface Lane {
  /** "Kills". */
  readonly name: string;
  readonly marks: readonly { readonly column: number; readonly seat: Seat | null }[];
}

/** What a seat's own dice did, against what dice do on average. */
export interface Luck {
  readonly seat: Seat;
  readonly dice: number;
  readonly hits: number;
  /** Hits that so many dice with the same modifiers come to on average. */
  readonly expected: number;
  /** How lucky that was: "a little lucky". */
  readonly words: string;
}

/** A match in numbers. */
export interface Chart {
  readonly match: string;
  /** "The match in numbers". */
  readonly title: string;
  readonly course: Course;
  /** One for each seat that rolled a die. */
  readonly luck: readonly Luck[];
  /** How the seats look and what they are called, in seat order. */
  readonly strips: readonly Strip[];
  /** What an icon of the seats' number is: the unit of the series. */
  readonly unit: { readonly icon: IconId; readonly name: string };
}

/** How a game retells a finished match. `moments` leave out what was undone; the setup comes first. */
export interface Storytelling<E, V> {
  /** The match in pictures, in order; at least one. */
  beats(moments: readonly Moment<E, V>[], table: Table): readonly Beat[];
  chart(moments: readonly Moment<E, V>[], table: Table): Chart;
  /** One warm sentence to part with. */
  farewell(moments: readonly Moment<E, V>[], table: Table): string;
}
