import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';

/** The six tribes, by seat: what they are known by in code, their sign beside names, and on pictures. Ours. */
export const SIDES = [
  { id: 'spark', colour: 'red', emblem: 'flame', emoji: '🔥' },
  { id: 'ibis', colour: 'blue', emblem: 'heron', emoji: '🐦' },
  { id: 'bracken', colour: 'green', emblem: 'fern', emoji: '🌿' },
  { id: 'arrow', colour: 'violet', emblem: 'arrowhead', emoji: '🏹' },
  { id: 'sun', colour: 'sky', emblem: 'sun', emoji: '🌞' },
  { id: 'trout', colour: 'brown', emblem: 'fish', emoji: '🐟' },
] as const;

/** Which tribe a seat plays. Throws where there is no such seat. */
export const sideOf = (seat: Seat): (typeof SIDES)[number] => item(SIDES, seat);
