import type { Seat } from '../engine/game.ts';
import { wayBack } from '../match/agreement/take-back.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { AppSpeech } from '../words/index.ts';
import { button, type Button } from './controls.ts';
import type { PressId } from './ids.ts';

/** The button that takes the latest answer back where that is done alone, or asks the others; none where it is otherwise. */
export function undoButton(
  loaded: Loaded,
  seat: Seat,
  which: 'alone' | 'with others',
  say: AppSpeech['say'],
): readonly Button[] {
  const way = wayBack(loaded, seat);
  if (way === null || (way.is === 'asking') !== (which === 'with others')) return [];
  const match = loaded.row.id;
  const press: PressId =
    way.is === 'alone' ? { do: 'undo', match, to: way.to } : { do: 'unsay', match, at: way.at };
  return which === 'alone'
    ? [button(press, say('buttons.undo'), 'quiet', '↩️')]
    : [button(press, say('buttons.undo together'), 'quiet', '🙏')];
}
