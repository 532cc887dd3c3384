import type { Choice } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import type { TuskAction, TuskKind } from '../action.ts';
import { moveOf } from '../../../presentation/move.ts';
import { MOVES } from '../moves/index.ts';
import type { Asked } from '../moves/tusk-move.ts';
import { chapterNumber } from './rules.ts';

/** What is worth knowing of what may be done. */
export function lessons(
  kind: TuskKind,
  { speech: { say }, view: { turn } }: Asked,
  choices: readonly Choice<TuskAction>[] | null,
): readonly Lesson[] {
  const offered = choices?.map(({ action }) => moveOf(MOVES, action));
  return Object.values(MOVES)
    .filter((move) => move.kind === kind)
    .filter((move) => offered?.includes(move) !== false)
    .flatMap(({ teaches }) => teaches ?? [])
    .filter(({ from = 0 }) => turn >= from)
    .toSorted((one, other) => (one.nth ?? 0) - (other.nth ?? 0))
    .map(({ lesson, chapter }) => ({
      name: lesson,
      text: say(`lessons.${lesson}`),
      chapter: chapterNumber(chapter),
    }));
}
