import type { Choice } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import { moveOf } from '../../../presentation/move.ts';
import type { ValleyAction, ValleyKind } from '../action.ts';
import { CAMPS_TO_WIN } from '../content/numbers.ts';
import { MOVES } from '../moves/index.ts';
import type { Asked, ValleyMove } from '../moves/valley-move.ts';
import { chapterNumber } from './rules.ts';

/** What is worth knowing of what may be done, as its moves teach it. */
export const lessons = (
  kind: ValleyKind,
  asked: Asked,
  choices: readonly Choice<ValleyAction>[] | null,
): readonly Lesson[] =>
  Object.values<ValleyMove<never>>(MOVES)
    .filter((move) =>
      choices === null
        ? move.kind === kind
        : choices.some(({ action }) => moveOf<ValleyMove<never>>(MOVES, action) === move),
    )
    .flatMap((move) => move.teaches?.(asked) ?? [])
    .map(({ lesson, chapter }) => ({
      name: lesson,
      text: asked.speech.say(`lessons.${lesson}`, { camps: CAMPS_TO_WIN }),
      chapter: chapterNumber(chapter),
    }));
