import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import type { Scene, Spot } from '../../src/presentation/scene.ts';
import type { Beat } from '../../src/presentation/story.ts';
import { STONE_AGE_ART } from '../../src/games/stone-age/art/index.ts';
import { drawBeat } from '../../src/render/animation.ts';
import { themeFor } from '../../src/render/drawings/registry.ts';
import { ruler } from '../../src/render/easel.ts';
import { buildStage } from '../../src/render/frame.ts';
import { type PaintCache, paintUncached } from '../../src/render/paint-cache.ts';
import { siteArea } from '../../src/render/landscape/landscape.ts';
import { LOOK, paintBackdrop, paintLook } from '../../src/render/landscape/looks.ts';
import { layOut } from '../../src/render/layout.ts';
import { type ThemeId, THEMES } from '../../src/render/palette.ts';
import { paintScene } from '../../src/render/picture.ts';
import { WIDTH as WHOLE } from '../../src/render/read.ts';
import { paintRoom } from '../../src/render/room.ts';
import { paintTool } from '../../src/render/tools.ts';
import { overflowsOn } from './overflows.ts';
import { covered, difference, painted } from './pixels.ts';
import { crowdedValley, valley, type ValleyLooks } from './valley.ts';
import { type Written, written } from './written.ts';

const theme = THEMES.day;

const LOOKED_AT: readonly ValleyLooks[] = LANGUAGE_IDS.flatMap((language) =>
  ([2, 3, 4] as const).flatMap((seats) =>
    [{}, { choosing: true }, { since: true }, { rolling: true }].map((looks) => ({
      language,
      seats,
      ...looks,
    })),
  ),
);

const textsOn = (scene: Scene): Written[] => {
  const layout = layOut(ruler, scene);
  return written((ctx) => paintScene(ctx, theme, scene, layout, paintUncached));
};

/** The pixels as grey: what is left for somebody who sees no colours. */
function grey(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const out = Uint8ClampedArray.from(pixels);
  for (let i = 0; i < out.length; i += 4) {
    const [r = 0, g = 0, b = 0] = out.subarray(i, i + 3);
    out.fill(0.2126 * r + 0.7152 * g + 0.0722 * b, i, i + 3);
  }
  return out;
}

function expectAllToDiffer(all: readonly Uint8ClampedArray[], least: number): void {
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) expect(difference(one, other)).toBeGreaterThan(least);
  });
}

describe('what is read on a land', () => {
  it.each(LOOKED_AT)('is whole, keeps to its place, and is large enough: %o', (looks) => {
    const scene = valley(looks);
    expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
    for (const { text, size } of textsOn(scene)) {
      expect(text).not.toContain('…');
      expect(size, text).toBeGreaterThanOrEqual(24.9);
    }
  });

  /** The same with each word twice as long, as it may be in another language. */
  const long = (scene: Scene): Scene => {
    const more = (text: string) => text.replace(/\p{L}{2,}/gu, (word) => word + word.toLowerCase());
    const named = <T extends Spot & { readonly name: string }>(spot: T): T => ({
      ...spot,
      name: more(spot.name),
      closed: spot.closed === null ? null : more(spot.closed),
    });
    return {
      ...scene,
      landscape: scene.landscape && {
        ...scene.landscape,
        sites: scene.landscape.sites.map(named),
      },
      displays: scene.displays.map(({ title, lots }) => ({
        title: more(title),
        lots: lots.map((lot) => ({
          ...named(lot),
          halves: lot.halves.map((half) => ({ ...half, text: more(half.text) })),
        })),
      })),
      panes: scene.panes.map((pane) => ({
        title: more(pane.title),
        rows: pane.rows.map((row) =>
          row.row === 'roll' ? { ...row, sum: more(`${row.sum} because`) } : row,
        ),
      })),
      strips: scene.strips.map((strip) => ({
        ...strip,
        holdings: strip.holdings.map((one) => ({ ...one, text: more(`${one.text} many`) })),
      })),
    };
  };

  it.each(LOOKED_AT.filter(({ language }) => language === 'de'))(
    'keeps to its place with words twice as long: %o',
    (looks) => {
      const scene = long(valley(looks));
      expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
    },
  );

  it('keeps to its place however much there is', () => {
    const scene = crowdedValley();
    expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
    for (const { text, size } of textsOn(scene)) {
      // Who is there becomes smaller where there are too many.
      if (!/^\d+$/.test(text)) expect(size, text).toBeGreaterThanOrEqual(24.9);
    }
  });

  it('has its name on every place, and nobody stands before it', () => {
    const scene = valley();
    const { landscape } = scene;
    const area = layOut(ruler, scene).landscape;
    if (landscape === null || area === null) throw new Error('There is no land.');
    const texts = textsOn(scene);
    for (const site of landscape.sites) {
      const { x, y, width, height } = siteArea(landscape, site, area);
      const within = texts.filter(
        (one) => one.left >= x && one.right <= x + width && one.y >= y && one.y <= y + height,
      );
      const name = within.find(({ text }) => text === site.name);
      expect(name, site.name).toBeDefined();
      const counts = within.filter(({ text }) => /^\d+$/.test(text));
      expect(counts.map(({ text }) => Number(text))).toEqual(
        site.parties.map(({ count }) => count),
      );
      for (const one of counts) expect(one.y).toBeLessThan((name?.y ?? 0) - (name?.size ?? 0));
    }
  });

  it('takes no more room where somebody went', () => {
    const heights = [{}, { since: true }].map((looks) => {
      const { displays } = layOut(ruler, valley(looks));
      return displays.map(({ area }) => area.height);
    });
    expect(heights[1]).toEqual(heights[0]);
  });

  it('is seen in a story, too', () => {
    const beats = [{}, { since: true }].map((looks): Beat => {
      const scene = { ...valley(looks), displays: [], panes: [] };
      return { scene, caption: ['Somebody went out.'], weight: 'small' };
    });
    const stage = buildStage(
      ruler,
      beats.map(({ scene }) => scene),
    );
    expect(stage.width).toBe(WHOLE);
    expect(stage.height).toBeLessThan(1.6 * stage.width);
    for (const { scene } of beats) expect(stage.layout(scene).landscape).not.toBeNull();
    expect(drawBeat(beats, 1).length).toBeGreaterThan(10_000);
  });

  it('stands in its order: the land, what lies open, panes, strips; no two over each other', () => {
    for (const looks of LOOKED_AT) {
      const layout = layOut(ruler, valley(looks));
      const { landscape, displays, panes, strips, width, height } = layout;
      const areas = [
        ...(landscape === null ? [] : [landscape]),
        ...[...displays, ...panes, ...strips].map(({ area }) => area),
      ];
      areas.forEach((one, at) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(width);
        expect(one.y + one.height).toBeLessThanOrEqual(height);
        for (const other of areas.slice(at + 1)) {
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y;
          expect(isApart).toBe(true);
        }
      });
    }
  });
});

