import type { Card, Display, HexMap, Pane, Row, Scene, Strip } from '../presentation/scene.ts';
import { layCards } from './cards.ts';
import type { Area, Context } from './context.ts';
import { boundsOf, fitMap, type MapArea, scaleOf, withoutEmptySnow } from './fit.ts';
import { crowdsOf } from './map.ts';
import { spreadOut } from './landscape/spread.ts';
import { FEW, paneHeight } from './panes.ts';
import { WIDTH } from './read.ts';
import { stripHeight } from './strips.ts';

/** Where everything goes. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Of no height where it is left out. */
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

const GAP = 12;
const TITLE = 92;
/** How high a map is at most: all of its names can be read on a phone, and a desk shows it no smaller than that. */
const MAP = 750;
/** How large a tile is at most below cards, which are what is chosen; and on a panel above displays. */
const TILE_UNDER_CARDS = 66;
const TILE_ABOVE_DISPLAYS = 76;
/** A picture on a panel is wide rather than high, as far as the names on its map can still be read. */
const PANEL = 700;
const TILE_ON_PANEL = 53;

/**
 * Where the parts of a scene go, from above: a map or a landscape with its displays; panes; cards, which are above
 * their map; who stands on a crowded tile; strips. The context only measures text.
 */
export function layOut(ctx: Context, whole: Scene): Layout {
  const { cards, panes, landscape, displays, ...scene } = whole;
  const map = scene.map && withoutEmptySnow(scene.map);
  const head = whole.untitled === true ? 0 : TITLE;
  let end = head + GAP;
  const below = <Part extends { readonly height: number }>(part: Part): Part => {
    end += part.height === 0 ? 0 : part.height + GAP;
    return part;
  };
  const isFirst = cards.length === 0;
  const shown = scene.shown.flatMap((seat) => scene.strips.find((one) => one.seat === seat) ?? []);
  const onPanel = (map: HexMap): number => {
    if (displays.length > 0) return heightAt(map, TILE_ABOVE_DISPLAYS);
    const rest = spread(ctx, panes, 0).height + stripAreas(ctx, shown, 0).height;
    return Math.max(heightAt(map, TILE_ON_PANEL), PANEL - rest - 4 * GAP);
  };
  const most = (map: HexMap): number => Math.min(MAP, whole.untitled === true ? onPanel(map) : MAP);
  const first = map === null || !isFirst ? null : below(across(ctx, map, end, most(map)));
  const board =
    landscape === null && displays.length === 0
      ? { landscape: null, displays: [], ...below(spread(ctx, panes, end)) }
      : below(spreadOut(ctx, whole, WIDTH, end));
  const laid = below(layCards(ctx, cards, end));
  const last =
    map === null || isFirst ? null : below(across(ctx, map, end, heightAt(map, TILE_UNDER_CARDS)));
  const area = (first ?? last)?.map ?? null;
  const crowds = below(spread(ctx, crowdPanes(area), end));
  const strips = below(stripAreas(ctx, shown, end));
  return {
    width: WIDTH,
    height: Math.ceil(end),
    title: { x: 0, y: 0, width: WIDTH, height: head },
    map: area,
    landscape: board.landscape,
    displays: board.displays,
    panes: board.panes,
    paneScale: 1,
    crowds: crowds.panes,
    cards: laid.cards,
    strips: strips.strips,
  };
}

/** In shares of what can be read: pieces that are smaller are shown beside the map as well. */
const SMALL = 0.8;

/**
 * A pane for each tile on which pieces stand as one or cannot be read, with all of them and with marks that have no
 * room there; of tiles that stand back none.
 */
export function crowdPanes(area: MapArea | null): Pane[] {
  if (area === null) return [];
  const { lit } = area.map;
  return crowdsOf(area.map, area.least).flatMap(({ tile: { name, pieces }, standing, aside }) => {
    if (lit?.includes(name) === false) return [];
    const isCrowded = standing.some(
      ({ heap, scale }) => heap.length > 0 || scale < SMALL * area.least,
    );
    if (!isCrowded && aside.length === 0) return [];
    const marks: Row[] = aside.length === 0 ? [] : [{ row: 'marks', marks: aside }];
    return [{ title: name, rows: [...marks, { row: 'pieces', doing: '', pieces }] }];
  });
}

/** How high a map is whose tiles are so large. */
const heightAt = (map: HexMap, tile: number): number => boundsOf(map).height * tile;

/** A map over the whole width, no higher than it needs to be. */
function across(ctx: Context, map: HexMap, y: number, most: number) {
  const room = { x: GAP, y, width: WIDTH - 2 * GAP, height: most };
  const height = Math.min(most, boundsOf(map).height * scaleOf(map, room));
  return { map: fitMap(ctx, map, { ...room, height }, WIDTH), height };
}

/** Two beside each other; one alone over the whole width. */
function stripAreas(ctx: Context, strips: readonly Strip[], top: number) {
  const columns = Math.min(strips.length, 2);
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  let y = top;
  const areas = strips.map((strip, index) => {
    const column = index % columns;
    const row = strips.slice(index - column, index - column + columns);
    const height = Math.max(...row.map((one) => stripHeight(ctx, one, width)));
    const area = { x: GAP + column * (width + GAP), y, width, height };
    if (column === columns - 1 || index === strips.length - 1) y += height + GAP;
    return { strip, area };
  });
  return { strips: areas, height: Math.max(0, y - top - GAP) };
}

/** How small panes may become, the largest first. */
const SCALES: readonly number[] = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4];
interface Beside {
  readonly panes: Layout['panes'];
  readonly scale: number;
  readonly height: number;
}

type Spread = Pick<Beside, 'panes' | 'height'>;

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

/**
 * Panes in two columns, each next one where there is most room; over the whole width captions, one alone, and what is
 * lower so. The height is 0 where there are none.
 */
function spread(ctx: Context, panes: readonly Pane[], top: number): Spread {
  const [wide, narrow] = [inColumns(ctx, panes, top, true), inColumns(ctx, panes, top, false)];
  return wide.height <= narrow.height ? wide : narrow;
}

/** The same, with what is lower so over the whole width, or not. */
function inColumns(ctx: Context, panes: readonly Pane[], top: number, isWide: boolean): Spread {
  const whole = WIDTH - 2 * GAP;
  const half = (whole - GAP) / 2;
  let ends: readonly [number, number] = [top, top];
  const placedPanes = panes.map((pane) => {
    const [left, right] = ends;
    const [high, low] = [paneHeight(ctx, pane, half), paneHeight(ctx, pane, whole)];
    const isLower = isWide && pane.rows.length <= FEW && low < high;
    if (panes.length === 1 || isLower || pane.rows.some(({ row }) => row === 'step')) {
      const y = Math.max(left, right);
      ends = [y + low + GAP, y + low + GAP];
      return { pane, area: { x: GAP, y, width: whole, height: low } };
    }
    const [x, y] = left <= right ? [GAP, left] : [2 * GAP + half, right];
    ends = left <= right ? [y + high + GAP, right] : [left, y + high + GAP];
    return { pane, area: { x, y, width: half, height: high } };
  });
  return { panes: placedPanes, height: Math.max(0, Math.max(...ends) - top - GAP) };
}
