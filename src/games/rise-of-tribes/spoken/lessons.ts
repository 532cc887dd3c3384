import type { Choice } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import { moveOf } from '../../../presentation/move.ts';
import type { RiseAction, RiseKind } from '../action.ts';
import { LIMIT } from '../content/numbers.ts';
import { MOVES } from '../moves/index.ts';
import type { Asked, RiseMove } from '../moves/rise-move.ts';
import { chapterNumber } from './rules.ts';

/** What is worth knowing of what may be done, as its moves teach it. */
export const lessons = (
  kind: RiseKind,
  asked: Asked,
  choices: readonly Choice<RiseAction>[] | null,
): readonly Lesson[] =>
  Object.values<RiseMove<RiseAction>>(MOVES)
    .flatMap((move) => {
      const offered = choices?.flatMap(({ action }) =>
        moveOf<RiseMove<RiseAction>>(MOVES, action) === move ? [action] : [],
      );
      const isAsked = offered === undefined ? move.kind === kind : offered.length > 0;
      return isAsked ? (move.teaches?.(offered ?? [], asked) ?? []) : [];
    })
    .map(({ lesson, chapter }) => ({
      name: lesson,
      text: asked.speech.say(`lessons.${lesson}`, { limit: LIMIT.usual }),
      chapter: chapterNumber(chapter),
    }));
