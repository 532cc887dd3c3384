import { type Goes, goesName, type Standing, type Standings } from '../presentation/standings.ts';
import { appSpeech } from '../words/index.ts';
import { box, type Context, filled, polygon, stroked } from './context.ts';
import { PAD, sheer } from './drawing.ts';
import type { Theme } from './palette.ts';
import { LEAST, WIDTH } from './read.ts';
import { sizeFor, write } from './text.ts';

const BAR = 92;
const HEADS = 54;
const ROW = 56;
const FOOT = 56;
const GAP = 12;
/** Where rows begin and end. */
const SIDE = GAP + PAD / 2;

/** Where things stand in a row, from the left: the end of numbers, the beginning of all else. */
const [MARK, RANK, NAME] = [42, 106, 122];
const END = WIDTH - GAP - PAD;
/** Once no place can change any more, there are wins instead of bars, and names have more room. */
const OPEN = { points: 442, played: 546, places: 634, bar: 646 } as const;
const OVER = { points: END - 208, wins: END - 108, played: END } as const;
const columnsOf = ({ isOpen }: Standings): typeof OPEN | typeof OVER => (isOpen ? OPEN : OVER);

const NAMES = [32, 29, 27, LEAST] as const;
const POINTS = [36, 32, 28, LEAST] as const;
const SMALL = { size: 27, weight: 'normal' } as const;
const HEAD = [27, LEAST] as const;
/** The bar of what can be reached, and how far the tint of who goes up and down lets through. */
const REACH = 22;
const TINT = 0.34;
const CARD = { width: 22, height: 32, number: 22 } as const;

/** Where the standings of a division go. */
interface StandingsLayout {
  readonly width: number;
  readonly height: number;
}

/** Whether anybody goes anywhere after the season. */
const isOneOfSeveral = ({ up, down }: Standings): boolean => up + down > 0;
const hasFoot = (standings: Standings): boolean =>
  isOneOfSeveral(standings) || standings.rows.some(({ warnings }) => warnings > 0);

/** How large the picture of some standings is. */
export const layOutStandings = (standings: Standings): StandingsLayout => ({
  width: WIDTH,
  height: BAR + GAP + HEADS + standings.rows.length * ROW + (hasFoot(standings) ? FOOT : GAP) + GAP,
});

/** Paints the standings of a division: a line for each who plays there. */
export function paintStandings(ctx: Context, theme: Theme, standings: Standings): void {
  const { width, height } = layOutStandings(standings);
  const { say } = appSpeech(standings.language);
  const { title, about, rows, isOpen } = standings;
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, width, BAR);
  const room = width - 2 * PAD;
  write(ctx, title, PAD, 30, { size: 36, colour: theme.barInk }, room);
  write(ctx, about, PAD, 68, { ...SMALL, colour: theme.barInk }, room);
  box(ctx, GAP, BAR + GAP, width - 2 * GAP, height - BAR - 2 * GAP, 16);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 3);
  const at = columnsOf(standings);
  const heads = [
    [say('pictures.points'), at.points, 110],
    ...(isOpen ? [] : [[say('pictures.wins'), OVER.wins, 92] as const]),
    [say('pictures.played'), at.played, 92],
  ] as const;
  const y = BAR + GAP + HEADS / 2 + 2;
  for (const [head, x, most] of heads) {
    const size = sizeFor(ctx, head, most, HEAD, 'normal');
    write(ctx, head, x, y, { ...SMALL, size, colour: theme.faded, align: 'right' }, most);
  }
  if (isOpen)
    write(ctx, say('pictures.can reach'), END, y, {
      ...SMALL,
      colour: theme.faded,
      align: 'right',
    });
  const top = BAR + GAP + HEADS;
  if (isOpen) paintZones(ctx, theme, standings, top);
  rows.forEach((row, nth) => {
    paintRow(ctx, theme, standings, row, top + nth * ROW);
  });
  paintLines(ctx, theme, standings, top);
  if (hasFoot(standings)) paintFoot(ctx, theme, standings, top + rows.length * ROW + FOOT / 2);
}

/** Where a place begins on the bars. */
const placeAt = ({ rows }: Standings, place: number): number =>
  OPEN.bar + ((END - OPEN.bar) * (place - 1)) / rows.length;

/** Which places go up and down, behind all bars. */
function paintZones(ctx: Context, theme: Theme, standings: Standings, top: number): void {
  const { rows, up, down } = standings;
  const high = rows.length * ROW;
  const zones = [
    [1, 1 + up, theme.good],
    [1 + rows.length - down, 1 + rows.length, theme.danger],
  ] as const;
  for (const [from, to, colour] of zones) {
    const x = placeAt(standings, from);
    ctx.fillStyle = sheer(colour, TINT);
    ctx.fillRect(x, top, placeAt(standings, to) - x, high);
  }
}

