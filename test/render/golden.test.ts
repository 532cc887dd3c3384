import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TuskEvent } from '../../src/games/tusk/event.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { choiceScene } from '../../src/games/tusk/scene/choice.ts';
import { handScene } from '../../src/games/tusk/scene/hand.ts';
import { sinceScene } from '../../src/games/tusk/scene/since.ts';
import type { TuskView } from '../../src/games/tusk/view.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import type { ThemeId } from '../../src/render/palette.ts';
import { rasterize } from '../../src/render/raster.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS } from '../../src/render/specimen.ts';
import { at, busyView, fightView, huntView, roamView, tribe } from '../games/tusk/views.ts';
import { worstDifference } from './likeness.ts';
import { decoded } from './pixels.ts';

/**
 * Sheets of all that is drawn, as it was when somebody last looked at them. After a change that is meant,
 * `npm run golden` paints them anew: look at each before it is committed.
 */
const FOLDER = join(import.meta.dirname, 'golden');
const isWriting = process.env['GOLDEN'] === 'write';

/** Wide enough for every sign; the names are of the letters of one font alone. */
const WIDTH = 480;
const TABLE = {
  matchName: 'Friday night mammoths',
  seats: ['Ada', 'Bea', 'Cleo', 'Dan'].map((name, seat) => ({
    name,
    mention: `@${name}`,
    computer: seat === 2,
    away: seat === 3,
  })),
};

/** The part of a block that differs where other versions of cairo and FreeType smooth otherwise, at most. */
const UNNOTICED = 0.09;

const EVENTS: readonly TuskEvent[] = [
  { type: 'memberMoved', seat: 1, member: 2, from: at('C5'), to: at('E4') },
  { type: 'fightBegan', at: at('E4'), initiator: 1, seats: [1, 2] },
  { type: 'memberWounded', seat: 2, member: 1, by: 'fight' },
  { type: 'fightWon', seat: 1, food: 1 },
  { type: 'herdRolled', die: 4, direction: 'N', arrows: 1 },
  { type: 'mammothMoved', path: [at('D3')], strayed: false },
  { type: 'snowFell', at: [at('D1'), at('E1')], left: 20 },
];

const CAPTION = 'Somebody went from here to there, and something came of it.';

function there<T>(made: T | null): T {
  if (made === null) throw new Error('There is no such picture.');
  return made;
}

/** What changed, with captions that stay when wording does not. */
function since(): Scene {
  const { scene } = there(sinceScene(busyView(), EVENTS, TABLE));
  const panels = scene.panels.map((panel) => ({
    ...panel,
    rows: panel.rows.map((row) => (row.row === 'step' ? { ...row, text: CAPTION } : row)),
  }));
  return { ...scene, panels };
}

function choices(): Scene {
  const offered = ['B3', 'C4', 'D5'].map((name) => ({
    key: `move.1.${name}`,
    action: { do: 'move', member: 1, to: at(name) } as const,
  }));
  const decision = { id: 'turn.5.0.1', seat: 0, kind: 'turn', sealed: false, owed: true };
  return there(choiceScene(busyView(), decision, offered, TABLE)).scene;
}

function hand(): Scene {
  const mine = tribe(0, [], {
    card: { id: 'pack-leader', revealed: true },
    cardTokens: 2,
    passed: ['fishers', 'warmonger'],
  });
  return there(handScene(busyView({ viewer: 0, tribes: [mine], scores: [6] }), 0, TABLE));
}

const board = (view: TuskView): Scene => tuskScene(view, TABLE);

const SHEETS: Readonly<Record<string, { readonly scene: Scene; readonly theme: ThemeId }>> = {
  'board-day': { scene: SPECIMEN_BOARD, theme: 'day' },
  'board-night': { scene: SPECIMEN_BOARD, theme: 'night' },
  'board-print': { scene: SPECIMEN_BOARD, theme: 'print' },
  cards: { scene: SPECIMEN_CARDS, theme: 'day' },
  tribes: { scene: board(busyView()), theme: 'day' },
  fight: { scene: board(fightView()), theme: 'night' },
  hunt: { scene: board(huntView()), theme: 'print' },
  season: { scene: board(roamView()), theme: 'day' },
  choice: { scene: choices(), theme: 'day' },
  since: { scene: since(), theme: 'day' },
  hand: { scene: hand(), theme: 'night' },
};

const painted = (scene: Scene, theme: ThemeId = 'day') => rasterize(scene, { width: WIDTH, theme });

describe('the golden sheets', () => {
  it.each(Object.entries(SHEETS))('%s looks as it did', async (name, { scene, theme }) => {
    const file = join(FOLDER, `${name}.png`);
    const now = painted(scene, theme);
    if (isWriting) {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(file, now);
    }
    expect(existsSync(file), `${file} is missing: run npm run golden`).toBe(true);
    const [was, is] = await Promise.all([readFile(file).then(decoded), decoded(now)]);
    const difference = worstDifference(was, is);
    const hint = `${name} looks different: if that is meant, run npm run golden and look at it`;
    expect(difference, hint).toBeLessThan(UNNOTICED);
  });
});

describe('what is compared', () => {
  const of = (view: TuskView) => decoded(painted(board(view)));

  it('shows a wound, an action, a token, a place and a mark', async () => {
    const view = busyView();
    const was = await of(view);
    const first = (change: object): TuskView['tribes'] =>
      view.tribes.map((one) => ({
        ...one,
        members: one.members.map((member) =>
          one.seat === 0 && member.member === 1 ? { ...member, ...change } : member,
        ),
      }));
    const fewer = view.tiles.map((tile) =>
      tile?.place === at('C4') ? { ...tile, tokens: tile.tokens + 1 } : tile,
    );
    for (const changed of [
      busyView({ tribes: first({ wounded: true }) }),
      busyView({ tribes: first({ actions: 1 }) }),
      busyView({ tribes: first({ at: at('B3') }) }),
      busyView({ tiles: fewer }),
      busyView({ stages: [{ stage: 'roaming', path: [at('C4')] }] }),
    ]) {
      expect(worstDifference(was, await of(changed))).toBeGreaterThan(UNNOTICED);
    }
  });

  it('overlooks colours a shade off, and what stands one pixel aside', async () => {
    const was = await of(busyView());
    const off = was.pixels.map((value, i) => (i % 4 === 3 ? value : value + (((i * 7) % 11) - 5)));
    const aside = was.pixels.map((value, i) => was.pixels[i - 4 * (was.width + 1)] ?? value);
    for (const pixels of [off, aside]) {
      expect(worstDifference(was, { ...was, pixels })).toBeLessThan(UNNOTICED / 2);
    }
  });
});
