import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';

/** The four tribes, by seat: what they are known by in code, their sign beside names, and on pictures. Ours. */
export const TRIBES = [
  { id: 'blaze', colour: 'red', emblem: 'flame', emoji: '🔥' },
  { id: 'stork', colour: 'blue', emblem: 'heron', emoji: '🐦' },
  { id: 'reed', colour: 'green', emblem: 'fern', emoji: '🌿' },
  { id: 'spear', colour: 'violet', emblem: 'arrowhead', emoji: '🏹' },
] as const;

/** Which tribe a seat plays. Throws where there is no such seat. */
export const sideOf = (seat: Seat): (typeof TRIBES)[number] => item(TRIBES, seat);
