import type { Display, Pane, Scene } from '../../presentation/scene.ts';
import type { Area, Context } from '../context.ts';
import { displayHeight } from '../displays.ts';
import { paneHeight } from '../panes.ts';
import { landscapeHeight } from './landscape.ts';

const GAP = 12;
/** So many lots lie side by side, and a pane takes the room of two. */
const COLUMNS = 4;
const OF_PANE = 2;
/** More captions than this stand over the whole width; what points are made of always does. */
const BESIDE = 4;

/** Where a landscape lies and all that stands below it, and how high that is together. */
export interface Spread {
  readonly landscape: Area | null;
  readonly displays: readonly { readonly display: Display; readonly area: Area }[];
  readonly panes: readonly { readonly pane: Pane; readonly area: Area }[];
  readonly height: number;
}

/** A display or a pane, and how many columns it takes. */
interface Block {
  readonly columns: number;
  readonly heightAt: (width: number) => number;
  readonly put: (area: Area) => void;
}

/** From `top` down: the landscape, then displays and panes in rows that are as full as they come. */
export function spreadOut(
  ctx: Context,
  { landscape, displays, panes }: Scene,
  width: number,
  top: number,
): Spread {
  const wide = width - 2 * GAP;
  const area =
    landscape === null
      ? null
      : { x: GAP, y: top, width: wide, height: landscapeHeight(landscape, wide) };
  const laid: Spread['displays'][number][] = [];
  const told: Spread['panes'][number][] = [];
  const blocks = [
    ...displays.map(
      (display): Block => ({
        columns: Math.min(COLUMNS, display.lots.length),
        heightAt: (room) => displayHeight(ctx, display, room),
        put: (at) => laid.push({ display, area: at }),
      }),
    ),
    ...panes.map(
      (pane): Block => ({
        columns: columnsOf(pane),
        heightAt: (room) => paneHeight(ctx, pane, room),
        put: (at) => told.push({ pane, area: at }),
      }),
    ),
  ];
  let y = top + (area === null ? 0 : area.height + GAP);
  for (const row of inRows(blocks)) {
    const columns = row.reduce((sum, block) => sum + block.columns, 0);
    const share = (wide - GAP * (row.length - 1)) / columns;
    const heights = row.map((block) => block.heightAt(share * block.columns));
    let x = GAP;
    row.forEach((block, nth) => {
      const room = share * block.columns;
      block.put({ x, y, width: room, height: heights[nth] ?? 0 });
      x += room + GAP;
    });
    y += Math.max(...heights) + GAP;
  }
  return { landscape: area, displays: laid, panes: told, height: y - top - GAP };
}

/** How many columns a pane takes. */
const columnsOf = ({ rows }: Pane): number =>
  rows.some(({ row }) => row === 'score') ||
  rows.filter(({ row }) => row === 'step').length > BESIDE
    ? COLUMNS
    : OF_PANE;

/** Blocks in their order, each row as full as it can be. */
function inRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  let taken = 0;
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last !== undefined && taken + block.columns <= COLUMNS) {
      last.push(block);
      taken += block.columns;
    } else {
      rows.push([block]);
      taken = block.columns;
    }
  }
  return rows;
}
