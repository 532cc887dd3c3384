import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';

/** The four tribes, by seat: what they are known by in code, and the sign beside their names in messages. */
export const TRIBES = [
  { id: 'torch', emoji: '🔥' },
  { id: 'crane', emoji: '🐦' },
  { id: 'moss', emoji: '🌿' },
  { id: 'obsidian', emoji: '🏹' },
] as const;

/** Which tribe a seat plays. Throws where there is no such seat. */
export const sideOf = (seat: Seat): (typeof TRIBES)[number] => item(TRIBES, seat);
