import type { Amount, Card } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { paintArt } from './card-art.ts';
import { type Area, box, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import { paintNumber } from './marks.ts';
import { widthOf, wrapped, write } from './text.ts';

/** Cards are painted in units of which one is so many wide. */
const WIDTH = 380;
const PAD = 20;
const HEAD = 62;
const ART = { middle: HEAD + 18 + 95, end: HEAD + 18 + 190 } as const;
/** Of what it is worth, below its picture; of a card that is worth nothing that can be counted, a gap. */
const WORTH = 84;
const NO_WORTH = 24;
const LINE = 37;
const TEXT = { size: 29, weight: 'normal' } as const;
const HEAP = 56;
/** Who knows it, or that it was passed over; of the card that is held, what matters of it now. */
const NOTE = { size: 27, weight: 'normal' } as const;
const NEWS = { size: 38, weight: 'bold' } as const;
const NOTED = 62;
/** Notes are smaller where they would not fit, and then stand on several lines. */
const LEAST_NOTE = 25;
const NOTE_LINE = 31;
/** More tokens than this are told by a number. */
const COUNTABLE = 6;
const VEIL = 0.6;

const GAP = 12;
/** The least width of a picture of cards. */
const LEAST = 800;
/** Cards that stand back beside the one that does not. */
const SMALL = 0.68;

/** Where cards to be read lie, their lowest edge, and how wide that is, with a gap on either side. */
export interface CardTable {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly { readonly card: Card; readonly area: Area }[];
}

/**
 * Cards from `y` down: side by side and alike; one of which all others stand back is large, with those
 * others small beside it. The context only measures text.
 *
 * @param least how wide the picture is at least; alike cards lie in its middle
 */
export function layCards(
  ctx: Context,
  cards: readonly Card[],
  y: number,
  least: number = LEAST,
): CardTable {
  const [held, ...more] = cards.filter(({ faded }) => !faded);
  const back = cards.filter(({ faded }) => faded);
  if (held === undefined || more.length > 0 || back.length === 0) {
    return alike(ctx, cards, y, least);
  }
  const width = WIDTH * SMALL;
  const left = { x: GAP, width: LEAST - width - 3 * GAP };
  const heights = back.map((card) => heightOf(ctx, card) * SMALL);
  const column = heights.reduce((sum, height) => sum + height + GAP, -GAP);
  const height = Math.max(column, (heightOf(ctx, held) * left.width) / WIDTH);
  const extra = (height - column) / back.length;
  let top = y;
  const small = back.map((card, index) => {
    const area = { x: LEAST - GAP - width, y: top, width, height: (heights[index] ?? 0) + extra };
    top += area.height + GAP;
    return { card, area };
  });
  return { width: LEAST, height, cards: [{ card: held, area: { ...left, y, height } }, ...small] };
}

function alike(ctx: Context, cards: readonly Card[], y: number, least: number): CardTable {
  const inner = cards.length * (WIDTH + GAP) - GAP;
  const width = Math.max(least, inner + 2 * GAP);
  const height = Math.max(...cards.map((card) => heightOf(ctx, card)));
  const areas = cards.map((card, index) => ({
    card,
    area: { x: (width - inner) / 2 + index * (WIDTH + GAP), y, width: WIDTH, height },
  }));
  return { width, height, cards: areas };
}

/** How high a card is with nothing left blank, in its own units. */
function heightOf(ctx: Context, card: Card): number {
  const lines = wrapped(ctx, card.text, WIDTH - 2 * PAD, TEXT).length;
  const heap = card.tokens === null ? 0 : HEAP;
  return ART.end + worthOf(card) + lines * LINE + heap + noteOf(ctx, card, WIDTH).height;
}

const worthOf = ({ gets }: Card): number => (gets === null ? NO_WORTH : WORTH);

/** The note in its lines, how large it is written, and what height it takes. */
function noteOf(ctx: Context, card: Card, width: number) {
  const isHeld = !card.faded && !card.offered;
  const type = isHeld ? NEWS : NOTE;
  const room = width - 2 * PAD;
  const wanted = (type.size * room) / widthOf(ctx, card.note, type);
  const size = Math.min(type.size, Math.max(LEAST_NOTE, wanted));
  const isTooLong = wanted < LEAST_NOTE;
  const lines = isTooLong ? wrapped(ctx, card.note, room, { ...type, size }) : [card.note];
  return { lines, type: { ...type, size }, isHeld, height: NOTED + (lines.length - 1) * NOTE_LINE };
}

/** A card with its name, its picture, what it is worth, what lies on it, and who knows it. */
export function paintCard(brush: Brush, card: Card, { x, y, width, height }: Area): void {
  const { ctx, keep } = brush;
  const scale = width / WIDTH;
  const area = { x: 0, y: 0, width: WIDTH, height: height / scale };
  placed(ctx, x, y, scale, () => {
    keep(ctx, JSON.stringify([card, area]), area, (own) => {
      paintWhole({ ...brush, ctx: own }, card, WIDTH, area.height);
    });
  });
}

function paintWhole(brush: Brush, card: Card, width: number, height: number): void {
  const { ctx, theme, keep } = brush;
  box(ctx, 3, 3, width - 6, height - 6, 22);
  filled(ctx, theme.sheet);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, width, HEAD);
  ctx.restore();
  box(ctx, 3, 3, width - 6, height - 6, 22);
  stroked(ctx, card.offered ? theme.glow : theme.line, card.offered ? 6 : 4);
  const nameAt = card.letter === null ? PAD : PAD + 58;
  const head = { size: 36, colour: theme.barInk } as const;
  write(ctx, card.name, nameAt, HEAD / 2 + 1, head, width - nameAt - PAD);
  if (card.letter !== null) {
    const dye = { fill: theme.glow, ink: theme.glowInk };
    paintNumber(ctx, theme, card.letter, PAD + 20, HEAD / 2 + 1, 22, dye, keep);
  }
  paintArt(ctx, theme, card.art, width / 2, ART.middle);
  if (card.faded) {
    ctx.globalAlpha = VEIL;
    box(ctx, PAD - 3, HEAD + 15, width - 2 * PAD + 6, 196, 12);
    filled(ctx, theme.sheet);
    ctx.globalAlpha = 1;
  }
  const worth = ART.end + WORTH / 2;
  if (card.gets !== null) paintWorth(brush, card.gives, card.gets, width, worth);
  paintWords(brush, card, width, height);
}