/** Lines between rows; a thick one where those end who go up, and where those begin who go down. */
function paintLines(ctx: Context, theme: Theme, { rows, up, down }: Standings, top: number): void {
  for (let nth = 0; nth < rows.length; nth += 1) {
    const isEdge = nth > 0 && (nth === up || nth === rows.length - down);
    ctx.fillStyle = isEdge ? theme.ink : theme.line;
    ctx.fillRect(SIDE, top + nth * ROW - (isEdge ? 2 : 0), WIDTH - 2 * SIDE, isEdge ? 4 : 1);
  }
}

function paintRow(
  ctx: Context,
  theme: Theme,
  standings: Standings,
  row: Standing,
  top: number,
): void {
  const { rank, points, wins, played, all, best, worst, goes } = row;
  const { isOpen } = standings;
  const at = columnsOf(standings);
  const y = top + ROW / 2;
  const isChampion = !isOpen && rank === 1 && played > 0;
  const colour = isChampion ? theme.glowInk : theme.ink;
  if (isChampion) {
    ctx.fillStyle = theme.glow;
    ctx.fillRect(SIDE, top, WIDTH - 2 * SIDE, ROW);
  }
  if (goes !== null) paintGoes(ctx, theme, goes, MARK, y);
  const size = sizeFor(ctx, points, 90, POINTS);
  write(ctx, `${rank}`, RANK, y, { size: 34, colour, align: 'right' });
  const inks = { ink: colour, faded: isChampion ? colour : theme.faded };
  paintName(ctx, { ...theme, ...inks }, row, y, at.points - 100 - NAME);
  write(ctx, points, at.points, y, { size, colour, align: 'right' });
  write(ctx, `${played}/${all}`, at.played, y, { ...SMALL, colour, align: 'right' });
  if (!isOpen) {
    write(ctx, `${wins}`, OVER.wins, y, { ...SMALL, colour, align: 'right' });
    return;
  }
  const places = best === worst ? `${best}` : `${best}–${worst}`;
  write(ctx, places, OPEN.places, y, { size: 27, colour, align: 'right' });
  const x = placeAt(standings, best);
  box(ctx, x + 2, y - REACH / 2, placeAt(standings, worst + 1) - x - 4, REACH, 6);
  filled(ctx, theme.ice);
  stroked(ctx, theme.ink, 2.5);
}

/** Who it is, and below it what is noted of it, and the cards that it was shown. */
function paintName(
  ctx: Context,
  theme: Theme,
  { name, note, warnings }: Standing,
  y: number,
  width: number,
): void {
  const room = width - (warnings === 0 ? 0 : CARD.width + 10);
  const colour = theme.ink;
  const size = note === null ? sizeFor(ctx, name, room, NAMES) : LEAST;
  const line = note === null ? y : y - 13;
  const wide = write(ctx, name, NAME, line, { size, colour }, room);
  if (note !== null)
    write(ctx, note, NAME, y + 14, { ...SMALL, size: LEAST, colour: theme.faded }, room);
  if (warnings > 0) paintCard(ctx, theme, warnings, NAME + wide + 10 + CARD.width / 2, line);
}

/** A yellow card, or a red one from the second warning on, with their number. */
function paintCard(ctx: Context, theme: Theme, warnings: number, x: number, y: number): void {
  const { width, height, number } = CARD;
  const isRed = warnings > 1;
  box(ctx, x - width / 2, y - height / 2, width, height, 4);
  filled(ctx, isRed ? theme.danger : theme.glow);
  stroked(ctx, theme.line, 2.5);
  const colour = isRed ? theme.bone : theme.glowInk;
  write(ctx, `${Math.min(9, warnings)}`, x, y, { size: number, colour, align: 'center' });
}

/** A triangle upwards or downwards, or a lying bar: told apart by their shapes. */
function paintGoes(ctx: Context, theme: Theme, goes: Goes, x: number, y: number): void {
  if (goes === 'stays') {
    box(ctx, x - 14, y - 6, 28, 12, 3);
  } else {
    const tip = goes === 'up' ? -1 : 1;
    polygon(ctx, [
      [x, y + 15 * tip],
      [x + 15, y - 12 * tip],
      [x - 15, y - 12 * tip],
    ]);
  }
  filled(ctx, { up: theme.good, stays: theme.faded, down: theme.danger }[goes]);
  stroked(ctx, theme.ink, 2.5);
}

/** What the signs mean. */
function paintFoot(ctx: Context, theme: Theme, standings: Standings, y: number): void {
  const { rows, isOpen, up, down } = standings;
  const { say } = appSpeech(standings.language);
  let x = MARK;
  const tell = (words: string, paint: (x: number) => void): void => {
    paint(x);
    x += 24;
    x += write(ctx, words, x, y, { ...SMALL, size: LEAST, colour: theme.ink }) + 38;
  };
  const ways = [
    ...(up > 0 ? (['up'] as const) : []),
    ...(isOpen && isOneOfSeveral(standings) ? (['stays'] as const) : []),
    ...(down > 0 ? (['down'] as const) : []),
  ];
  for (const goes of ways)
    tell(say(goesName(goes, isOpen)), (at) => paintGoes(ctx, theme, goes, at, y));
  if (rows.some(({ warnings }) => warnings > 0))
    tell(say('pictures.warned'), (at) => paintCard(ctx, theme, 1, at, y));
}
