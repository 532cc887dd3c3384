import type { Choice, Seat } from '../../../engine/game.ts';
import { lettered } from '../../../parts/letters.ts';
import type { ChoiceScene } from '../../../presentation/edition.ts';
import type { Table } from '../../../presentation/table.ts';
import type { StoneAgeAction } from '../action.ts';
import { moveOf } from '../../../presentation/move.ts';
import { MOVES } from '../moves/index.ts';
import type { Shown } from '../moves/stone-age-move.ts';
import { stoneAgeScene } from '../scene.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** What a seat may choose: the board with a letter at each place, or at the lines of a tile. Null where it is neither. */
export function choiceScene(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  seat: Seat,
  choices: readonly Choice<StoneAgeAction>[],
  table: Table,
): ChoiceScene | null {
  const keyed = choices.map(({ key, action }) => ({
    key,
    thing: moveOf<Shown<StoneAgeAction>>(MOVES, action).spot?.(action) ?? null,
  }));
  const { letters, things } = lettered(keyed);
  if (things.length === 0) return null;
  const scene = stoneAgeScene(speech, view, table, { letters: new Map(things) });
  // What the others have stands on the whole board.
  return { scene: { ...scene, shown: [seat] }, letters };
}
