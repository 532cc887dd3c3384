import { RISE_ART } from '../../src/games/rise-of-tribes/art/index.ts';
import { STONE_AGE_ART } from '../../src/games/stone-age/art/index.ts';
import { TUSK_ART } from '../../src/games/tusk/art/index.ts';
import { VALLEY_ART } from '../../src/games/valley-of-the-mammoths/art/index.ts';
import type { Art } from '../../src/presentation/drawing.ts';
import { registerArt } from '../../src/render/drawings/registry.ts';
import { specimenLand } from '../../src/render/specimen-land.ts';
import { specimenBoard, specimenCards } from '../../src/render/specimen.ts';

/** The art of the games on the shelf; whoever imports this file can paint their scenes. */
export const ARTS: ReadonlyMap<string, Art> = new Map<string, Art>([
  ['tusk', TUSK_ART],
  ['stone-age', STONE_AGE_ART],
  ['rise-of-tribes', RISE_ART],
  ['valley-of-the-mammoths', VALLEY_ART],
]);
registerArt(ARTS);

export const SPECIMEN_BOARD = specimenBoard('tusk', TUSK_ART);
export const SPECIMEN_CARDS = specimenCards('tusk', TUSK_ART);
export const SPECIMEN_LAND = specimenLand('stone-age', STONE_AGE_ART);