/** What it does and what lies on it, in the middle of the room that is left, and the note at the bottom. */
function paintWords(brush: Brush, card: Card, width: number, height: number): void {
  const { ctx, theme } = brush;
  const room = width - 2 * PAD;
  const lines = wrapped(ctx, card.text, room, TEXT);
  const heap = card.tokens === null ? 0 : HEAP;
  const note = noteOf(ctx, card, width);
  const [top, bottom] = [ART.end + worthOf(card), height - note.height];
  const first = (top + bottom - lines.length * LINE - heap) / 2;
  lines.forEach((text, index) => {
    const middle = first + (index + 0.5) * LINE;
    write(ctx, text, width / 2, middle, { ...TEXT, colour: theme.ink, align: 'center' }, room);
  });
  if (card.tokens !== null) {
    paintHeap(brush, card.tokens, width / 2, first + lines.length * LINE + HEAP / 2);
  }
  const colour = note.isHeld ? theme.ink : theme.faded;
  note.lines.forEach((line, index) => {
    const y = height - NOTED / 2 - 4 - (note.lines.length - 1 - index) * NOTE_LINE;
    write(ctx, line, width / 2, y, { ...note.type, colour, align: 'center' }, room + 1);
  });
}

/** What it takes, an arrow, what it is worth; in the middle of the card. */
function paintWorth(
  brush: Brush,
  gives: readonly Amount[],
  gets: Amount,
  width: number,
  y: number,
): void {
  const { ctx, theme } = brush;
  const icons = gives.flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
  const [step, arrow, worth] = [54, icons.length === 0 ? 0 : 60, 110];
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
  paintIcon(ctx, theme, gets.icon, x + 86, y, 48);
}

/** What lies on the card, one by one where there are few. */
function paintHeap(brush: Brush, tokens: Amount, x: number, y: number): void {
  const { ctx, theme } = brush;
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
