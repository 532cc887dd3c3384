/** A part of a path in whole coordinates: where the pen goes, a line, a curve with its handles, or back to the start. */
export type Segment =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', ax: number, ay: number, bx: number, by: number, x: number, y: number]
  | readonly ['Q', ax: number, ay: number, x: number, y: number]
  | readonly ['Z'];

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
/** A command and its numbers; the flags of an arc may stand without anything between them. */
const COMMANDS = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi;
const NUMBERS = new RegExp(NUMBER, 'gi');
const BETWEEN = String.raw`[\s,]*`;
const ARCS = new RegExp(
  [NUMBER, NUMBER, NUMBER, '[01]', '[01]', NUMBER, NUMBER].map((one) => `(${one})`).join(BETWEEN),
  'gi',
);

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Handle {
  readonly of: 'C' | 'Q';
  readonly x: number;
  readonly y: number;
}

/** Reads a path as SVG writes it, all its commands included. Throws where it is none. */
export function parsePath(path: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  /** The last handle of a curve, which S and T go on from. */
  let handle: Handle | null = null;
  const curve = (
    ax: number,
    ay: number,
    bx: number,
    by: number,
    toX: number,
    toY: number,
  ): void => {
    segments.push(['C', ax, ay, bx, by, toX, toY]);
    [x, y] = [toX, toY];
  };
  const bend = (qx: number, qy: number, toX: number, toY: number): void => {
    segments.push(['Q', qx, qy, toX, toY]);
    [x, y] = [toX, toY];
    handle = { of: 'Q', x: qx, y: qy };
  };
  const line = (toX: number, toY: number): void => {
    segments.push(['L', toX, toY]);
    [x, y] = [toX, toY];
  };
  const mirrored = (of: 'C' | 'Q'): readonly [number, number] =>
    handle?.of === of ? [2 * x - handle.x, 2 * y - handle.y] : [x, y];
  for (const [name, values] of commandsOf(path)) {
    const command = name.toUpperCase();
    const [fromX, fromY] = name === command ? [0, 0] : [x, y];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
    const before: Handle | null = handle;
    switch (command) {
      case 'M':
        [x, y] = [fromX + a, fromY + b];
        [startX, startY] = [x, y];
        segments.push(['M', x, y]);
        break;
      case 'L':
        line(fromX + a, fromY + b);
        break;
      case 'H':
        line(fromX + a, y);
        break;
      case 'V':
        line(x, fromY + a);
        break;
      case 'C':
        curve(fromX + a, fromY + b, fromX + c, fromY + d, fromX + e, fromY + f);
        handle = { of: 'C', x: fromX + c, y: fromY + d };
        break;
      case 'S':
        curve(...mirrored('C'), fromX + a, fromY + b, fromX + c, fromY + d);
        handle = { of: 'C', x: fromX + a, y: fromY + b };
        break;
      case 'Q':
        bend(fromX + a, fromY + b, fromX + c, fromY + d);
        break;
      case 'T':
        bend(...mirrored('Q'), fromX + a, fromY + b);
        break;
      case 'A':
        for (const part of curvesOfArc(x, y, a, b, c, d === 1, e === 1, fromX + f, fromY + g))
          curve(...part);
        break;
      default:
        segments.push(['Z']);
        [x, y] = [startX, startY];
    }
    if (handle === before) handle = null;
  }
  return segments;
}

/** A path that lies so far on the way to each of some others of the same commands, from 0 to 1. */
export function between(path: string, others: readonly string[], share: () => number): string {
  const ways = others.map((other) => ({ to: other.match(NUMBERS) ?? [], share: share() }));
  let nth = -1;
  return path.replace(NUMBERS, (number) => {
    nth += 1;
    const from = Number(number);
    const far = ways.map((way) => way.share * (Number(way.to[nth] ?? from) - from));
    return ` ${far.reduce((sum, one) => sum + one, from)}`;
  });
}

/** Each command with as many numbers as it takes: more of them are the same command again. */
function commandsOf(path: string): (readonly [string, readonly number[]])[] {
  const found = [...path.matchAll(COMMANDS)];
  const isWhole = found.map(([all]) => all).join('') === path.trim();
  if (!isWhole || !/^m/i.test(found[0]?.[0] ?? '')) throw noPath(path);
  return found.flatMap(([, name = '', rest = '']) => {
    const command = name.toUpperCase();
    const takes = TAKES[command] ?? 0;
    const isArc = command === 'A';
    const values = isArc
      ? [...rest.matchAll(ARCS)].flatMap(([, ...some]) => some.map(Number))
      : (rest.match(NUMBERS) ?? []).map(Number);
    const left = rest.replaceAll(isArc ? ARCS : NUMBERS, '');
    const times = takes === 0 ? 1 : values.length / takes;
    if (
      !/^[\s,]*$/.test(left) ||
      times < 1 ||
      times % 1 !== 0 ||
      (takes === 0 && values.length > 0)
    )
      throw noPath(path);
    return Array.from({ length: times }, (_, nth) => {
      // After where it begins come lines.
      const again = command === 'M' && nth > 0 ? (name === 'M' ? 'L' : 'l') : name;
      return [again, values.slice(nth * takes, (nth + 1) * takes)] as const;
    });
  });
}

const noPath = (path: string): Error => new RangeError(`"${path}" is no path as SVG writes them.`);

type Curve = readonly [number, number, number, number, number, number];

/** An arc as curves of a quarter at most, by the formulas of SVG 1.1, appendix F.6. */
function curvesOfArc(
  x: number,
  y: number,
  wide: number,
  high: number,
  degrees: number,
  isLarge: boolean,
  isClockwise: boolean,
  toX: number,
  toY: number,
): Curve[] {
  if (wide === 0 || high === 0) return [[x, y, toX, toY, toX, toY]];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [halfX, halfY] = [(x - toX) / 2, (y - toY) / 2];
  const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const grow = Math.max(1, Math.hypot(px / wide, py / high));
  const [rx, ry] = [Math.abs(wide) * grow, Math.abs(high) * grow];
  const apart = (px / rx) ** 2 + (py / ry) ** 2;
  const off = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, 1 / apart - 1));
  const [cx, cy] = [(off * rx * py) / ry, (-off * ry * px) / rx];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const to = Math.atan2((-py - cy) / ry, (-px - cx) / rx);
  const round = 2 * Math.PI;
  const sweep = isClockwise ? (to - from + round) % round : -((from - to + round) % round);
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const step = sweep / parts;
  const reach = (4 / 3) * Math.tan(step / 4);
  const [midX, midY] = [(x + toX) / 2, (y + toY) / 2];
  const at = (ux: number, uy: number): readonly [number, number] => {
    const [ex, ey] = [cx + rx * ux, cy + ry * uy];
    return [midX + cos * ex - sin * ey, midY + sin * ex + cos * ey];
  };
  return Array.from({ length: parts }, (_, nth): Curve => {
    const [a, b] = [from + nth * step, from + (nth + 1) * step];
    const first = at(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a));
    const second = at(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b));
    const end = nth === parts - 1 ? ([toX, toY] as const) : at(Math.cos(b), Math.sin(b));
    return [...first, ...second, ...end];
  });
}
