import type { Choice, Seat } from '../../../engine/game.ts';
import { moveOf } from '../../../presentation/move.ts';
import type { Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { StoneAgeAction } from '../action.ts';
import { MOVES } from '../moves/index.ts';
import type { StoneAgeMove } from '../moves/stone-age-move.ts';
import { stoneAgeScene } from '../scene.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** What a seat may choose: the board with light round each such place. Null where it is not about places. */
export function choiceScene(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  seat: Seat,
  choices: readonly Choice<StoneAgeAction>[],
  table: Table,
): Scene | null {
  const open = new Set(
    choices.flatMap(
      ({ action }) => moveOf<StoneAgeMove<StoneAgeAction>>(MOVES, action).spot?.(action) ?? [],
    ),
  );
  if (open.size === 0) return null;
  // What the others have stands on the whole board.
  return { ...stoneAgeScene(speech, view, table, { open }), shown: [seat] };
}
