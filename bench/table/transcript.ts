import type { Read } from './reading.ts';

/** What happened at a table, in order. Times are milliseconds of one clock; people go by their ids. */
export type TranscriptEvent =
  /** Somebody pressed a button, chose in a select, sent a form or used a command. */
  | { readonly is: 'press'; readonly at: number; readonly by: string; readonly what: string }
  /** What somebody alone sees, as it stands from now on. */
  | {
      readonly is: 'panel';
      readonly at: number;
      readonly by: string;
      readonly message: Read;
    }
  /** A message that everybody reads came. */
  | { readonly is: 'post'; readonly message: Read }
  /** It was changed. */
  | { readonly is: 'edit'; readonly message: Read }
  | { readonly is: 'removal'; readonly id: string }
  /** Somebody was written to in private. */
  | { readonly is: 'letter'; readonly message: Read }
  /** The game took answers of the latest press, in a turn of the game; the first was to this question. */
  | {
      readonly is: 'taken';
      readonly by: string;
      readonly turn: number;
      readonly kind: string;
      /** For which somebody is called once, however many answers it takes. */
      readonly topic: string;
      /** How many pieces it could choose from then, where the game tells them apart. */
      readonly pieces: number;
      readonly answers: number;
    }
  /** Whom the game waits for from now on: the questions of each, by their ids. */
  | { readonly is: 'asked'; readonly of: ReadonlyMap<string, readonly string[]> };

/** A whole match as everybody at its table saw it. */
export interface Transcript {
  readonly people: number;
  readonly happenings: readonly TranscriptEvent[];
  /** Rounds of the game that were played. */
  readonly turns: number;
  /** How often something came up that the game counts, by name. */
  readonly events: Readonly<Record<string, number>>;
  /** The posts that tell of its beginning and its end, which every match has once. */
  readonly frame: ReadonlySet<string>;
  /** The height of a picture by its width, by its address; of those that stand at the end. */
  readonly shapes: ReadonlyMap<string, number>;
}
