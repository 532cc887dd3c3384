import type { Choice } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import type { TuskAction, TuskKind } from '../action.ts';
import { moveOf } from '../../../presentation/move.ts';
import { MOVES } from '../moves/index.ts';
import type { Asked } from '../moves/tusk-move.ts';
import { chapterNumber } from './rules.ts';

/** What is worth knowing to answer a decision; a tribe’s own turn teaches all that may be done in it. */
export function lessons(
  kind: TuskKind,
  { speech: { say }, view: { turn } }: Asked,
  choices: readonly Choice<TuskAction>[],
): readonly Lesson[] {
  const offered = choices.map(({ action }) => moveOf(MOVES, action));
  return Object.values(MOVES)
    .filter((move) => move.kind === kind)
    .filter((move) => move.teaches?.offered !== true || offered.includes(move))
    .flatMap(({ teaches }) => teaches ?? [])
    .filter(({ from = 0 }) => turn >= from)
    .toSorted((one, other) => (one.nth ?? 0) - (other.nth ?? 0))
    .map(({ lesson, chapter }) => ({
      name: lesson,
      text: say(`lessons.${lesson}`),
      chapter: chapterNumber(chapter),
    }));
}
