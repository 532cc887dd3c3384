import type { FormName, PressAs, PressId } from './ids.ts';
import { BUTTONS } from './limits.ts';

/*
 * What can be pressed, as data: a surface makes buttons, lists and forms of it as it has them, and gives back the press
 * with what was chosen or filled in. What is too long for a surface, that one cuts.
 */

/** Something to press. */
export interface Button {
  readonly press: PressId;
  readonly label: string;
  /** Null for none. */
  readonly emoji: string | null;
  readonly means: Meaning;
  readonly isDisabled?: boolean;
}

/**
 * What a button is to its reader: what is looked for first, an answer or a yes, what loses something, or what stands
 * beside all that.
 */
export type Meaning = 'main' | 'answer' | 'loses' | 'quiet';

/** One of several things of which some are chosen. */
export interface Option {
  readonly label: string;
  readonly value: string;
  readonly emoji?: string;
  /** What is said below it. */
  readonly description?: string;
  readonly isChosen?: boolean;
}

/** A list of which one option is chosen, unless it says something else. */
export interface List {
  readonly press: PressId;
  readonly options: readonly Option[];
  /** What stands in it where nothing is chosen. */
  readonly placeholder?: string;
  readonly least?: number;
  readonly most?: number;
}

/** Controls beside each other. */
export type Row =
  | { readonly is: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly is: 'list'; readonly list: List };

/** A form, and the press that is made when it is sent. */
export interface Form {
  readonly press: PressAs<FormName>;
  readonly title: string;
  /** At most five. */
  readonly fields: readonly Field[];
}

/** A field of a form: a list, boxes to tick, one thing of a few that are all seen, a line to type or several. */
export type Field = Labelled & (Choosing | Typing);

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** Whether it may stay empty; a surface decides where that is not said. */
  readonly isNeeded?: boolean;
}

interface Choosing {
  readonly is: 'list' | 'boxes' | 'one';
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly least?: number;
  readonly most?: number;
}

interface Typing {
  readonly is: 'line' | 'lines';
  /** What stands in it at first. */
  readonly value?: string;
  readonly placeholder?: string;
  /** The most characters. */
  readonly longest?: number;
}

/** What stands in the fields of a form that was sent, by their names. */
export type Filled = ReadonlyMap<string, readonly string[]>;

export const button = (
  press: PressId,
  label: string,
  means: Meaning,
  emoji: string | null,
): Button => ({ press, label, means, emoji });

/** A row of buttons: five at most. */
export const buttonRow = (buttons: readonly Button[]): Row => ({ is: 'buttons', buttons });

/** Buttons, five in a row. */
export const buttonRows = (buttons: readonly Button[]): Row[] =>
  Array.from({ length: Math.ceil(buttons.length / BUTTONS) }, (_, row) =>
    buttonRow(buttons.slice(row * BUTTONS, (row + 1) * BUTTONS)),
  );

/** A list has a row to itself. */
export const listRow = (list: List): Row => ({ is: 'list', list });

/** How many components a row is, with itself. */
export const sizeOf = (row: Row): number => 1 + (row.is === 'list' ? 1 : row.buttons.length);

/** The rows that are no more than so many components: one that has no room gives way to smaller ones behind it. */
export function fittingRows(rows: readonly Row[], most: number): Row[] {
  let room = most;
  return rows.filter((row) => {
    const fits = sizeOf(row) <= room;
    if (fits) room -= sizeOf(row);
    return fits;
  });
}
