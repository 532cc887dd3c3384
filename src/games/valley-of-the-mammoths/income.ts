import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { endsSeason } from './calendar.ts';
import { FOUND, HARVEST } from './content/numbers.ts';
import { BY_LAKE, BY_RIVER, type Place, TERRAIN } from './map.ts';
import type { ValleyState } from './state.ts';
import { tribeOf } from './state.ts';
import { occupiedBy } from './tribes.ts';

/** What of a state says what the land feeds. */
export type Larder = Pick<ValleyState, 'rain' | 'crops'> & {
  readonly turn: Pick<ValleyState['turn'], 'season' | 'space' | 'event'>;
};

/** Food of fishing, foraging and the harvest. */
export interface Income {
  readonly fish: number;
  readonly berries: number;
  readonly crops: number;
}

/** Whether this turn ends with the harvest: the last one of a summer. */
export const isHarvest = ({ turn }: Larder): boolean =>
  turn.season === 'summer' && endsSeason(turn);

function fishAt({ turn: { event } }: Larder, at: Place): number {
  if (event === 'thick-ice') return 0;
  const isRiverBare = event === 'drought' || event === 'frozen-rivers';
  if (item(BY_LAKE, at) || (item(BY_RIVER, at) && !isRiverBare))
    return event === 'rich-fishing' ? 2 * FOUND : FOUND;
  return 0;
}

function berriesAt({ turn: { season, event } }: Larder, at: Place): number {
  if (TERRAIN[at] !== 'forest') return 0;
  if (season === 'winter' && event !== 'winter-foraging') return 0;
  return event === 'berries' ? 2 * FOUND : FOUND;
}

const cropAt = (land: Larder, at: Place): number =>
  isHarvest(land) ? item(land.rain ? HARVEST.wet : HARVEST.dry, item(land.crops, at)) : 0;

/** What whoever stands on some places has of them, each counted once (Valley of the Mammoths, a turn, step 6). */
export function yieldOf(land: Larder, places: readonly Place[]): Income {
  const sum = (from: (land: Larder, at: Place) => number) =>
    places.reduce((all, at) => all + from(land, at), 0);
  return { fish: sum(fishAt), berries: sum(berriesAt), crops: sum(cropAt) };
}

/** The income of a tribe as people stand now. */
export const incomeOf = (state: ValleyState, seat: Seat): Income =>
  yieldOf(state, occupiedBy(tribeOf(state, seat)));

export const totalIncome = ({ fish, berries, crops }: Income): number => fish + berries + crops;
