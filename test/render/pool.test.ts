import { afterAll, describe, expect, it } from 'vitest';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import type { Pane, Piece, Scene, Strip } from '../../src/presentation/scene.ts';
import { createPainter } from '../../src/render/pool.ts';
import { rasterize } from '../../src/render/raster.ts';
import { busyView, fightView, huntView, roamView, TABLE, tiles } from '../games/tusk/views.ts';
import { decoded, difference } from './pixels.ts';
import { ARTS } from './specimens.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

/** Large enough to tell things apart, and painted in a quarter of the time. */
const SMALL = { width: 600 } as const;

const painter = createPainter({ arts: ARTS, threads: 2 });
afterAll(() => painter.close());

describe('the painter', { timeout: 30_000 }, () => {
  it('paints several scenes at once, each as the main thread would', async () => {
    const scenes = [busyView(), fightView(), huntView(), roamView()].map((view) =>
      tuskScene(SPEECH, view, TABLE),
    );
    const pictures = await Promise.all(scenes.map((scene) => painter.paint(scene, SMALL)));
    pictures.forEach((picture, index) => {
      const scene = scenes[index];
      if (scene === undefined) throw new Error('no scene');
      // What this thread painted before, and kept, must not show.
      rasterize(scene, {});
      expect(picture.equals(rasterize(scene, SMALL))).toBe(true);
    });
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(4);
  });

  it('paints as wide as asked, where it is as wide', async () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    const [full, small, wider] = await Promise.all([
      painter.paint(scene).then(decoded),
      painter.paint(scene, { width: 400 }).then(decoded),
      painter.paint(scene, { width: 5000 }).then(decoded),
    ]);
    expect(wider.width).toBe(800);
    expect(full.width).toBe(800);
    expect(small.width).toBe(400);
    expect(small.height).toBe(Math.floor(full.height / 2));
  });

  it('paints for everybody before it paints for one, for who asked last first, and not at all what nobody waits for', async () => {
    const one = createPainter({ arts: ARTS, threads: 1 });
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    const order: string[] = [];
    const noted = async <T>(name: string, painting: Promise<T>): Promise<T> => {
      const painted = await painting;
      order.push(name);
      return painted;
    };
    try {
      await one.warm();
      const first = noted('first', one.paint(scene, SMALL));
      const gone = new AbortController();
      const never = one.paintAfter(scene, SMALL, gone.signal);
      const waiting = (name: string) =>
        noted(name, one.paintAfter(scene, SMALL, new AbortController().signal));
      const [before, own] = [waiting('before'), waiting('own')];
      const posted = noted('posted', one.paint(scene, SMALL));
      gone.abort();
      expect(await never).toBeNull();
      expect(await one.paintAfter(scene, SMALL, gone.signal)).toBeNull();
      expect(await own).toEqual(await posted);
      await Promise.all([first, before]);
      expect(order).toEqual(['first', 'posted', 'own', 'before']);
    } finally {
      await one.close();
    }
  });

  it('rejects what cannot be painted', async () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    await expect(painter.paint(scene, { width: 0 })).rejects.toThrow('could not be painted');
  });
});

