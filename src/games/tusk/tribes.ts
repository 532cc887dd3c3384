import type { Seat } from '../../engine/game.ts';
import type { ColourId, EmblemId } from '../../presentation/scene.ts';

/** A tribe as people know it: the seat's name, colour and sign. Ours. */
export interface Tribe {
  readonly id: string;
  readonly name: string;
  readonly colour: ColourId;
  readonly emblem: EmblemId;
}

/** The four tribes, by seat. */
export const TRIBES: readonly Tribe[] = [
  { id: 'ember', name: 'Ember', colour: 'red', emblem: 'flame' },
  { id: 'heron', name: 'Heron', colour: 'blue', emblem: 'heron' },
  { id: 'fern', name: 'Fern', colour: 'green', emblem: 'fern' },
  { id: 'flint', name: 'Flint', colour: 'violet', emblem: 'arrowhead' },
];

/** The tribe of a seat. Throws on a seat that Tusk! does not have. */
export function tribeOf(seat: Seat): Tribe {
  const tribe = TRIBES[seat];
  if (tribe === undefined) throw new RangeError(`No such seat: ${seat}.`);
  return tribe;
}
