import type { Amount, Card } from '../presentation/scene.ts';
import { paintArt } from './art.ts';
import { type Area, box, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import type { Keep } from './keep.ts';
import { paintNumber } from './marks.ts';
import type { Theme } from './palette.ts';
import { wrapped, write } from './text.ts';

const PAD = 20;
const HEAD = 62;
const ART = { middle: HEAD + 18 + 95, end: HEAD + 18 + 190 } as const;
const LINE = 37;
const TEXT = { size: 29, weight: 'normal' } as const;
/** More tokens than this are told by a number. */
const COUNTABLE = 6;
const VEIL = 0.6;

/** A card with its name, its picture, what it is worth, what lies on it, and who knows it. */
export function paintCard(
  ctx: Context,
  theme: Theme,
  card: Card,
  { x, y, width, height }: Area,
  keep: Keep,
): void {
  placed(ctx, x, y, 1, () => {
    keep(ctx, JSON.stringify([card, width, height]), { x: 0, y: 0, width, height }, (own) => {
      paintWhole(own, theme, card, width, height);
    });
  });
}

function paintWhole(ctx: Context, theme: Theme, card: Card, width: number, height: number): void {
  box(ctx, 3, 3, width - 6, height - 6, 22);
  filled(ctx, theme.sheet);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, width, HEAD);
  ctx.restore();
  const chosen = card.letter !== null;
  box(ctx, 3, 3, width - 6, height - 6, 22);
  stroked(ctx, chosen ? theme.glow : theme.line, chosen ? 6 : 4);
  const nameAt = chosen ? PAD + 58 : PAD;
  const head = { size: 36, colour: theme.barInk } as const;
  write(ctx, card.name, nameAt, HEAD / 2 + 1, head, width - nameAt - PAD);
  if (card.letter !== null) {
    const dye = { fill: theme.glow, ink: theme.glowInk };
    paintNumber(ctx, theme, card.letter, PAD + 20, HEAD / 2 + 1, 22, dye);
  }
  paintArt(ctx, theme, card.art, width / 2, ART.middle);
  if (card.faded) {
    ctx.globalAlpha = VEIL;
    box(ctx, PAD - 3, HEAD + 15, width - 2 * PAD + 6, 196, 12);
    filled(ctx, theme.sheet);
    ctx.globalAlpha = 1;
  }
  const worth = ART.end + 46;
  if (card.gets !== null) paintWorth(ctx, theme, card.gives, card.gets, width, worth);
  wrapped(ctx, card.text, width - 2 * PAD, TEXT).forEach((text, index) => {
    const middle = worth + 62 + index * LINE;
    write(ctx, text, width / 2, middle, { ...TEXT, colour: theme.ink, align: 'center' });
  });
  if (card.tokens !== null) paintHeap(ctx, theme, card.tokens, width / 2, height - 82);
  const note = { size: 25, weight: 'normal', colour: theme.faded, align: 'center' } as const;
  write(ctx, card.note, width / 2, height - 32, note, width - 2 * PAD);
}

/** What it takes, an arrow, what it is worth; in the middle of the card. */
function paintWorth(
  ctx: Context,
  theme: Theme,
  gives: readonly Amount[],
  gets: Amount,
  width: number,
  y: number,
): void {
  const icons = gives.flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
  const [step, arrow, worth] = [54, icons.length === 0 ? 0 : 60, 104];
  let x = (width - icons.length * step - arrow - worth) / 2;
  for (const icon of icons) {
    paintIcon(ctx, theme, icon, x + step / 2, y, 48);
    x += step;
  }
  if (icons.length > 0) {
    line(ctx, [
      [x + 8, y],
      [x + 34, y],
    ]);
    stroked(ctx, theme.ink, 6);
    polygon(ctx, [
      [x + 48, y],
      [x + 28, y - 13],
      [x + 28, y + 13],
    ]);
    filled(ctx, theme.ink);
    x += arrow;
  }
  write(ctx, `+${gets.count}`, x + 54, y, { size: 44, colour: theme.ink, align: 'right' });
  paintIcon(ctx, theme, gets.icon, x + 82, y, 48);
}

/** What lies on the card, one by one where there are few. */
function paintHeap(ctx: Context, theme: Theme, tokens: Amount, x: number, y: number): void {
  if (tokens.count > COUNTABLE) {
    const type = { size: 40, colour: theme.ink, align: 'right' } as const;
    write(ctx, String(tokens.count), x, y, type);
    paintIcon(ctx, theme, tokens.icon, x + 30, y, 44);
    return;
  }
  for (let i = 0; i < tokens.count; i += 1) {
    paintIcon(ctx, theme, tokens.icon, x + (i - (tokens.count - 1) / 2) * 50, y, 44);
  }
}
