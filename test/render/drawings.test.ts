import { loadImage } from 'canvas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Art, box, circle, type Drawing, oval } from '../../src/presentation/drawing.ts';
import type { Scene, Tile } from '../../src/presentation/scene.ts';
import { registerArt, themeFor } from '../../src/render/drawings/registry.ts';
import { SHARED } from '../../src/render/drawings/shared.ts';
import { parsePath } from '../../src/render/drawings/path.ts';
import { play } from '../../src/render/drawings/play.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { type ThemeId, THEMES } from '../../src/render/palette.ts';
import { createPainter } from '../../src/render/pool.ts';
import { specimenLand } from '../../src/render/specimen-land.ts';
import { specimenBoard, specimenCards } from '../../src/render/specimen.ts';
import { paintGround } from '../../src/render/terrain/ground.ts';
import { covered, decoded, difference, painted } from './pixels.ts';
import { ARTS } from './specimens.ts';
import { svgOf } from './svg.ts';

describe('a path', () => {
  it('is read with all commands of SVG, absolute and from where the pen is', () => {
    expect(parsePath('M1 2L3,4H5V6Z')).toEqual([
      ['M', 1, 2],
      ['L', 3, 4],
      ['L', 5, 4],
      ['L', 5, 6],
      ['Z'],
    ]);
    expect(parsePath('m1 2l2 2h2v2zl1 1')).toEqual([...parsePath('M1 2L3,4H5V6Z'), ['L', 2, 3]]);
    expect(parsePath('M0 0 1 1-2.5.5')).toEqual(parsePath('M0,0L1,1L-2.5,.5'));
    expect(parsePath('M0 0Q3 3 6 0T12 0')).toEqual(parsePath('M0 0Q3 3 6 0Q9-3 12 0'));
    expect(parsePath('M0 0C1 1 2 1 3 0S5-1 6 0')).toEqual(
      parsePath('M0 0c1 1 2 1 3 0c1-1 2-1 3 0'),
    );
    expect(parsePath('M1e1 0A5 5 0 110 0')).toEqual(parsePath('M10 0 A5,5,0,1,1,0,0'));
  });

  it.each(['', 'L1 1', 'M1', 'M0 0L1', 'M0 0 L 1 x', 'M0 0A1 1 0 2 0 1 1', 'M0 0Z1'])(
    'is not %j',
    (path) => {
      expect(() => parsePath(path)).toThrow('is no path');
    },
  );

  it('goes round a circle, an ellipse and a box as a canvas does', () => {
    const played = (path: string) =>
      painted(100, 100, (ctx) => play(ctx, THEMES.day, [[path, 'danger']]));
    const drawn = (draw: (ctx: Parameters<Parameters<typeof painted>[2]>[0]) => void) =>
      painted(100, 100, (ctx) => {
        ctx.beginPath();
        draw(ctx);
        ctx.fillStyle = THEMES.day.danger;
        ctx.fill();
      });
    const round = 2 * Math.PI;
    for (const [path, draw] of [
      [circle(50, 50, 40), drawn((ctx) => ctx.arc(50, 50, 40, 0, round))],
      [oval(50, 50, 44, 20, 30), drawn((ctx) => ctx.ellipse(50, 50, 44, 20, round / 12, 0, round))],
      [box(10, 20, 80, 50, 16), drawn((ctx) => ctx.roundRect(10, 20, 80, 50, 16))],
      [
        'M90 50A40 40 0 0 0 50 10L50 50Z',
        drawn((ctx) => {
          ctx.moveTo(50, 50);
          ctx.arc(50, 50, 40, -round / 4, 0);
        }),
      ],
    ] as const) {
      expect(difference(played(path), draw)).toBeLessThan(0.001);
    }
  });
});

const SIGN = { x: -140, y: -140, width: 280, height: 280 };

/** Every drawing that games share or have alone, and how large it is. */
const EVERY = [['', SHARED] as const, ...ARTS].flatMap(([game, art]: readonly [string, Art]) => {
  const { icons = {}, flags = {}, figures = {}, cards = {}, looks = {}, backdrops = {} } = art;
  const of = (kind: string, all: Readonly<Record<string, Drawing>>, area: typeof SIGN) =>
    Object.entries(all).map(([key, drawing]) => ({
      name: `${game} ${kind} ${key}`,
      game,
      drawing,
      area,
      scale: kind === 'icon' || kind === 'figure' ? 200 : 1,
    }));
  return [
    ...of('icon', { ...icons, ...flags }, SIGN),
    ...of('figure', figures, { x: -260, y: -240, width: 520, height: 480 }),
    ...of('card', cards, { x: -170, y: -95, width: 340, height: 190 }),
    ...of('look', looks, { x: -160, y: -220, width: 320, height: 240 }),
    ...Object.entries(backdrops).map(([key, { width, height, draw }]) => ({
      name: `${game} backdrop ${key}`,
      game,
      drawing: draw,
      area: { x: 0, y: 0, width, height },
      scale: 1,
    })),
  ];
});

