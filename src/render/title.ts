import type { Scene, Strip } from '../presentation/scene.ts';
import { paintBadge } from './badge.ts';
import { type Area, type Context, placed } from './context.ts';
import type { Keep } from './keep.ts';
import type { Theme } from './palette.ts';
import { houseSpeech } from '../words/index.ts';
import { widthOf, write } from './text.ts';

const PAD = 20;
const GAP = 24;
/** A badge with the gap after it. */
const BADGE = 70;
/** What is left to the turn and the phase at least. */
const LEAST_TURN = 240;
/** In less room than this no name makes sense. */
const LEAST_NAME = 80;

/** The bar at the top: the turn and phase, the match, and whom the game waits for. */
export function paintTitle(
  ctx: Context,
  theme: Theme,
  scene: Scene,
  { x, y, width, height }: Area,
  keep: Keep,
): void {
  const { title, strips } = scene;
  const toMove = houseSpeech(scene.language).say('pictures.to move');
  const movers = strips.filter(({ seat }) => title.toMove.includes(seat));
  const looks = movers.map(({ name, colour, emblem }) => [name, colour, emblem]);
  const key = JSON.stringify([title, toMove, looks, width, height]);
  placed(ctx, x, y, 1, () => {
    keep(ctx, key, { x: 0, y: 0, width, height }, (own) => {
      own.fillStyle = theme.bar;
      own.fillRect(0, 0, width, height);
      const turn = `${title.round} · ${title.phase}`;
      const big = { size: 36, colour: theme.barInk } as const;
      const small = { size: 27, weight: 'normal', colour: theme.barInk } as const;
      const room = width - 2 * PAD - GAP - widthOf(own, turn, big);
      const right = paintMovers(own, theme, toMove, movers, width - PAD, height / 2, room, keep);
      write(own, turn, PAD, 30, big, right - PAD);
      write(own, title.match, PAD, 68, small, right - PAD);
    });
  });
}

/** The badges of those whose move it is, from the right, one alone with its name. Returns where they begin. */
function paintMovers(
  ctx: Context,
  theme: Theme,
  toMove: string,
  movers: readonly Strip[],
  end: number,
  middle: number,
  room: number,
  keep: Keep,
): number {
  if (movers.length === 0) return end;
  const small = { size: 27, colour: theme.barAccent, align: 'right' } as const;
  const left = end - movers.length * BADGE - GAP - PAD - LEAST_TURN;
  const said = Math.min(widthOf(ctx, toMove, small), Math.max(0, left));
  let right = end;
  const big = { size: 34, colour: theme.barInk } as const;
  const only = movers.length === 1 ? movers[0] : undefined;
  const space =
    only === undefined ? 0 : Math.min(widthOf(ctx, only.name, big), room - said - BADGE - 12);
  if (only !== undefined && (space >= LEAST_NAME || space === widthOf(ctx, only.name, big))) {
    right -= space;
    write(ctx, only.name, right, middle, big, space);
    right -= 12;
  }
  for (const mover of [...movers].reverse()) {
    paintBadge(ctx, theme, mover, right - 30, middle, 30, keep);
    right -= BADGE;
  }
  if (said > 0) write(ctx, toMove, right, middle, small, said);
  return right - said - GAP;
}
