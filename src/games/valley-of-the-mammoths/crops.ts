import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { EventOf } from './event.ts';
import type { Place } from './map.ts';
import type { ValleyPlay } from './play.ts';
import type { WorkingState } from './state.ts';

/** The crop of a place has so many ears from now on. */
export function setCrop(state: WorkingState, at: Place, ears: number): void {
  state.crops = state.crops.map((here, place) => (place === at ? ears : here));
}

/** A crop, if there is any, drops a step or goes. */
export function dropCrop(
  play: ValleyPlay,
  at: Place,
  by: EventOf<'cropDropped'>['by'],
  steps = 1,
): void {
  const ears = item(play.state.crops, at);
  if (ears === 0) return;
  const left = Math.max(0, ears - steps);
  setCrop(play.state, at, left);
  tell(play, { type: 'cropDropped', at, left, by });
}
