import { written } from '../../test/render/written.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { ruler } from '../../src/render/easel.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { layOut } from '../../src/render/layout.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintScene } from '../../src/render/picture.ts';

/** What somebody sees who looks at a picture. */
export interface Drawn {
  /** Words that are painted on it, whatever they stand on. */
  readonly words: number;
  /** Whether all of the map or the land is on it. */
  readonly isWhole: boolean;
}

/** A word on a picture has two letters in a row: numbers and places such as "F3" are signs, and seen rather than read. */
const WORD = /\p{L}{2}/u;

/**
 * What is drawn of a scene.
 *
 * @param tiles how many the map of the whole board has
 */
export function drawnOf(scene: Scene, tiles: number): Drawn {
  const all = written((ctx) =>
    paintScene(ctx, THEMES.day, scene, layOut(ruler, scene), paintUncached),
  );
  const words = all.flatMap(({ text }) => text.split(/\s+/u)).filter((one) => WORD.test(one));
  const { map, landscape } = scene;
  return {
    words: words.length,
    isWhole: landscape !== null || (map !== null && map.tiles.length >= tiles),
  };
}
