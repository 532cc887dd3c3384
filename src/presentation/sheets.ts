import type { Pane, Row, Scene } from './scene.ts';

/** What happens on the land, and who stands where: it is looked at together with the land. */
const ON_LAND: ReadonlySet<Row['row']> = new Set([
  'place',
  'pieces',
  'marks',
  'roll',
  'dice',
  'step',
]);

const isOnLand = ({ rows }: Pane): boolean => rows.some(({ row }) => ON_LAND.has(row));

/**
 * A whole board in pictures, one below the other, as a desk caps the height of each: the land with what happens on it,
 * then what else is known and what everybody has. What lies open is with a drawn land, which is low and whose people go
 * there too; a map takes all the height there is.
 *
 * @returns one alone where there is no land, or nothing beside it
 */
export function sheetsOf(scene: Scene): readonly [land: Scene, ...beside: Scene[]] {
  const { map, landscape, displays, panes, shown } = scene;
  if (map === null && landscape === null) return [scene];
  const near = landscape === null ? [] : displays;
  const aside = panes.filter((pane) => !isOnLand(pane));
  const land: Scene = {
    ...scene,
    displays: near,
    panes: panes.filter(isOnLand),
    shown: [],
  };
  const beside: Scene = {
    ...scene,
    untitled: true,
    map: null,
    landscape: null,
    displays: landscape === null ? displays : [],
    panes: aside,
    cards: [],
  };
  const isEmpty = beside.displays.length + aside.length + shown.length === 0;
  return isEmpty ? [land] : [land, beside];
}
