import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { Losses } from './action.ts';
import type { Harm, People } from './event.ts';
import type { Place } from './map.ts';
import type { ValleyPlay } from './play.ts';
import { tribeOf } from './state.ts';
import { addPeople, type Sex } from './tribes.ts';

/** Whom of so many a tribe loses first, by its habit: `spare` is females down to one, then warriors, then her. */
export function lostFirst(losses: Losses, warriors: number, females: number): Sex {
  if (warriors === 0) return 'females';
  const spare = losses === 'spare' ? females - 1 : females;
  return losses !== 'warriors' && spare > 0 ? 'females' : 'warriors';
}

/** A single token. */
export const oneOf = (sex: Sex): People => ({ warriors: 0, females: 0, [sex]: 1 });

/** One of a tribe on a place dies by what nobody fought. */
export function loseOne(play: ValleyPlay, seat: Seat, at: Place, by: Harm): void {
  const { habits, warriors, females } = tribeOf(play.state, seat);
  const sex = lostFirst(habits.losses, item(warriors, at), item(females, at));
  losePeople(play, seat, at, by, oneOf(sex));
}

/** So many of a tribe on a place die by what nobody fought. */
export function losePeople(play: ValleyPlay, seat: Seat, at: Place, by: Harm, dead: People): void {
  const tribe = tribeOf(play.state, seat);
  addPeople(tribe, 'warriors', at, -dead.warriors);
  addPeople(tribe, 'females', at, -dead.females);
  tell(play, { type: 'peopleLost', seat, at, by, warriors: dead.warriors, females: dead.females });
}
