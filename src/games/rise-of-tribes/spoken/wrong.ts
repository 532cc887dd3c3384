import type { TypedOption } from '../../../presentation/edition.ts';
import { landOf } from '../map.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** Why a hex that somebody typed will not do, in a clause; null where that says itself. */
export function wrong(
  { say }: RiseSpeech,
  { command, option, value }: TypedOption,
  view: RiseView,
): string | null {
  const isHex =
    option === 'at' || (['go', 'push'].includes(command) && ['from', 'to'].includes(option));
  if (!isHex || landOf(view).board.named(value.toUpperCase()) !== null) return null;
  return say('labels.wrong.no hex');
}