describe('drawings', () => {
  it.each(EVERY)(
    '$name is the same as SVG and on a canvas',
    async ({ game, drawing, area, scale }) => {
      const large: Drawing = [{ at: [[0, 0, scale]], draw: drawing }];
      const theme = themeFor(THEMES.night, game);
      const played = painted(area.width, area.height, (ctx) => {
        ctx.translate(-area.x, -area.y);
        play(ctx, theme, large);
      });
      const image = await loadImage(Buffer.from(svgOf(large, theme, area)));
      const shown = painted(area.width, area.height, (ctx) => ctx.drawImage(image, 0, 0));
      expect(covered(played)).toBeGreaterThan(0.05);
      expect(difference(played, shown)).toBeLessThan(0.01);
    },
  );

  it.each(Object.keys(THEMES) as readonly ThemeId[])('find each of their colours by %s', (id) => {
    for (const { game, drawing, area } of EVERY) {
      expect(() => svgOf(drawing, themeFor(THEMES[id], game), area)).not.toThrow();
    }
  });

  it('say what nobody has drawn', () => {
    const nothing: Drawing = [{ icon: 'nothing', at: [[0, 0]] }];
    expect(() => painted(9, 9, (ctx) => play(ctx, themeFor(THEMES.day, 'tusk'), nothing))).toThrow(
      'No drawing is called "nothing" among the icons',
    );
  });

  it('are a game’s own before they are shared ones', () => {
    const own = themeFor(THEMES.day, 'stone-age');
    expect(own.art.icons?.['brick']).toBeDefined();
    expect(own.art.icons?.['tool']).toBe(SHARED.icons.tool);
    expect(themeFor(THEMES.day, 'stone-age')).toBe(own);
    expect(themeFor(THEMES.day, 'tusk').art.icons?.['brick']).toBeUndefined();
  });
});

/** The art of a game that nobody knows yet: something of each kind. */
const NEW: Art = {
  icons: { shell: [[circle(0, 0, 0.4), 'bone .1', 'meatLight']] },
  flags: { chief: [['M-.4 .4L0-.4L.4 .4Z', 'glow']] },
  figures: { whale: [[oval(0, 0, 1, 0.6), 'stone']] },
  cards: { reef: [{ icon: 'shell', at: [[0, 0, 120]] }] },
  looks: { bay: [[oval(0, -80, 120, 70), 'river.field']] },
  backdrops: { coast: { width: 100, height: 50, draw: [['M0 0H100V50H0Z', 'plains.field']] } },
  grounds: {
    sea: {
      field: 'river.motif',
      draw: [
        {
          at: [[0, 0]],
          strays: { x: 20, y: 40 },
          draw: [['M-60 0q30-20 60 0t60 0', 'river.light 9']],
        },
      ],
    },
  },
};

describe('a new game', () => {
  const board = specimenBoard('new', NEW);
  const [tile] = board.map?.tiles ?? [];
  if (tile === undefined || board.map === null) throw new Error('There is a map.');
  const sea: Tile = {
    ...tile,
    name: 'A1',
    texture: 'sea',
    figures: [{ figure: 'whale', name: 'Whale' }],
  };
  const under: Tile = { ...sea, x: 0, y: 0, rim: null, figures: [], tokens: [], pieces: [] };
  const mapOf = (...tiles: Tile[]): Scene => ({
    ...board,
    map: { tiles, compass: { name: '', figure: 'whale', bearings: [] }, marks: [], lit: null },
  });
  const scenes = [mapOf(sea), specimenCards('new', NEW), specimenLand('new', NEW)];

  it('has its pictures painted by threads that are handed its art', async () => {
    const painter = createPainter({ arts: new Map([['new', NEW]]), threads: 1 });
    onTestFinished(() => painter.close());
    for (const scene of scenes) {
      expect((await decoded(await painter.paint(scene))).width).toBeGreaterThan(400);
    }
    await expect(painter.paint({ ...mapOf(sea), game: 'another' })).rejects.toThrow(
      /^The picture could not be painted: No drawing is called "\w+" among the \w+ of the game or those that all share\.$/,
    );
  });

  it('brings grounds on which things stray by lot, whose shapes are seen under snow', () => {
    registerArt(new Map([['new', NEW]]));
    const ground = (tile: Partial<Tile>): Uint8ClampedArray =>
      painted(200, 200, (ctx) => {
        const { map } = mapOf({ ...under, ...tile });
        if (map === null) throw new Error('There is a map.');
        ctx.translate(100, 100);
        paintGround(ctx, themeFor(THEMES.day, 'new'), map, 90, paintUncached);
      });
    const kinds = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2'].map((name) => ground({ name }));
    expect(kinds.some((one) => difference(one, kinds[0] ?? one) > 0.01)).toBe(true);
    const snow = { texture: null, snow: true };
    const buried = ground({ ...snow, buried: 'sea' });
    expect(difference(buried, ground({ ...snow, buried: null }))).toBeGreaterThan(0.005);
    expect(difference(buried, ground({}))).toBeGreaterThan(0.3);
  });
});
