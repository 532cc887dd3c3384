import type { Offered } from '../../match/loaded/asked.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Values } from '../group.ts';
import type { Field, Filled } from '../controls.ts';

/** How the answers of a shape to one question are offered, and how what somebody says is read back. */
export interface Shape {
  /** The fields of a form, at most five, with what was put into them before. */
  fields(speech: AppSpeech, before: Draft | null): Field[];
  /** The answer that a form was filled in with. Throws `Refused` with what is wrong with it. */
  filledIn(filled: Filled): Offered;
  /** What of a form can be put into its fields again. */
  draft(filled: Filled): Draft;
  /** The answer that the values of a command's options say. Throws `Refused` with what is wrong with them. */
  said(values: Values): Offered;
  /** What an option of the command may hold, beside the values of the others. */
  suggested(option: string, values: Values, typing: string): Suggested[];
}

/** What stood in a form, as a part of a custom id: numbers and `-`. */
export type Draft = string;

/** One value that an option may hold, and what it is called in a list. */
export interface Suggested {
  readonly name: string;
  readonly value: string | number;
}

/** Whether this is what autocomplete shows of a name, whole or cut, in any case of its letters. */
export function isShownFor(name: string, typed: string): boolean {
  const [whole, said] = [name.toLowerCase(), typed.trim().toLowerCase()];
  const isCut = said.endsWith('…') && whole.length > LONGEST_SHOWN_CUT;
  return (
    whole === said ||
    (isCut && said.length >= LONGEST_SHOWN_CUT && whole.startsWith(said.slice(0, -1)))
  );
}
/** A name that is shown behind other steps is cut sooner, and before a character that has no room. */
const LONGEST_SHOWN_CUT = 95;

/** The field that takes what the others have no room for. No option of a command is called so. */
export const REST = '+';
