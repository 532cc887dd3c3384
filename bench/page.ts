import { createHash } from 'node:crypto';
import { chromium } from 'playwright-core';
import { createMind } from '../src/ai/mind.ts';
import { SHELF } from '../src/games/index.ts';
import type { Scene } from '../src/presentation/scene.ts';
import { artsOf } from '../src/render/drawings/registry.ts';
import { createPainter, type Painter } from '../src/render/pool.ts';
import type { Figure } from './figure.ts';
import { type Drawn, drawnOf } from './page/drawn.ts';
import { clickingHands } from './page/clicking-hands.ts';
import { DESK, openWindow, PHONE, readPanel, type Screen, type Seen } from './page/window.ts';
import { part } from './share.ts';
import { readMessage } from './table/reading.ts';
import { type Front, playMatch } from './table/match.ts';

/** Matches of each game. */
const MATCHES = 2;
const SCREENS = [PHONE, DESK] as const;

/** What a panel is to be at most; the share of panels with all on one screen at least. */
const MOST = { screensMean: 1, screensMost: 1.4, wordsMean: 55, wordsMost: 120, controlsMean: 6 };
const TOGETHER = 0.95;

/**
 * Has two people play whole matches of each game against a computer player by clicks on the sandbox's page, and reads
 * every panel they see on a phone and at a desk: one for each call, one after each press. Those that are too high are told on
 * standard error.
 */
export async function benchPage(share: number, games: readonly string[]): Promise<Figure[]> {
  const drawn = new Map<string, Drawn>();
  const painter = lookedAt(createPainter({ arts: artsOf(SHELF) }), drawn);
  const mind = createMind();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const figures: Figure[] = [];
  try {
    await painter.warm();
    for (const game of SHELF.keys()) {
      if (games.length > 0 && !games.includes(game)) continue;
      const seen = new Map<Screen, Seen[]>(SCREENS.map((screen) => [screen, []]));
      for (let nth = 1; nth <= part(MATCHES, share); nth += 1) {
        const seating = {
          game,
          people: 2,
          computers: 1,
          manner: 'by panel',
          begins: 'at a lobby',
        } as const;
        const { warnings } = await playMatch(
          `page ${nth}`,
          seating,
          { painter, mind },
          async (sandbox, thread, person): Promise<Front> => {
            const windows = new Map(
              await Promise.all(
                SCREENS.map(
                  async (screen) =>
                    [screen, await openWindow(browser, sandbox, thread, person, screen)] as const,
                ),
              ),
            );
            const phone = windows.get(PHONE);
            if (phone === undefined) throw new Error('There is no phone.');
            return {
              hands: clickingHands(sandbox, phone, person),
              async look() {
                const panel = person
                  .ephemerals()
                  .findLast(({ components }) => components.length > 0);
                // A form stands before it.
                if (panel === undefined || (await phone.getByRole('dialog').count()) > 0) return;
                for (const [screen, page] of windows) {
                  const read = await readPanel(page, panel);
                  if (read.screens > MOST.screensMost) {
                    const { text } = readMessage(panel);
                    process.stderr.write(
                      `${read.screens.toFixed(2)} screens (${screen.name}): ${text}\n`,
                    );
                  }
                  const shown = await drawnOn(read.pictures, drawn);
                  const words = shown.reduce((sum, one) => sum + one.words, read.words);
                  const together = read.together && shown.some(({ isWhole }) => isWhole);
                  seen.get(screen)?.push({ ...read, words, together });
                }
              },
            };
          },
        );
        for (const context of browser.contexts()) await context.close();
        for (const line of warnings) process.stderr.write(`The bot says: ${line}\n`);
      }
      for (const [{ name }, panels] of seen) figures.push(...figuresOf(`${game}.${name}`, panels));
    }
  } finally {
    await browser.close();
    await mind.close();
    await painter.close();
  }
  return figures;
}

/** A painter that keeps what is drawn on each picture of a board, by what its bytes come to. */
function lookedAt(painter: Painter, drawn: Map<string, Drawn>): Painter {
  const tiles = new Map<string, number>();
  const kept = <P extends Buffer | null>(scene: Scene, png: P): P => {
    // A panel has a picture of its own, and all others have the whole map.
    if (scene.untitled !== true && scene.map !== null)
      tiles.set(scene.game, scene.map.tiles.length);
    if (png !== null) drawn.set(digestOf(png), drawnOf(scene, tiles.get(scene.game) ?? 0));
    return png;
  };
  return {
    ...painter,
    paint: async (scene, options) => kept(scene, await painter.paint(scene, options)),
    paintAfter: async (scene, options, signal) =>
      kept(scene, await painter.paintAfter(scene, options, signal)),
  };
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function drawnOn(
  pictures: readonly string[],
  drawn: ReadonlyMap<string, Drawn>,
): Promise<Drawn[]> {
  const found = await Promise.all(
    pictures.map(async (url) =>
      drawn.get(digestOf(new Uint8Array(await (await fetch(url)).arrayBuffer()))),
    ),
  );
  return found.flatMap((one) => one ?? []);
}

function figuresOf(name: string, panels: readonly Seen[]): Figure[] {
  const mean = (read: (one: Seen) => number): number =>
    panels.reduce((sum, one) => sum + read(one), 0) / panels.length;
  const most = (read: (one: Seen) => number): number => Math.max(0, ...panels.map(read));
  const figure = (key: string, value: number, unit: string, target: Figure['target']): Figure => ({
    name: `${name}.${key}`,
    value: Number.isFinite(value) ? Number(value.toPrecision(4)) : null,
    unit,
    target,
  });
  const asking = panels.filter(({ asks }) => asks);
  const together = asking.filter((one) => one.together).length / asking.length;
  return [
    figure('panels', panels.length, '', null),
    figure(
      'screensMean',
      mean((one) => one.screens),
      'screens',
      { atMost: MOST.screensMean },
    ),
    figure(
      'screensMost',
      most((one) => one.screens),
      'screens',
      { atMost: MOST.screensMost },
    ),
    figure(
      'wordsMean',
      mean((one) => one.words),
      'words',
      { atMost: MOST.wordsMean },
    ),
    figure(
      'wordsMost',
      most((one) => one.words),
      'words',
      { atMost: MOST.wordsMost },
    ),
    figure(
      'controlsMean',
      mean((one) => one.controls),
      'controls',
      { atMost: MOST.controlsMean },
    ),
    figure('together', together, 'of the panels that ask', { atLeast: TOGETHER }),
  ];
}
