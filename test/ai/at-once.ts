import type { Mind } from '../../src/ai/mind.ts';
import { think } from '../../src/ai/think.ts';
import { SHELF } from '../../src/games/index.ts';
import type { House } from '../../src/match/house.ts';

/** A mind without a thread: players think at once, on this one. */
export function mindAtOnce(shelf: () => House['shelf'] = () => SHELF): Mind {
  return { choose: async (thought) => think(shelf(), thought), close: async () => {} };
}
