import type { HexMap, Panel, Scene } from '../presentation/scene.ts';
import type { Context } from './context.ts';
import { panelHeight } from './panels.ts';

/** A rectangle in pixels of the full-size picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a map's origin comes to lie, and how many pixels its unit has. */
export interface MapArea {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The middle of the compass. */
  readonly compass: { readonly x: number; readonly y: number };
}

/** Where everything goes. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly title: Area;
  readonly map: MapArea | null;
  readonly panels: readonly { readonly panel: Panel; readonly area: Area }[];
  /** Panels are painted in these units: less than 1 where they would not fit. */
  readonly panelScale: number;
  readonly strips: readonly Area[];
}

/** The full size of a picture. A phone shows a third of it: nothing to be read is under 26 pixels high. */
export const WIDTH = 1200;
const GAP = 12;
const TITLE = 92;
const STRIP = 112;
const MAP = { width: 800, height: 868 } as const;
/** A map of a few tiles is not blown up beyond this. */
const LARGEST_TILE = 150;
export const COMPASS_RADIUS = 78;

/** Where the parts of a scene go. The context only measures text. */
export function layOut(ctx: Context, scene: Scene): Layout {
  const title: Area = { x: 0, y: 0, width: WIDTH, height: TITLE };
  const top = TITLE + GAP;
  const beside =
    scene.map === null
      ? spread(ctx, scene.panels, top)
      : stacked(ctx, scene.panels, {
          x: MAP.width + 2 * GAP,
          y: top,
          width: WIDTH - MAP.width - 3 * GAP,
          height: MAP.height,
        });
  const bottom = top + (scene.map === null ? beside.height : MAP.height) + GAP;
  const strips = stripAreas(scene.strips.length, bottom);
  const last = strips.at(-1);
  return {
    width: WIDTH,
    height: last === undefined ? bottom : last.y + last.height + GAP,
    title,
    map: scene.map === null ? null : fitMap(scene.map, { x: GAP, y: top, ...MAP }),
    panels: beside.panels,
    panelScale: beside.scale,
    strips,
  };
}

/** Two beside each other, or three where there are more than four seats. */
function stripAreas(seats: number, y: number): Area[] {
  const columns = seats > 4 ? 3 : 2;
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  return Array.from({ length: seats }, (_, seat) => ({
    x: GAP + (seat % columns) * (width + GAP),
    y: y + Math.floor(seat / columns) * (STRIP + GAP),
    width,
    height: STRIP,
  }));
}

interface Beside {
  readonly panels: Layout['panels'];
  readonly scale: number;
  readonly height: number;
}

/** One under the other, all smaller where they are too high together. */
function stacked(ctx: Context, panels: readonly Panel[], area: Area): Beside {
  const heights = panels.map((panel) => panelHeight(ctx, panel, area.width));
  const whole = heights.reduce((sum, height) => sum + height + GAP, -GAP);
  const scale = Math.min(1, area.height / whole);
  let y = area.y;
  const placedPanels = panels.map((panel, index) => {
    const height = (heights[index] ?? 0) * scale;
    const at = { panel, area: { x: area.x, y, width: area.width, height } };
    y += height + GAP * scale;
    return at;
  });
  return { panels: placedPanels, scale, height: area.height };
}

/** In three columns, each next one where there is most room. */
function spread(ctx: Context, panels: readonly Panel[], top: number): Beside {
  const columns = 3;
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  const ends = Array.from({ length: columns }, () => top);
  const placedPanels = panels.map((panel) => {
    const height = panelHeight(ctx, panel, width);
    const y = Math.min(...ends);
    const column = ends.indexOf(y);
    ends[column] = y + height + GAP;
    return { panel, area: { x: GAP + column * (width + GAP), y, width, height } };
  });
  return { panels: placedPanels, scale: 1, height: Math.max(...ends) - top };
}

/** The map as large as it may be in its area, in the middle of it. */
function fitMap({ tiles }: HexMap, area: Area): MapArea {
  const half = Math.sqrt(3) / 2;
  const left = Math.min(...tiles.map(({ x }) => x - 1));
  const right = Math.max(...tiles.map(({ x }) => x + 1));
  const up = Math.min(...tiles.map(({ y }) => y - half));
  const down = Math.max(...tiles.map(({ y }) => y + half));
  const margin = 0.06;
  const scale = Math.min(
    LARGEST_TILE,
    area.width / (right - left + 2 * margin),
    area.height / (down - up + 2 * margin),
  );
  return {
    x: area.x + area.width / 2 - ((left + right) / 2) * scale,
    y: area.y + area.height / 2 - ((up + down) / 2) * scale,
    scale,
    compass: { x: area.x + COMPASS_RADIUS, y: area.y + COMPASS_RADIUS },
  };
}
