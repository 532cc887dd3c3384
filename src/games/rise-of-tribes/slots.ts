import { tell } from '../../engine/play.ts';
import type { Amounts } from './content/goods.ts';
import type { TileId } from './content/tiles.ts';
import { total, without } from './payment.ts';
import type { RisePlay } from './play.ts';
import type { Slot } from './state.ts';

/** A tile leaves its slot, or the place where it was resolved, for good. */
export function discard(play: RisePlay, tile: TileId): void {
  const { state } = play;
  state.slots = state.slots.filter((slot) => slot.tile !== tile);
  state.discarded = [...state.discarded, tile];
  tell(play, { type: 'tileDiscarded', tile });
}

/** Resources are taken from a tile; an empty one is discarded. */
export function takeFrom(play: RisePlay, slot: Slot, goods: Amounts): void {
  slot.stock = without(slot.stock, goods);
  if (total(slot.stock) === 0) discard(play, slot.tile);
}

/** A tile that was resolved goes back into the deck. */
export function shuffleBack(play: RisePlay, tile: TileId): void {
  const { state } = play;
  state.deck = play.random.shuffle([...state.deck, tile]);
  tell(play, { type: 'tileShuffledBack', tile });
}
