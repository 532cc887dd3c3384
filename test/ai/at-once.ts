import type { Mind } from '../../src/ai/mind.ts';
import { think } from '../../src/ai/think.ts';
import { SHELF } from '../../src/games/index.ts';
import type { House } from '../../src/match/house.ts';

/** A mind without a thread: players think at once, on this one. */
export function mindAtOnce(shelf: () => House['shelf'] = () => SHELF): Mind {
  return {
    async choose(thought) {
      const edition = shelf().get(thought.game);
      if (edition === undefined) throw new Error(`There is no game ${thought.game}.`);
      return think(edition, thought);
    },
    close: async () => {},
  };
}