describe('a picture', { timeout: 30_000 }, () => {
  const pixelsOf = async (scene: Scene) => (await decoded(rasterize(scene, SMALL))).pixels;

  it('is the same from a kept ground as from a fresh one', () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    const first = rasterize(scene, SMALL);
    expect(rasterize(scene, SMALL).equals(first)).toBe(true);
    // More grounds than are kept.
    for (let more = 1; more <= 6; more += 1) rasterize(scene, { width: 50 + more });
    expect(rasterize(scene, SMALL).equals(first)).toBe(true);
  });

  it('is the same in its theme, whatever was painted in another one before', () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    const themes = ['day', 'night', 'print'] as const;
    const all = () => themes.map((theme) => rasterize(scene, { ...SMALL, theme }).toString('hex'));
    const first = all();
    expect(new Set(first).size).toBe(3);
    expect(all()).toEqual(first);
  });

  it('shows what changes: a wound, snow, goods, marks, the mammoth', async () => {
    const view = busyView();
    const before = await pixelsOf(tuskScene(SPEECH, view, TABLE));
    const wounded = view.tribes.map((tribe) => ({
      ...tribe,
      members: tribe.members.map((one) => ({ ...one, wounded: true })),
    }));
    const richer = view.tribes.map((tribe) => ({
      ...tribe,
      goods: { ...tribe.goods, stick: tribe.goods.stick + 1 },
    }));
    const scene = tuskScene(SPEECH, view, TABLE);
    if (scene.map === null) throw new Error('no map');
    const marked: Scene = {
      ...scene,
      map: {
        ...scene.map,
        marks: [
          { mark: 'choice', at: 'D5' },
          { mark: 'arrow', from: 'D6', to: 'C5', owner: 3 },
        ],
      },
    };
    for (const changed of [
      tuskScene(SPEECH, busyView({ tribes: wounded }), TABLE),
      tuskScene(SPEECH, busyView({ tribes: richer }), TABLE),
      tuskScene(SPEECH, busyView({ tiles: tiles(3, ['A1']) }), TABLE),
      tuskScene(SPEECH, busyView({ mammoth: 20 }), TABLE),
      marked,
    ]) {
      expect(difference(before, await pixelsOf(changed))).toBeGreaterThan(0.0003);
    }
  });

  it('takes any name without changing its size', async () => {
    const names = ['\u0000', '𒐫'.repeat(300), 'Z̷̢̛̛̛͖͇͚͙̝͒̈́́̓͆'.repeat(40), '\u202Eabc\u202E'];
    const seats = names.map((name) => ({ name, mention: '@x', computer: false }));
    const { width, height } = await decoded(
      rasterize(tuskScene(SPEECH, busyView(), { matchName: names.join(''), seats }), SMALL),
    );
    const plain = await decoded(rasterize(tuskScene(SPEECH, busyView(), TABLE), SMALL));
    expect([width, height]).toEqual([plain.width, plain.height]);
  });

  it('can be had of a game without a map, with six seats, places for workers and dice', async () => {
    const worker = (owner: number): Piece => ({
      owner,
      label: '×3',
      lying: false,
      pips: 0,
      state: [],
    });
    const place = (title: string): Pane => ({
      title,
      rows: [
        { row: 'pieces', doing: `on ${title}`, pieces: [0, 1, 2, 3, 4, 5].map(worker) },
        { row: 'dice', seat: 1, dice: [1, 2, 3, 4, 5, 6].map((face) => ({ face, counts: true })) },
        { row: 'track', icon: 'food', name: 'food', text: 'Left', left: 2, of: 5 },
      ],
    });
    const strip = (seat: number): Strip => ({
      seat,
      name: `Player ${seat}`,
      side: 'Side',
      pieces: 'pieces',
      colour: 'red',
      emblem: 'fern',
      goods: [],
      tools: [],
      holdings: [],
      waiting: [],
      cost: null,
      card: null,
      flags: [],
      score: null,
    });
    const scene: Scene = {
      game: '',
      language: 'en',
      title: { match: 'Another game', round: 'Round 1', phase: 'Place', toMove: [4] },
      map: null,
      landscape: null,
      displays: [],
      panes: ['Forest', 'Quarry', 'River', 'Hut', 'Field'].map(place),
      cards: [],
      strips: [0, 1, 2, 3, 4, 5].map(strip),
      shown: [0, 1, 2, 3, 4, 5],
    };
    const { width, height, pixels } = await decoded(rasterize(scene, SMALL));
    expect(width).toBe(600);
    expect(height).toBeGreaterThan(250);
    const moved = { ...scene, title: { ...scene.title, toMove: [] } };
    expect(difference(pixels, await pixelsOf(moved))).toBeGreaterThan(0.001);
  });
});
