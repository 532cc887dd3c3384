import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { Kind } from './content/animals.ts';
import type { Disaster, EventId } from './content/events.ts';
import { dropCrop } from './crops.ts';
import { loseOne, losePeople } from './losing.ts';
import type { Place } from './map.ts';
import { packsAt, removeAnimals } from './packs.ts';
import type { ValleyPlay } from './play.ts';
import { tribeOf } from './state.ts';
import { campAt, removeCamp, seatsAt } from './tribes.ts';

/** Animals of a place leave the map, of one kind or of all. */
export function chaseAnimals(play: ValleyPlay, at: Place, by: EventId, kind?: Kind): void {
  const { state } = play;
  const packs = packsAt(state, at).filter((pack) => kind === undefined || pack.kind === kind);
  if (packs.length === 0) return;
  const kinds = packs.map((pack) => pack.kind);
  removeAnimals(
    state,
    state.animals.filter((one) => one.at === at && kinds.includes(one.kind)),
  );
  for (const pack of packs) tell(play, { type: 'animalsLost', at, by, ...pack });
}

function burnCamp(play: ValleyPlay, at: Place, by: EventId): void {
  const seat = campAt(play.state, at);
  if (seat === null) return;
  removeCamp(tribeOf(play.state, seat), at);
  tell(play, { type: 'campLost', seat, at, by });
}

/** A disaster comes over places (Valley of the Mammoths, events). */
export function strike(
  play: ValleyPlay,
  event: EventId,
  places: readonly Place[],
  { closes, camps, animals, people, crops = 0 }: Disaster,
): void {
  const { state } = play;
  if (closes === true) {
    state.turn.closed = [...state.turn.closed, ...places];
    tell(play, { type: 'hexesClosed', event, at: places });
  }
  for (const at of places) {
    if (camps === true) burnCamp(play, at, event);
    if (animals === true) chaseAnimals(play, at, event);
    for (const seat of people === undefined ? [] : seatsAt(state, at)) {
      const { warriors, females } = tribeOf(state, seat);
      const all = { warriors: item(warriors, at), females: item(females, at) };
      if (people === 'all') losePeople(play, seat, at, event, all);
      else loseOne(play, seat, at, event);
    }
    if (crops > 0) dropCrop(play, at, event, crops);
  }
}
