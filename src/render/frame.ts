import type { HexMap, Panel, Scene, Tile } from '../presentation/scene.ts';
import type { Beat } from '../presentation/story.ts';
import { type Area, box, type Context, filled, stroked } from './context.ts';
import type { Keep } from './keep.ts';
import { fitMap, layOut, type Layout } from './layout.ts';
import type { Theme } from './palette.ts';
import { panelHeight } from './panels.ts';
import { paintScene } from './picture.ts';
import { wrapped, write } from './text.ts';

/** Where everything of an animation goes: the same in all its frames, so that only what happens moves. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly caption: Area;
  layout(scene: Scene): Layout;
}

const GAP = 12;
const TITLE = 92;
const STRIP = 112;
/** Of a map and, beside it, the strips. */
const MAP = { width: 724, height: 800 } as const;
const SIDE = 440;
const CAPTION = 116;
/** How much of the story is over, at the lower edge. */
const PROGRESS = 10;
const TEXT = { size: 34, weight: 'normal' } as const;
const LINE = 44;
const LINES = 2;
const PAD = 18;

/** The stage for the scenes of one match. The context only measures text. */
export function buildStage(ctx: Context, scenes: readonly Scene[]): Stage {
  const map = wholeMap(scenes);
  const layout = map === null ? (scene: Scene) => layOut(ctx, scene) : besideMap(ctx, map);
  const sizes = scenes.map(layout);
  const width = Math.max(...sizes.map((size) => size.width));
  const top = Math.max(...sizes.map((size) => size.height));
  return {
    width,
    height: top + CAPTION + GAP + PROGRESS,
    caption: { x: GAP, y: top, width: width - 2 * GAP, height: CAPTION },
    layout,
  };
}

/** All tiles that are on the map at any time; null where some scene has none. */
function wholeMap(scenes: readonly Scene[]): HexMap | null {
  const tiles = new Map<string, Tile>();
  for (const { map } of scenes) {
    if (map === null) return null;
    for (const tile of map.tiles) tiles.set(tile.name, tile);
  }
  return { tiles: [...tiles.values()], compass: [], marks: [], lit: null };
}

/** The map where it will be when it is whole; the strips beside it, and panels below them. */
function besideMap(ctx: Context, whole: HexMap): (scene: Scene) => Layout {
  const y = TITLE + GAP;
  const map = fitMap(whole, { x: GAP, y, ...MAP });
  const width = MAP.width + SIDE + 3 * GAP;
  const x = MAP.width + 2 * GAP;
  return (scene) => {
    const strips = scene.strips.map((strip, index) => ({
      strip,
      area: { x, y: y + index * (STRIP + GAP), width: SIDE, height: STRIP },
    }));
    const below = y + strips.length * (STRIP + GAP);
    const panels = stacked(ctx, scene.panels, {
      x,
      y: below,
      width: SIDE,
      height: y + MAP.height - below,
    });
    return {
      width,
      height: y + MAP.height + GAP,
      title: { x: 0, y: 0, width, height: TITLE },
      map,
      panels,
      panelScale: 1,
      cards: [],
      strips,
    };
  };
}

/** As many panels, one under the other, as there is room for. */
function stacked(ctx: Context, panels: readonly Panel[], room: Area): Layout['panels'] {
  let y = room.y;
  return panels.flatMap((panel) => {
    const height = panelHeight(ctx, panel, room.width);
    if (y + height > room.y + room.height) return [];
    const area = { x: room.x, y, width: room.width, height };
    y += height + GAP;
    return [{ panel, area }];
  });
}

/** Paints one beat; `done` is how much of the story is over then, from 0 to 1. */
export function paintFrame(
  ctx: Context,
  theme: Theme,
  stage: Stage,
  { scene, caption }: Beat,
  done: number,
  keep: Keep,
): void {
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, stage.width, stage.height);
  paintScene(ctx, theme, scene, stage.layout(scene), keep);
  const { x, y, width, height } = stage.caption;
  box(ctx, x + 1.5, y + 1.5, width - 3, height - 3, 16);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 3);
  const lines = captionLines(ctx, caption, width - 2 * PAD);
  lines.forEach((text, index) => {
    const middle = y + height / 2 + (index - (lines.length - 1) / 2) * LINE;
    write(ctx, text, x + PAD, middle, { ...TEXT, colour: theme.ink }, width - 2 * PAD);
  });
  ctx.fillStyle = theme.line;
  ctx.fillRect(0, stage.height - PROGRESS, stage.width, PROGRESS);
  ctx.fillStyle = theme.glow;
  ctx.fillRect(0, stage.height - PROGRESS, stage.width * done, PROGRESS);
}

/**
 * A caption in two lines: all that was told where it fits, else the first and the last of it, then as much
 * of the rest as there is room for. The last line is cut where even one sentence is too long.
 */
export function captionLines(ctx: Context, caption: readonly string[], width: number): string[] {
  const told = caption.map(plain).filter((line) => line !== '');
  const order = [0, told.length - 1, ...told.keys()];
  let kept = new Set<number>();
  for (const index of order) {
    const more = new Set(kept).add(index);
    if (kept.size > 0 && inLines(ctx, told, more, width).length > LINES) continue;
    kept = more;
  }
  const lines = inLines(ctx, told, kept, width);
  if (lines.length <= LINES) return lines;
  return [...lines.slice(0, LINES - 1), lines.slice(LINES - 1).join(' ')];
}

function inLines(
  ctx: Context,
  told: readonly string[],
  which: ReadonlySet<number>,
  width: number,
): string[] {
  const text = told.filter((_, index) => which.has(index)).join(' ');
  return text === '' ? [] : wrapped(ctx, text, width, TEXT);
}

/** Without the signs by which Discord makes text bold, and with a full stop at the end. */
function plain(line: string): string {
  const text = line.replace(/\*\*|__|~~|^-# /g, '').trim();
  return text === '' || /[.!?:…]$/.test(text) ? text : `${text}.`;
}
