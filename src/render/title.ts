import type { Scene, Strip } from '../presentation/scene.ts';
import { paintBadge } from './badge.ts';
import { type Area, type Context, placed } from './context.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { appSpeech } from '../words/index.ts';
import { sizeFor, widthOf, wrapped, writeAgain } from './text.ts';

const PAD = 20;
const GAP = 24;
/** A badge with the gap after it, and its radius; smaller where many are waited for. */
const BADGE = { pitch: 70, radius: 30 } as const;
const SMALL_BADGE = { pitch: 50, radius: 22 } as const;
/** From how many on. */
const MANY = 5;
/** What is left to the turn and the phase at least. */
const LEAST_TURN = 240;
/** In less room than this no name makes sense. */
const LEAST_NAME = 160;
/** The turn and the phase in one line, above the match: as large as they fit. */
const ONE_LINE = { sizes: [36, 34, 32, 30, 28], y: 30, match: { size: 27, y: 68 } } as const;
/** The same in two lines, where they fit in no size. */
const TWO_LINES = { size: 26, ys: [18, 46], match: { size: 24, y: 75 } } as const;

/** The bar at the top: the turn and phase, the match, and whom the game waits for. */
export function paintTitle(
  ctx: Context,
  theme: Theme,
  scene: Scene,
  { x, y, width, height }: Area,
  cache: PaintCache,
): void {
  const { title, strips } = scene;
  const toMove = appSpeech(scene.language).say('pictures.to move');
  const movers = strips.filter(({ seat }) => title.toMove.includes(seat));
  placed(ctx, x, y, 1, () => {
    ctx.fillStyle = theme.bar;
    ctx.fillRect(0, 0, width, height);
    const turn = `${title.round} · ${title.phase}`;
    const [largest] = ONE_LINE.sizes;
    // The number of the match stands at its end: whoever it waits for leaves it room.
    const named = widthOf(ctx, title.match, { ...ONE_LINE.match, weight: 'normal' });
    const wanted = Math.max(named, widthOf(ctx, turn, { size: largest }));
    const rooms = {
      name: width - 2 * PAD - GAP - wanted,
      movers: width - 2 * PAD - GAP - Math.max(LEAST_TURN, movers.length < MANY ? 0 : named),
    };
    const right = paintMovers(ctx, theme, toMove, movers, width - PAD, height / 2, rooms, cache);
    paintTurn(ctx, theme, turn, title.match, right - PAD, cache);
  });
}

/** The turn and the phase, whole where two lines hold them, and the match below. */
function paintTurn(
  ctx: Context,
  theme: Theme,
  turn: string,
  match: string,
  room: number,
  cache: PaintCache,
): void {
  const colour = theme.barInk;
  const size = sizeFor(ctx, turn, room, ONE_LINE.sizes);
  const isOne = widthOf(ctx, turn, { size }) <= room;
  if (isOne) {
    writeAgain(ctx, turn, PAD, ONE_LINE.y, { size, colour }, cache, room);
  } else {
    const type = { size: TWO_LINES.size, colour } as const;
    const [first = '', ...others] = wrapped(ctx, turn, room, type);
    const [upper, lower] = TWO_LINES.ys;
    writeAgain(ctx, first, PAD, upper, type, cache, room);
    writeAgain(ctx, others.join(' '), PAD, lower, type, cache, room);
  }
  const { y, ...small } = isOne ? ONE_LINE.match : TWO_LINES.match;
  writeAgain(ctx, match, PAD, y, { ...small, weight: 'normal', colour }, cache, room);
}

/** The badges of those whose move it is, from the right, one alone with its name. Returns where they begin. */
function paintMovers(
  ctx: Context,
  theme: Theme,
  toMove: string,
  movers: readonly Strip[],
  end: number,
  middle: number,
  /** How wide they may be with the name of one alone, and at most. */
  rooms: { readonly name: number; readonly movers: number },
  cache: PaintCache,
): number {
  if (movers.length === 0) return end;
  const small = { size: 27, colour: theme.barAccent, align: 'right' } as const;
  const { pitch, radius } = movers.length < MANY ? BADGE : SMALL_BADGE;
  const all = widthOf(ctx, toMove, small);
  const said = all <= rooms.movers - movers.length * pitch ? all : 0;
  let right = end;
  const big = { size: 34, colour: theme.barInk } as const;
  const only = movers.length === 1 ? movers[0] : undefined;
  const space =
    only === undefined ? 0 : Math.min(widthOf(ctx, only.name, big), rooms.name - said - pitch - 12);
  if (only !== undefined && (space >= LEAST_NAME || space === widthOf(ctx, only.name, big))) {
    right -= space;
    writeAgain(ctx, only.name, right, middle, big, cache, space);
    right -= 12;
  }
  for (const mover of [...movers].reverse()) {
    paintBadge(ctx, theme, mover, right - radius, middle, radius, cache);
    right -= pitch;
  }
  if (said > 0) writeAgain(ctx, toMove, right, middle, small, cache, said);
  return right - said - GAP;
}
