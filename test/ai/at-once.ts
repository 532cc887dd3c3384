import type { Mind } from '../../src/ai/mind.ts';
import { judge } from '../../src/ai/judge.ts';
import { playSample } from '../../src/ai/sample.ts';
import { think } from '../../src/ai/think.ts';
import { SHELF } from '../../src/games/index.ts';
import type { App } from '../../src/match/app/app.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';

/** A mind without a thread: players think at once, on this one. */
export function mindAtOnce(shelf: () => App['shelf'] = () => SHELF): Mind {
  const editionOf = (game: string): AnyEdition => {
    const edition = shelf().get(game);
    if (edition === undefined) throw new Error(`There is no game ${game}.`);
    return edition;
  };
  return {
    choose: async (thought) => think(editionOf(thought.game), thought),
    judge: async (thought) => judge(editionOf(thought.game), thought),
    playSample: async (game, moments) => playSample(editionOf(game), moments),
    close: async () => {},
  };
}
