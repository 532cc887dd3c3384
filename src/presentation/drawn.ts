import { LANDS } from './colours.ts';
import type { Art } from './drawing.ts';
import { FLAGS, SHARED_FIGURES, SHARED_ICONS, type Scene } from './scene.ts';
import { signsOn } from './signs.ts';

/** What a scene names and neither its game has drawn nor all games share, each with what it would be: "icon wheel". */
export function undrawnOn(scene: Scene, art: Art): string[] {
  const { map, landscape, cards } = scene;
  const drawn = new Set([
    ...named('icon', art.icons, SHARED_ICONS),
    ...named('flag', art.flags, FLAGS),
    ...named('figure', art.figures, SHARED_FIGURES),
    ...named('ground', art.grounds, LANDS),
    ...named('card', art.cards),
    ...named('look', art.looks),
    ...named('piece', art.pieces),
    ...named('edge', art.edges),
    ...named('backdrop', art.backdrops),
  ]);
  const figure = map?.compass?.figure ?? null;
  const shown = [
    ...signsOn(scene).filter((sign) => /^(icon|flag|figure|ground|piece|edge) /.test(sign)),
    ...(figure === null ? [] : [`figure ${figure}`]),
    ...(map?.tiles ?? []).flatMap(({ buried }) => (buried === null ? [] : [`ground ${buried}`])),
    ...cards.map((card) => `card ${card.art}`),
    ...(landscape?.sites ?? []).map(({ look }) => `look ${look}`),
    ...(landscape === null ? [] : [`backdrop ${landscape.backdrop}`]),
  ];
  return [...new Set(shown)].filter((one) => !drawn.has(one));
}

const named = (what: string, own: object = {}, shared: readonly string[] = []): string[] =>
  [...shared, ...Object.keys(own)].map((key) => `${what} ${key}`);
