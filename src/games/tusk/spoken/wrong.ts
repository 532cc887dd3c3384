import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { TypedOption } from '../../../presentation/edition.ts';
import { placeNamed } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';

/** Why a member or a tile that somebody typed will not do, in a clause; null where that says itself. */
export function wrong(
  { say }: TuskSpeech,
  { option, value }: TypedOption,
  { tribes, stages }: TuskView,
  seat: Seat,
): string | null {
  if (option === 'member') {
    const own = item(tribes, seat).members.find(({ member }) => String(member) === value);
    if (own === undefined) return say('labels.wrong.no member');
    if (own.at === 'waiting') return say('labels.wrong.waits');
    if (own.wounded) return say('labels.wrong.wounded');
    const hasTurn = stages.at(-1)?.stage === 'tribe';
    return hasTurn && own.actions === 0 ? say('labels.wrong.no actions') : null;
  }
  if (option !== 'to' && option !== 'at') return null;
  if (placeNamed(value.toUpperCase()) === null) return say('labels.wrong.no tile');
  return option === 'to' ? say('labels.wrong.out of reach') : null;
}
