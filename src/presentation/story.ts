import type { Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import type { Scene, Strip } from './scene.ts';
import type { SpokenTable, Table } from './table.ts';

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
  /** The beginning first. */
  readonly columns: readonly Column[];
  /** By seat. Each has a value for every column. */
  readonly series: readonly { readonly seat: Seat; readonly values: readonly number[] }[];
  /** What happened in a column, and whose it was; null where it was nobody's. */
  readonly lanes: readonly Lane[];
  /** Something that spreads over the board: from 0 to 1, column by column. */
  readonly cover: { readonly name: string; readonly shares: readonly number[] } | null;
}

export interface Column {
  /** Short. */
  readonly label: string;
  readonly words: string;
  /** Not played but added at the end: there is no way to follow from the column before. */
  readonly isAdded: boolean;
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
  /** What they came to: hits or, where all are added up, pips. */
  readonly sum: number;
  /** What so many dice with the same modifiers come to on average. */
  readonly expected: number;
  /** The numbers in words: "9 hits of 31 dice; 7.3 expected". Empty for no dice. */
  readonly tally: string;
  /** What they mean: "a little lucky". */
  readonly words: string;
}

/** The luck of all seats; of those that rolled no dice, that they did not. */
export interface LuckBoard {
  readonly title: string;
  /** How it is to be read: one sentence. */
  readonly text: string;
  readonly rows: readonly Luck[];
}

/** What the points of all seats are made of. */
export interface SourceBoard {
  /** "Where the food came from". */
  readonly title: string;
  /** What each part came from, in short. */
  readonly kinds: readonly string[];
  /** What they make together, in short. */
  readonly total: string;
  /** A part for each kind; what was spent is less than nothing. */
  readonly rows: readonly {
    readonly seat: Seat;
    readonly parts: readonly number[];
    readonly total: number;
  }[];
}

/** A match in numbers. */
export interface Chart {
  /** In which its words are; the app adds its own in the same. */
  readonly language: Language;
  readonly match: string;
  /** "The match in numbers". */
  readonly title: string;
  readonly course: Course;
  /** More numbers by turn, each below the one before, where a game has any. */
  readonly others?: readonly Course[];
  /** Null where points come from one thing only. */
  readonly sources: SourceBoard | null;
  /** Null where nobody rolled a die. */
  readonly luck: LuckBoard | null;
  /** How the seats look and what they are called, in seat order. */
  readonly strips: readonly Strip[];
}

/** How a game retells a finished match. `moments` leave out what was undone; the setup comes first. */
export interface Storytelling<E, V> {
  /** The match in pictures, in order; at least one. */
  beats(moments: readonly Moment<E, V>[], table: Table): readonly Beat[];
  chart(moments: readonly Moment<E, V>[], table: Table): Chart;
  /** One warm sentence to part with. */
  farewell(moments: readonly Moment<E, V>[], table: SpokenTable): string;
}
