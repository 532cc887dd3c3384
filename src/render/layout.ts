import type { Card, Display, HexMap, Pane, Row, Scene, Strip } from '../presentation/scene.ts';
import { layCards } from './cards.ts';
import type { Area, Context } from './context.ts';
import { boundsOf, fitMap, type MapArea, scaleOf, withoutEmptySnow } from './fit.ts';
import { crowdsOf } from './map.ts';
import { LAND_WIDTH, spreadOut } from './landscape/spread.ts';
import { paneHeight } from './panes.ts';
import { stripHeight } from './strips.ts';

/** Where everything goes. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly title: Area;
  readonly map: MapArea | null;
  readonly landscape: Area | null;
  readonly displays: readonly { readonly display: Display; readonly area: Area }[];
  readonly panes: readonly { readonly pane: Pane; readonly area: Area }[];
  /** Panes are painted in these units: less than 1 where they would not fit. */
  readonly paneScale: number;
  /** Who stands on a tile where they are too many to be told apart. */
  readonly crowds: Layout['panes'];
  readonly cards: readonly { readonly card: Card; readonly area: Area }[];
  readonly strips: readonly { readonly strip: Strip; readonly area: Area }[];
}

/** The full size of a board. A phone shows a third of it: nothing to be read is under 25 pixels high. */
const WIDTH = 1200;
/** A map or a pane alone, and how high a map may be. */
const ALONE = { width: 800, height: 730 } as const;
const GAP = 12;
const TITLE = 92;
const MAP = { width: 800, height: 868 } as const;
/** A map over the whole width with its panes below it, where these are no higher: a phone shows all of it larger. */
const ABOVE = { width: 1000, height: 900, panes: 310 } as const;
/** How large a tile is at most below cards, which are what is chosen: larger than on a whole map, and no larger. */
const TILE_UNDER_CARDS = 124;

/** Where the parts of a scene go. The context only measures text. */
export function layOut(ctx: Context, whole: Scene): Layout {
  const scene = { ...whole, map: whole.map && withoutEmptySnow(whole.map) };
  const shown = scene.shown.flatMap((seat) => scene.strips.find((one) => one.seat === seat) ?? []);
  const width = widthFor(ctx, scene);
  const top = TITLE + GAP;
  const main = middle(ctx, scene, width, top);
  const below = top + main.height + GAP;
  const crowds = crowdPanes(main.map);
  const band = crowds.length === 0 ? null : spread(ctx, crowds, width, below);
  const bottom = below + (band?.height ?? 0);
  const strips = stripAreas(ctx, shown, width, bottom);
  const last = strips.at(-1)?.area;
  return {
    width,
    height: Math.ceil(last === undefined ? bottom : last.y + last.height + GAP),
    title: { x: 0, y: 0, width, height: TITLE },
    map: main.map,
    landscape: main.landscape,
    displays: main.displays,
    panes: main.panes,
    paneScale: main.scale,
    crowds: band?.panes ?? [],
    cards: main.cards,
    strips,
  };
}

/** A pane for each tile on which pieces stand as one, with all of them and with marks that have no room there. */
export function crowdPanes(area: MapArea | null): Pane[] {
  if (area === null) return [];
  return crowdsOf(area.map, area.least).flatMap(({ tile: { name, pieces }, standing, aside }) => {
    if (!standing.some(({ heap }) => heap.length > 0) && aside.length === 0) return [];
    const marks: Row[] = aside.length === 0 ? [] : [{ row: 'marks', marks: aside }];
    return [{ title: name, rows: [...marks, { row: 'pieces', doing: '', pieces }] }];
  });
}

function widthFor(ctx: Context, { cards, map, landscape, displays, panes }: Scene): number {
  if (landscape !== null || displays.length > 0) {
    return cards.length === 0 ? LAND_WIDTH : layCards(ctx, cards, 0, LAND_WIDTH).width;
  }
  if (cards.length > 0) {
    const { width } = layCards(ctx, cards, 0);
    return panes.length === 0 ? width : Math.max(WIDTH, width);
  }
  if (isAbove(ctx, { map, panes })) return ABOVE.width;
  const isAlone = map === null ? panes.length === 1 : panes.length === 0;
  return isLegend(panes) || isAlone ? ALONE.width : WIDTH;
}

/** Whether the panes of a map have room below it. Captions always do: both they and the map are read larger so. */
function isAbove(ctx: Context, { map, panes }: Pick<Scene, 'map' | 'panes'>): boolean {
  if (map === null || panes.length === 0) return false;
  return panes.some(isCaptions) || spread(ctx, panes, ABOVE.width, 0).height <= ABOVE.panes;
}

const isCaptions = ({ rows }: Pane): boolean => rows.some(({ row }) => row === 'step');

/** Whether there is nothing but signs: they are read one by one, so they come out larger. */
const isLegend = (panes: readonly Pane[]): boolean =>
  panes.length > 0 && panes.every(({ rows }) => rows.every(({ row }) => row === 'sign'));

/** What lies between the title and the strips. */
interface Middle extends Beside {
  readonly map: MapArea | null;
  readonly landscape: Layout['landscape'];
  readonly displays: Layout['displays'];
  readonly cards: Layout['cards'];
}

function middle(ctx: Context, scene: Scene, width: number, y: number): Middle {
  const { cards, landscape, displays } = scene;
  if (landscape === null && displays.length === 0) {
    return { landscape: null, displays: [], ...mapOrPanes(ctx, scene, width, y) };
  }
  const above = spreadOut(ctx, scene, width, y);
  if (cards.length === 0) return { ...above, scale: 1, map: null, cards: [] };
  const below = layCards(ctx, cards, y + above.height + GAP, width);
  const height = above.height + GAP + below.height;
  return { ...above, height, scale: 1, map: null, cards: below.cards };
}

