import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { TypedOption } from '../../../presentation/edition.ts';
import { nameOf, PLACES } from '../map.ts';
import { peopleAt } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/** Why a hex that somebody typed will not do, in a clause; null where that says itself. */
export function wrong(
  { say }: ValleySpeech,
  { command, option, value }: TypedOption,
  { tribes }: ValleyView,
  seat: Seat,
): string | null {
  if (!['from', 'to', 'at'].includes(option) || command === 'track') return null;
  const at = PLACES.find((place) => nameOf(place) === value.toLowerCase());
  if (at === undefined) return say('labels.wrong.no hex');
  if (option === 'from' && peopleAt(item(tribes, seat), at) === 0)
    return say('labels.wrong.nobody there');
  return command === 'go' && option === 'to' ? say('labels.wrong.out of reach') : null;
}
