import { describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { sheetsOf } from '../../src/presentation/sheets.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { ruler } from '../../src/render/easel.ts';
import { layOut } from '../../src/render/layout.ts';
import { LEAST } from '../../src/render/read.ts';
import { replayedMatch } from '../games/replayed.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS } from './specimens.ts';

/** How high a desk shows a picture at most, and how high letters are read there; in its pixels. */
const DESK = { height: 350, letters: 7.4 } as const;

const FULL = ['tusk-5', 'stone-age-7', 'rise-of-tribes-3', 'valley-of-the-mammoths-4'] as const;

/** The whole board of a recorded match with as many seats as there may be, every so many entries and at the end. */
function boards(record: (typeof FULL)[number]): readonly Scene[] {
  const edition = SHELF.get(record.replace(/-\d$/, ''));
  if (edition === undefined) throw new Error(`No game has ${record}.`);
  const { matches } = replayedMatch(edition.game, record);
  return matches.flatMap(({ state }, at) => {
    if (at % 8 > 0 && at < matches.length - 1) return [];
    const view = edition.game.view(state, 'public');
    const seats = Array.from({ length: edition.game.seats[1] }, (_, seat) => ({
      name: `Player ${seat}`,
      mention: `@${seat}`,
      computer: false,
    }));
    return [edition.in('en').scene(view, { matchName: 'Friday', seats })];
  });
}

describe('a whole board', () => {
  it.each(FULL)('of %s is read at a desk, and nothing of it is lost', (record) => {
    for (const scene of boards(record)) {
      const sheets = sheetsOf(scene);
      for (const sheet of sheets) {
        const { height } = layOut(ruler, sheet);
        expect((LEAST * DESK.height) / height).toBeGreaterThan(DESK.letters);
      }
      const all = <Part>(part: (one: Scene) => readonly Part[]) => new Set(sheets.flatMap(part));
      expect(all(({ panes }) => panes)).toEqual(new Set(scene.panes));
      expect(all(({ displays }) => displays)).toEqual(new Set(scene.displays));
      expect(all(({ shown }) => shown)).toEqual(new Set(scene.shown));
      expect(sheets.map(({ map, landscape }) => map ?? landscape)).toEqual(
        sheets.map((_, at) => (at === 0 ? (scene.map ?? scene.landscape) : null)),
      );
    }
  });

  it('is one picture where there is no land, or nothing beside it', () => {
    expect(sheetsOf(SPECIMEN_CARDS)).toEqual([SPECIMEN_CARDS]);
    const bare = { ...SPECIMEN_BOARD, panes: [], displays: [], shown: [] };
    expect(sheetsOf(bare)).toEqual([bare]);
  });
});
