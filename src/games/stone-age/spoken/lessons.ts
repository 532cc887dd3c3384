import type { Choice } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import { moveOf } from '../../../presentation/move.ts';
import type { StoneAgeAction, StoneAgeKind } from '../action.ts';
import { HUNGER, MOST_TILES } from '../content/numbers.ts';
import { MOVES } from '../moves/index.ts';
import type { Asked, Shown } from '../moves/stone-age-move.ts';
import { chapterNumber } from './rules.ts';

/** What is worth knowing to answer a decision, as its moves teach it. */
export const lessons = (
  kind: StoneAgeKind,
  asked: Asked,
  choices: readonly Choice<StoneAgeAction>[],
): readonly Lesson[] =>
  Object.values<Shown<StoneAgeAction>>(MOVES)
    .filter((move) => move.kind === kind)
    .flatMap((move) => {
      const offered = choices.flatMap(({ action }) =>
        moveOf<Shown<StoneAgeAction>>(MOVES, action) === move ? [action] : [],
      );
      return move.teaches?.(offered, asked) ?? [];
    })
    .map(({ lesson, chapter }) => ({
      name: lesson,
      text: asked.speech.say(`lessons.${lesson}`, { hunger: HUNGER, mostTiles: MOST_TILES }),
      chapter: chapterNumber(chapter),
    }));
