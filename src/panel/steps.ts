import type { Choice, Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import { askedOf, type Offered, offersWith } from '../match/loaded/asked.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { type Unavailable, unavailableFor } from './unavailable.ts';
import { afterAnswer } from './following.ts';
import { writeValue } from './ids.ts';
import { LONGEST_VALUE } from './limits.ts';

/** What a piece does in one go: an answer, or one and another that follows it. */
export type Steps = readonly [Offered, ...Offered[]];

/** Steps that are offered, and what the piece may not do after them though it may act again. */
export interface OfferedSteps {
  readonly steps: Steps;
  readonly notNext: readonly Unavailable[];
  /** Whether it stands where it is known which piece does it. */
  readonly ofPiece: boolean;
}

/** An answer alone. */
export const alone = (offer: Offered): OfferedSteps => ({
  steps: [offer],
  notNext: [],
  ofPiece: false,
});

/** Each answer with what its piece mostly does right after it, where that is one thing and gives nothing up. */
export function goingOn(
  loaded: Loaded,
  seat: Seat,
  language: Language,
  piece: string,
  firsts: readonly Offered[],
  isThat: (choice: Choice<unknown>) => boolean,
): OfferedSteps[] {
  return firsts.map((first): OfferedSteps => {
    const now = afterAnswer(loaded, seat, first);
    const [next, ...others] = now === null ? [] : offersWith(now, seat, language, piece, isThat);
    const isBoth = next !== undefined && others.length === 0 && next.phrase.sure === undefined;
    const steps: Steps = isBoth ? [first, next] : [first];
    const hasRoom = stepsValue(steps).length <= LONGEST_VALUE;
    return { steps: hasRoom ? steps : [first], notNext: [], ofPiece: true };
  });
}

/** What an option of a select says for these steps: the first by its question, the next by its key. */
export const stepsValue = ([first, ...next]: Steps): string =>
  writeValue(
    first.decision,
    first.choice,
    next.map(({ choice }) => choice),
  );

/**
 * Everything that a piece may do now, each thing with what it may do right after that. Of several ways to the
 * same end the shortest is among them, and where there are two of that length the first.
 */
export function offeredStepsOf(
  loaded: Loaded,
  seat: Seat,
  language: Language,
  piece: string,
): OfferedSteps[] {
  const firsts = offersOf(loaded, seat, language, piece);
  const afters = firsts.map((first) => afterAnswer(loaded, seat, first));
  const ends = new Set(afters.map(endOf));
  const barred = new Set(unavailableFor(loaded, seat, language, piece).map(nameOf));
  // What it does with others may be done without it after that.
  const shared = new Set(
    firsts.flatMap((first) => (first.piece === null ? [first.phrase.command] : [])),
  );
  return firsts.flatMap((first, at): OfferedSteps[] => {
    const now = afters[at] ?? null;
    const nexts = now === null ? [] : offersOf(now, seat, language, piece);
    const pairs = nexts.flatMap((next): OfferedSteps[] => {
      const end = now === null ? null : endOf(afterAnswer(now, seat, next));
      if (end !== null && ends.has(end)) return [];
      ends.add(end);
      const steps = [first, next] as const;
      return stepsValue(steps).length > LONGEST_VALUE
        ? []
        : [{ steps, notNext: [], ofPiece: true }];
    });
    // What may not be done now either stands on the panel.
    const notNext =
      now === null || nexts.length === 0
        ? []
        : unavailableFor(now, seat, language, piece).filter(
            (one) => !barred.has(nameOf(one)) && !shared.has(one.command.name),
          );
    return [{ steps: [first], notNext, ofPiece: true }, ...pairs];
  });
}

/** What a piece may do: by itself, and then with others. */
const offersOf = (loaded: Loaded, seat: Seat, language: Language, piece: string): Offered[] =>
  askedOf(loaded, seat, language, piece)
    .flatMap(({ decision, offers }) => (decision.owed && !decision.sealed ? offers : []))
    .toSorted((one, other) => Number(one.piece === null) - Number(other.piece === null));

const nameOf = ({ command, why }: Unavailable): string => `${command.name} ${why}`;

/** The state in which steps end, as text, so that two ways to the same end are recognised; null if it is unknown. */
const endOf = (after: Loaded | null): string | null =>
  after === null ? null : JSON.stringify(after.match.state);