describe('what is drawn of a land', () => {
  const [WIDTH, HEIGHT] = [LOOK.width + 40, LOOK.height + 40];
  const own = themeFor(theme, 'stone-age');
  const looks = Object.keys(STONE_AGE_ART.looks).map((look) =>
    painted(WIDTH, HEIGHT, (ctx) => {
      paintLook(ctx, own, look, WIDTH / 2, HEIGHT - 20, LOOK);
    }),
  );

  it('is of many looks, none like another, in grey too', () => {
    expectAllToDiffer(looks, 0.2);
    expectAllToDiffer(looks.map(grey), 0.15);
    for (const pixels of looks) expect(covered(pixels)).toBeGreaterThan(0.2);
  });

  it('keeps to its place', () => {
    const edge = 10;
    for (const pixels of looks) {
      const out = pixels.filter((alpha, at) => {
        if (at % 4 !== 3 || alpha === 0) return false;
        const [x, y] = [((at - 3) / 4) % WIDTH, Math.floor((at - 3) / 4 / WIDTH)];
        return x < edge || y < edge || x >= WIDTH - edge || y >= HEIGHT - edge;
      });
      expect(out).toHaveLength(0);
    }
  });

  it('lies on a land that leaves nothing open, the same each time', () => {
    for (const backdrop of Object.keys(STONE_AGE_ART.backdrops)) {
      const land = () => painted(500, 300, (ctx) => paintBackdrop(ctx, own, backdrop, 500, 300));
      expect(covered(land())).toBe(1);
      expect(difference(land(), land())).toBe(0);
    }
  });

  it('says how many are at a place of how many that have room', () => {
    const room = (count: number, most: number | null) =>
      painted(200, 40, (ctx) => paintRoom(ctx, theme, most, [{ owner: 0, count }], 190, 20));
    expectAllToDiffer([room(3, 7), room(4, 7), room(3, 6), room(3, null)], 0.002);
  });

  it('shows tools as they are: ready, used, for one use, and none', () => {
    const tool = (value: number, used: boolean, once: boolean) =>
      painted(70, 60, (ctx) => paintTool(ctx, theme, { value, used, once }, 35, 30, paintUncached));
    const all = [tool(2, false, false), tool(2, true, false), tool(2, false, true)];
    expectAllToDiffer([...all, tool(0, false, false), tool(3, false, false)].map(grey), 0.02);
  });
});

describe('parts of a land that are kept', () => {
  it.each(['day', 'night'] as readonly ThemeId[])('are not cut off, by %s', (id) => {
    const cut: string[] = [];
    const strict: PaintCache = (ctx, key, area, paint) => {
      const margin = 40;
      const { a, d } = ctx.getTransform();
      const [width, height] = [area.width * a, area.height * d].map(Math.ceil);
      if (width === undefined || height === undefined) return;
      const across = width + 2 * margin;
      const pixels = painted(across, height + 2 * margin, (own) => {
        own.translate(margin, margin);
        own.scale(a, d);
        own.translate(-area.x, -area.y);
        paint(own);
      });
      const isCut = pixels.some((alpha, at) => {
        if (at % 4 !== 3 || alpha === 0) return false;
        const [x, y] = [((at - 3) / 4) % across, Math.floor((at - 3) / 4 / across)];
        return x < margin - 1 || y < margin - 1 || x > margin + width || y > margin + height;
      });
      if (isCut) cut.push(key);
      paint(ctx);
    };
    for (const scene of [valley({ choosing: true }), valley({ since: true, rolling: true })]) {
      const layout = layOut(ruler, scene);
      painted(layout.width, layout.height, (ctx) => {
        paintScene(ctx, THEMES[id], scene, layout, strict);
      });
    }
    expect(cut).toEqual([]);
  });

  it('come out as if they were painted anew', () => {
    const scene = valley({ choosing: true });
    const layout = layOut(ruler, scene);
    const keys = new Set<string>();
    const counting: PaintCache = (ctx, key, _area, paint) => {
      keys.add(key);
      paint(ctx);
    };
    painted(layout.width, layout.height, (ctx) => {
      paintScene(ctx, theme, scene, layout, counting);
    });
    // The land is one part; who is where and what may be chosen does not change it.
    const lands = [...keys].filter((key) => key.startsWith('["land"'));
    expect(lands).toHaveLength(1);
    expect(lands[0]).not.toMatch(/Ember|owner|here/);
  });
});
