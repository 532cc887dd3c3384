import { DIRECTIONS, type Direction } from '../../../hex/hex.ts';
import type { TuskEvent } from '../event.ts';
import { type Place, placeTowards } from '../map.ts';

/**
 * Where the mammoth stood at each of some events, traced back from where it is after the last one: what is
 * told of a hunt does not say. Null where it cannot be told.
 */
export function tracedMammoth(
  events: readonly TuskEvent[],
  last: Place,
): ReadonlyMap<TuskEvent, Place | null> {
  const traced = new Map<TuskEvent, Place | null>();
  let at: Place | null = last;
  events.toReversed().forEach((event, index, reversed) => {
    if (event.type === 'mammothMoved') {
      const rolled = reversed.slice(index).find((before) => before.type === 'herdRolled');
      const [first] = event.path;
      // A path of one tile off the map begins on the breeding ground, wherever it came from.
      const isOff = event.strayed && event.path.length === 1;
      at =
        rolled === undefined || first === undefined || isOff
          ? null
          : placeTowards(first, opposite(rolled.direction));
    } else if (event.type === 'mammothWentHome') {
      at = event.from;
    } else if (event.type === 'mammothKilled') {
      at = event.at;
    }
    traced.set(event, at);
  });
  return traced;
}

/**
 * From where the herd came that entered these tiles in a row; null where they do not say: of one tile
 * alone, or of a path off the map.
 */
export function cameFrom([first, second]: readonly Place[]): Place | null {
  if (first === undefined || second === undefined) return null;
  const direction = DIRECTIONS.find((one) => placeTowards(first, one) === second);
  return direction === undefined ? null : placeTowards(first, opposite(direction));
}

function opposite(direction: Direction): Direction {
  const at = (DIRECTIONS.indexOf(direction) + DIRECTIONS.length / 2) % DIRECTIONS.length;
  return DIRECTIONS[at] ?? direction;
}
