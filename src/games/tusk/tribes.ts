import type { Seat } from '../../engine/game.ts';
import type { ColourId, EmblemId } from '../../presentation/scene.ts';

/** A tribe as people know it: the seat's name (in the words), colour and sign. Ours. */
export interface Tribe {
  readonly id: 'ember' | 'heron' | 'fern' | 'flint';
  readonly colour: ColourId;
  readonly emblem: EmblemId;
  /** Beside its name in messages. */
  readonly emoji: string;
}

/** The four tribes, by seat. */
export const TRIBES: readonly Tribe[] = [
  { id: 'ember', colour: 'red', emblem: 'flame', emoji: '🔥' },
  { id: 'heron', colour: 'blue', emblem: 'heron', emoji: '🐦' },
  { id: 'fern', colour: 'green', emblem: 'fern', emoji: '🌿' },
  { id: 'flint', colour: 'violet', emblem: 'arrowhead', emoji: '🏹' },
];

/** The tribe of a seat. Throws on a seat that Tusk! does not have. */
export function tribeOf(seat: Seat): Tribe {
  const tribe = TRIBES[seat];
  if (tribe === undefined) throw new RangeError(`No such seat: ${seat}.`);
  return tribe;
}
