import type { Choice } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import { moveOf } from '../../../presentation/move.ts';
import type { StoneAgeAction, StoneAgeKind } from '../action.ts';
import { HUNGER, MOST_TILES } from '../content/numbers.ts';
import { RULES, SHORT } from '../content/versions.ts';
import { MOVES } from '../moves/index.ts';
import type { Asked, StoneAgeMove } from '../moves/stone-age-move.ts';
import { chapterNumber } from './rules.ts';

const FACTS = { hunger: HUNGER, mostTiles: MOST_TILES, short: SHORT[RULES] };

/** What is worth knowing of what may be done, as its moves teach it. */
export const lessons = (
  kind: StoneAgeKind,
  asked: Asked,
  choices: readonly Choice<StoneAgeAction>[] | null,
): readonly Lesson[] => {
  const taught = Object.values<StoneAgeMove<StoneAgeAction>>(MOVES)
    .filter((move) => move.kind === kind)
    .flatMap((move) => {
      const offered = choices?.flatMap(({ action }) =>
        moveOf<StoneAgeMove<StoneAgeAction>>(MOVES, action) === move ? [action] : [],
      );
      return offered?.length === 0 ? [] : (move.teaches?.(offered ?? [], asked) ?? []);
    });
  // Several moves may teach the same.
  const once = new Map(taught.map((one) => [one.lesson, one.chapter]));
  return [...once].map(([name, chapter]) => ({
    name,
    text: asked.speech.say(`lessons.${name}`, FACTS),
    chapter: chapterNumber(chapter),
  }));
};
