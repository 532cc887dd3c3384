import type { Amount, Card } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { paintArt } from './card-art.ts';
import { type Area, box, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import { LEAST, WIDTH } from './read.ts';
import { sizeFor, wrapped, write } from './text.ts';

/** So many lie side by side at most. */
const COLUMNS = 3;
const GAP = 12;
const PAD = 14;
const HEAD = 48;
/** The picture of a card is so much smaller than it is drawn, and so high then. */
const ART = { scale: 0.62, height: 126 } as const;
/** Of what it is worth, below its picture; of a card that is worth nothing that can be counted, a gap. */
const WORTH = 60;
const NO_WORTH = 14;
const NAMES = [32, 29, 27, LEAST] as const;
const TEXT = { size: 27, weight: 'normal' } as const;
const LINE = 33;
const HEAP = 50;
/** Who knows it, or that it was passed over; of the card that is held, what matters of it now. */
const NOTE = { size: LEAST, weight: 'normal' } as const;
const NEWS = { size: 29, weight: 'bold' } as const;
const NOTE_LINE = 31;
const NOTED = 20;
/** More tokens than this are told by a number. */
const COUNTABLE = 5;
const VEIL = 0.6;

/** Where cards to be read lie, and how high they are together. */
export interface CardTable {
  readonly height: number;
  readonly cards: readonly { readonly card: Card; readonly area: Area }[];
}

/** Cards from `y` down, alike, in the middle, in rows of three at most. The context only measures text. */
export function layCards(ctx: Context, cards: readonly Card[], y: number): CardTable {
  const rows = Math.ceil(cards.length / COLUMNS);
  const columns = Math.ceil(cards.length / Math.max(1, rows));
  const width = (WIDTH - GAP * (COLUMNS + 1)) / COLUMNS;
  const height = Math.max(0, ...cards.map((card) => heightOf(ctx, card, width)));
  const areas = cards.map((card, nth) => {
    const row = Math.floor(nth / columns);
    const inRow = Math.min(columns, cards.length - row * columns);
    const left = (WIDTH - inRow * (width + GAP) + GAP) / 2;
    const x = left + (nth - row * columns) * (width + GAP);
    return { card, area: { x, y: y + row * (height + GAP), width, height } };
  });
  return { height: Math.max(0, rows * (height + GAP) - GAP), cards: areas };
}

/** How high a card is with nothing left blank. */
function heightOf(ctx: Context, card: Card, width: number): number {
  const lines = wrapped(ctx, card.text, width - 2 * PAD, TEXT).length;
  const heap = card.tokens === null ? 0 : HEAP;
  return endOfArt + worthOf(card) + lines * LINE + heap + noteOf(ctx, card, width).height;
}

const endOfArt = HEAD + 12 + ART.height;

const worthOf = ({ gives, gets }: Card): number =>
  gets === null && gives.length === 0 ? NO_WORTH : WORTH;

/** The note in its lines, how it is written, and what height it takes. */
function noteOf(ctx: Context, card: Card, width: number) {
  const isHeld = !card.faded && !card.offered;
  const type = isHeld ? NEWS : NOTE;
  const lines = card.note === '' ? [] : wrapped(ctx, card.note, width - 2 * PAD, type);
  return { lines, type, isHeld, height: lines.length * NOTE_LINE + NOTED };
}

/** A card with its name, its picture, what it is worth, what lies on it, and who knows it. */
export function paintCard(brush: Brush, card: Card, { x, y, width, height }: Area): void {
  const { ctx, cache } = brush;
  const area = { x: 0, y: 0, width, height };
  placed(ctx, x, y, 1, () => {
    cache(ctx, JSON.stringify([card, area]), area, (own) => {
      paintWhole({ ...brush, ctx: own }, card, width, height);
    });
  });
}

function paintWhole(brush: Brush, card: Card, width: number, height: number): void {
  const { ctx, theme } = brush;
  box(ctx, 3, 3, width - 6, height - 6, 16);
  filled(ctx, theme.sheet);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, width, HEAD);
  ctx.restore();
  box(ctx, 3, 3, width - 6, height - 6, 16);
  stroked(ctx, card.offered ? theme.glow : theme.line, card.offered ? 6 : 4);
  const room = width - 2 * PAD;
  const size = sizeFor(ctx, card.name, room, NAMES);
  write(ctx, card.name, PAD, HEAD / 2 + 1, { size, colour: theme.barInk }, room);
  placed(ctx, width / 2, HEAD + 10 + ART.height / 2, ART.scale, () => {
    paintArt(ctx, theme, card.art, 0, 0);
  });
  if (card.faded) {
    ctx.globalAlpha = VEIL;
    box(ctx, 6, HEAD + 4, width - 12, ART.height + 12, 12);
    filled(ctx, theme.sheet);
    ctx.globalAlpha = 1;
  }
  const worth = endOfArt + WORTH / 2;
  paintWorth(brush, card.gives, card.gets, width, worth);
  paintWords(brush, card, width, height);
}

/** What it does and what lies on it, in the middle of the room that is left, and the note at the bottom. */
function paintWords(brush: Brush, card: Card, width: number, height: number): void {
  const { ctx, theme } = brush;
  const room = width - 2 * PAD;
  const lines = wrapped(ctx, card.text, room, TEXT);
  const heap = card.tokens === null ? 0 : HEAP;
  const note = noteOf(ctx, card, width);
  const [top, bottom] = [endOfArt + worthOf(card), height - note.height];
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
    const y = height - NOTED / 2 - 2 - (note.lines.length - 0.5 - index) * NOTE_LINE;
    write(ctx, line, width / 2, y, { ...note.type, colour, align: 'center' }, room + 1);
  });
}

/** What it takes, an arrow, what it is worth, so far as there is any; in the middle of the card. */
function paintWorth(
  brush: Brush,
  gives: readonly Amount[],
  gets: Amount | null,
  width: number,
  y: number,
): void {
  const { ctx, theme } = brush;
  const icons = gives.flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
  const step = icons.length > 2 ? 34 : 42;
  const [arrow, worth] = gets === null ? [0, 0] : [icons.length === 0 ? 0 : 46, 96];
  let x = (width - icons.length * step - arrow - worth) / 2;
  for (const icon of icons) {
    paintIcon(ctx, theme, icon, x + step / 2, y, 40);
    x += step;
  }
  if (gets === null) return;
  if (icons.length > 0) {
    line(ctx, [
      [x + 6, y],
      [x + 26, y],
    ]);
    stroked(ctx, theme.ink, 6);
    polygon(ctx, [
      [x + 38, y],
      [x + 22, y - 11],
      [x + 22, y + 11],
    ]);
    filled(ctx, theme.ink);
    x += arrow;
  }
  write(ctx, `+${gets.count}`, x + 48, y, { size: 38, colour: theme.ink, align: 'right' });
  paintIcon(ctx, theme, gets.icon, x + 74, y, 42);
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
    paintIcon(ctx, theme, tokens.icon, x + (i - (tokens.count - 1) / 2) * 46, y, 40);
  }
}
