import type { Decision } from '../engine/game.ts';

/** A field of a form in which a turn is told: things to choose from, or a line to type. */
export interface TurnField {
  readonly id: string;
  readonly label: string;
  /** What stands in it where nothing is chosen. */
  readonly empty: string;
  readonly description: string;
  /** Null for a line. The value of an option has letters, digits and `.-+`. */
  readonly options:
    | readonly {
        readonly label: string;
        readonly value: string;
        readonly description?: string;
        readonly emoji?: string;
      }[]
    | null;
  /** How many of them may be chosen. */
  readonly most: number;
}

/** An answer that was told ahead: by the kind of its question, and its key or what might have been one. */
export interface TurnStep {
  readonly kind: string;
  readonly choice: string;
  /** What is said of it where it was not done; null where nobody misses it. */
  readonly label: string | null;
  /** Whether it is passed over where its question does not come. */
  readonly isPassed: boolean;
}

/**
 * A turn whose questions come one out of another, told in one form: what the questions after the first one would be
 * answered is told before they are asked, and given as far as it goes.
 */
export interface WholeTurn<V> {
  /** At most five fields; none where a question begins no such turn. `offers` are the answers to it. */
  fields(decision: Decision, offers: readonly TurnOffer[], view: V): readonly TurnField[];
  /** What was filled in, by the ids of fields, in the order in which it is done. */
  steps(
    filled: ReadonlyMap<string, readonly string[]>,
    decision: Decision,
    offers: readonly TurnOffer[],
    view: V,
  ): readonly TurnStep[];
}

/** An answer to the first question. */
export interface TurnOffer {
  readonly choice: string;
  readonly phrase: { readonly command: string; readonly label: string };
}