/** A map with its panes, or panes with cards below them. */
function mapOrPanes(
  ctx: Context,
  { map, panes, cards }: Scene,
  width: number,
  y: number,
): Omit<Middle, 'landscape' | 'displays'> {
  if (map === null || cards.length > 0) {
    const above = panes.length === 0 ? null : spread(ctx, panes, width, y);
    const laid = cards.length === 0 ? null : layCards(ctx, cards, y + (above?.height ?? 0), width);
    const high = (above?.height ?? 0) + (laid?.height ?? 0);
    const below =
      map === null ? null : acrossFrom(map, width, y + high + GAP, heightUnderCards(map));
    const height = below === null ? high : high + GAP + below.height;
    const { panes: sheets = [] } = above ?? {};
    return { panes: sheets, scale: 1, map: below?.map ?? null, cards: laid?.cards ?? [], height };
  }
  if (panes.length === 0) {
    return { panes: [], scale: 1, cards: [], ...acrossFrom(map, width, y, ALONE.height) };
  }
  if (isAbove(ctx, { map, panes })) {
    const above = acrossFrom(map, width, y, ABOVE.height);
    const below = belowMap(ctx, panes, width, y + above.height + GAP);
    const height = above.height + GAP + below.height;
    return { ...below, height, map: above.map, cards: [] };
  }
  const beside = stacked(ctx, panes, {
    x: MAP.width + 2 * GAP,
    y,
    width: width - MAP.width - 3 * GAP,
    height: MAP.height,
  });
  const area = { x: GAP, y, width: MAP.width, height: beside.height };
  return { ...beside, map: fitMap(map, area, width), cards: [] };
}

/** How high a map is at most below cards. */
const heightUnderCards = (map: HexMap): number =>
  Math.min(ABOVE.height, boundsOf(map).height * TILE_UNDER_CARDS);

/** A map over the whole width, no higher than it needs to be. */
function acrossFrom(map: HexMap, width: number, y: number, most: number) {
  const room = { x: GAP, y, width: width - 2 * GAP, height: most };
  const height = Math.min(most, boundsOf(map).height * scaleOf(map, room));
  return { map: fitMap(map, { ...room, height }, width), height };
}

/** Captions over the whole width, and what goes with them one below the other; other panes side by side. */
function belowMap(ctx: Context, panes: readonly Pane[], width: number, y: number): Beside {
  if (!panes.some(isCaptions)) return spread(ctx, panes, width, y);
  const wide = width - 2 * GAP;
  let end = y;
  const placedPanes = panes.map((pane) => {
    const height = paneHeight(ctx, pane, wide / READ) * READ;
    const at = { pane, area: { x: GAP, y: end, width: wide, height } };
    end += height + GAP;
    return at;
  });
  return { panes: placedPanes, scale: READ, height: end - y };
}

/** Two beside each other, or three where there are more than four seats; one alone over the whole width. */
function stripAreas(
  ctx: Context,
  strips: readonly Strip[],
  whole: number,
  top: number,
): Layout['strips'] {
  const columns = Math.min(strips.length, strips.length > 4 ? 3 : 2);
  const width = (whole - GAP * (columns + 1)) / columns;
  let y = top;
  return strips.map((strip, index) => {
    const column = index % columns;
    const row = strips.slice(index - column, index - column + columns);
    const height = Math.max(...row.map((one) => stripHeight(ctx, one, width)));
    const area = { x: GAP + column * (width + GAP), y, width, height };
    if (column === columns - 1) y += height + GAP;
    return { strip, area };
  });
}

/** How small panes may become, the largest first. */
const SCALES: readonly number[] = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4];
/** Captions are read on a phone as well: large, and rather the picture grows. */
const READ = 1.15;

interface Beside {
  readonly panes: Layout['panes'];
  readonly scale: number;
  readonly height: number;
}

/** One under the other, all smaller where they are too high together. */
export function stacked(ctx: Context, panes: readonly Pane[], area: Area): Beside {
  const heightsAt = (scale: number) =>
    panes.map((pane) => paneHeight(ctx, pane, area.width / scale) * scale);
  const total = (scale: number) =>
    heightsAt(scale).reduce((sum, height) => sum + height + GAP * scale, -GAP * scale);
  const scale = SCALES.find((one) => total(one) <= area.height) ?? SCALES.at(-1) ?? 1;
  const heights = heightsAt(scale);
  let y = area.y;
  const placedPanes = panes.map((pane, index) => {
    const height = heights[index] ?? 0;
    const at = { pane, area: { x: area.x, y, width: area.width, height } };
    y += height + GAP * scale;
    return at;
  });
  return { panes: placedPanes, scale, height: area.height };
}

/** In three columns at most, or two where these would be too narrow, each next one where there is most room. */
function spread(ctx: Context, panes: readonly Pane[], whole: number, top: number): Beside {
  const columns = Math.min(whole < WIDTH ? 2 : 3, panes.length);
  const width = (whole - GAP * (columns + 1)) / columns;
  const ends = Array.from({ length: columns }, () => top);
  const placedPanes = panes.map((pane) => {
    const height = paneHeight(ctx, pane, width);
    const y = Math.min(...ends);
    const column = ends.indexOf(y);
    ends[column] = y + height + GAP;
    return { pane, area: { x: GAP + column * (width + GAP), y, width, height } };
  });
  return { panes: placedPanes, scale: 1, height: Math.max(...ends) - top };
}
