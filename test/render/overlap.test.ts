import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { SHELF } from '../../src/games/index.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { knownByActing, newsOf, type Passed } from '../../src/match/loaded/news.ts';
import { choiceMap } from '../../src/match/reports/shown.ts';
import type { HexMap, Mark, Tile } from '../../src/presentation/scene.ts';
import { curvesOf } from '../../src/render/arrows.ts';
import type { PlacedPiece } from '../../src/render/crowd.ts';
import { paintFigure } from '../../src/render/figures.ts';
import { crowdsOf, figureAt } from '../../src/render/map.ts';
import { readAt } from '../../src/render/marks.ts';
import { THEMES } from '../../src/render/palette.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { painted } from './pixels.ts';

/** A tile on which nothing is. */
const BARE_TILE: Tile = {
  name: '',
  x: 0,
  y: 0,
  texture: null,
  ground: 'Snow',
  rim: null,
  snow: true,
  buried: null,
  tokens: [],
  figures: [],
  pieces: [],
};

/** Something round, in units of a tile. */
interface Round {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Every map that somebody was shown when asked: what changed, what may be chosen, and both as one. */
function mapsOf(number: 1 | 2 | 3): { readonly when: string; readonly map: HexMap }[] {
  const { game: id, seed, seats, rules, config, entries: kept } = recorded(number).record;
  const edition = SHELF.get(id);
  if (edition === undefined) throw new Error(`There is no game ${id}.`);
  const entries = kept.map(({ entry }) => entry);
  const beginning = { seed, seats, rules, config: edition.game.config(config) };
  const replayed = replay(edition.game, beginning, entries);
  if (!replayed.ok) throw new Error(replayed.refusal.refusal);
  const { matches, told } = replayed.value;
  const names = ['Ash', 'Birch', 'Cedar', 'Dune'].slice(0, seats);
  const table = {
    matchName: 'Friday',
    seats: names.map((name) => ({ name, mention: name, computer: false })),
  };
  return matches.flatMap((match, at) =>
    names.flatMap((name, seat) => {
      const shelf = { edition, match, table };
      const offers = askedOf(shelf, seat, 'en').flatMap((one) => one.offers);
      if (offers.length === 0) return [];
      const log = entries.slice(0, at + 1);
      const known = knownByActing(seat, log);
      const passed = log.map((entry, one): Passed => ({ entry, told: told[one] ?? [] }));
      const news = newsOf(shelf, seat, known, passed.slice(known + 1), 'en');
      const since = news?.shown ?? null;
      const choice = choiceMap(shelf, seat, offers, 'en');
      return [since?.scene, choice].flatMap((scene) =>
        scene?.map ? [{ when: `${name} after entry ${at}`, map: scene.map }] : [],
      );
    }),
  );
}

/** All that is read in the discs and pills of a map. */
function discsOf({ tiles, marks }: HexMap): Round[] {
  return tiles.flatMap((tile) =>
    readAt(marks, tile).discs.map(({ mark, x, y, radius }) => ({
      what: `${mark.mark} of ${tile.name}`,
      x: tile.x * 100 + x,
      y: tile.y * 100 + y,
      radius,
    })),
  );
}

/** The head and the number of a piece, from the middle of its tile. */
function readOf({ piece: { owner, label, lying }, x, y, scale }: PlacedPiece): Round[] {
  const [head, number] = lying
    ? [[-21, 12] as const, [19, 13] as const]
    : [
        [0, -21],
        [0, 21],
      ];
  return [
    { of: 'head', at: head, radius: 20 },
    { of: 'number', at: number, radius: 14 },
  ].map(({ of, at: [dx = 0, dy = 0], radius }) => ({
    what: `${of} of ${owner}/${label}`,
    x: x + dx * scale,
    y: y + dy * scale,
    radius: radius * scale,
  }));
}

/** A hair may be hidden. */
const isOver = (one: Round, other: Round): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius - 1;

const from = (x: number, y: number, round: Round): Round => ({
  ...round,
  x: round.x + x * 100,
  y: round.y + y * 100,
});

/** Where a mammoth is opaque, in units of a tile whose middle is at (100, 100). */
const silhouettes = new Map<string, readonly (readonly [number, number])[]>();
function silhouetteOf({ x, y, size }: ReturnType<typeof figureAt>) {
  const key = `${x} ${y} ${size}`;
  const known = silhouettes.get(key);
  if (known !== undefined) return known;
  const pixels = painted(200, 200, (ctx) =>
    paintFigure(ctx, THEMES.day, 'mammoth', 100 + x, 100 + y, size),
  );
  const points = Array.from({ length: 200 * 200 }, (_, i) => i)
    .filter((i) => (pixels[i * 4 + 3] ?? 0) > 127)
    .map((i) => [(i % 200) - 100, Math.floor(i / 200) - 100] as const);
  silhouettes.set(key, points);
  return points;
}

describe.each([1, 2, 3] as const)('the maps of recorded match %i', (number) => {
  const maps = mapsOf(number);

  it('show the head and the number of every piece', () => {
    const hidden = maps.flatMap(({ when, map }) => {
      const discs = discsOf(map);
      return crowdsOf(map).flatMap(({ tile, standing }) =>
        standing
          .flatMap(readOf)
          .map((round) => from(tile.x, tile.y, round))
          .flatMap((round) => discs.filter((disc) => isOver(disc, round)).map((d) => [d, round]))
          .map(([disc, round]) => `${when}: ${disc?.what} over ${round?.what} on ${tile.name}`),
      );
    });
    expect(maps.length).toBeGreaterThan(50);
    expect(hidden).toEqual([]);
  });

  it('set no mark over another', () => {
    const hidden = maps.flatMap(({ when, map }) => {
      const discs = discsOf(map);
      return discs.flatMap((one, at) =>
        discs
          .slice(at + 1)
          .filter((other) => isOver(one, other))
          .map((other) => `${when}: ${one.what}, ${other.what}`),
      );
    });
    expect(hidden).toEqual([]);
  });

  it('show two thirds of every mammoth, whatever is marked there', () => {
    const hidden = maps.flatMap(({ when, map }) => {
      const discs = discsOf(map);
      return map.tiles
        .filter(({ figures }) => figures.length > 0)
        .flatMap((tile) => {
          const points = silhouetteOf(figureAt(tile));
          const near = discs.map((disc) => from(-tile.x, -tile.y, disc));
          const under = points.filter(([x, y]) =>
            near.some((disc) => Math.hypot(disc.x - x, disc.y - y) < disc.radius),
          );
          const part = under.length / points.length;
          return part > 1 / 3 ? [`${when}: ${tile.name} ${part.toFixed(2)}`] : [];
        });
    });
    expect(hidden).toEqual([]);
  });

  it('show the tip of every arrow beside the names', () => {
    const hidden = maps.flatMap(({ when, map }) =>
      curvesOf(map).flatMap(({ from: start, curve: { tip } }) =>
        map.tiles.flatMap(({ name, x, y }) => {
          // A name and what lies under it reach that far from its middle.
          const [left, high] = [(start.x - x) * 100 + tip[0], (start.y - y) * 100 + tip[1] + 63];
          return Math.abs(left) < 34 && Math.abs(high) < 21 ? [`${when}: ${name}`] : [];
        }),
      ),
    );
    expect(hidden).toEqual([]);
  });

  it('have arrows go round those who stand on their way', () => {
    const piece = { owner: 0, label: '1', lying: false, pips: 0, state: [] };
    const tile = (name: string, x: number, y: number, pieces: (typeof piece)[]): Tile => ({
      ...BARE_TILE,
      name,
      x: x * 1.5,
      y: y * Math.sqrt(3),
      pieces,
    });
    const under = (pieces: (typeof piece)[]): number => {
      const tiles = [
        tile('A1', 0, 0, []),
        tile('B1', 1, 0.5, pieces),
        tile('B2', 1, -0.5, []),
        tile('C1', 2, 1, []),
      ];
      const marks: Mark[] = [{ mark: 'arrow', from: 'A1', to: 'C1', owner: 0 }];
      const [{ curve } = { curve: null }] = curvesOf({ tiles, compass: null, marks, lit: null });
      if (curve === null) throw new Error('There is no arrow.');
      const { tail, past, tip } = curve;
      return Array.from({ length: 20 }, (_, nth) => nth / 20).filter((part) => {
        const [x, y] = [0, 1].map(
          (axis) =>
            (1 - part) ** 2 * (tail[axis] ?? 0) +
            2 * part * (1 - part) * (past[axis] ?? 0) +
            part ** 2 * (tip[axis] ?? 0),
        );
        return Math.hypot((x ?? 0) - 150, (y ?? 0) - 50 * Math.sqrt(3)) < 40;
      }).length;
    };
    expect(under([piece])).toBeLessThan(under([]));
  });
});
