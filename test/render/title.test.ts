import { describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { ruler } from '../../src/render/easel.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { layOut } from '../../src/render/layout.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintScene } from '../../src/render/picture.ts';
import { SPECIMEN_BOARD, SPECIMEN_LAND } from './specimens.ts';
import { paintTitle } from '../../src/render/title.ts';
import { overflows } from './overflows.ts';
import { type Written, written } from './written.ts';

/** What stands in the bar at the top of a picture; in full size nothing there may reach out or over something. */
function titleOf(scene: Scene): Written[] {
  const { title } = layOut(ruler, scene);
  const all = written((ctx) => paintTitle(ctx, THEMES.day, scene, title, paintUncached));
  expect(overflows(all, [title])).toEqual([]);
  return all;
}

const textOf = (all: readonly Written[]): string => all.map(({ text }) => text).join(' ');

const legends = [...SHELF.values()].flatMap((edition) =>
  LANGUAGE_IDS.flatMap(
    (language) =>
      edition
        .in(language)
        .legendScenes?.()
        .map((scene, nth) => ({
          name: `${edition.name} ${language} ${nth}`,
          scene,
        })) ?? [],
  ),
);

describe('the title', () => {
  it('takes no room where the message says it', () => {
    const [whole, bare] = [SPECIMEN_LAND, { ...SPECIMEN_LAND, untitled: true } as const].map(
      (scene) => layOut(ruler, scene),
    );
    expect(bare?.title.height).toBe(0);
    expect((whole?.height ?? 0) - (bare?.height ?? 0)).toBe(whole?.title.height);
    const said = [SPECIMEN_BOARD, { ...SPECIMEN_BOARD, untitled: true } as const].map((scene) =>
      textOf(
        written((ctx) => paintScene(ctx, THEMES.day, scene, layOut(ruler, scene), paintUncached)),
      ),
    );
    expect(said[0]).toContain(SPECIMEN_BOARD.title.match);
    expect(said[1]).not.toContain(SPECIMEN_BOARD.title.match);
  });

  it.each(legends)('of each legend stands there whole: $name', ({ scene }) => {
    const { round, phase, match } = scene.title;
    expect(textOf(titleOf(scene))).toBe(`${round} · ${phase} ${match}`);
  });

  it('cuts a long name rather than the number of the match', () => {
    const [first, ...others] = SPECIMEN_BOARD.strips;
    if (first === undefined) throw new Error('Nobody is there.');
    const name = 'Björn with a name that goes on and on and on and on and on and on';
    const match = 'Valley of the Mammoths #1234';
    const title = { match, round: 'Turn 1', phase: 'Orders', toMove: [first.seat] };
    const all = titleOf({ ...SPECIMEN_BOARD, title, strips: [{ ...first, name }, ...others] });
    expect(textOf(all)).toContain(match);
    expect(textOf(all)).toMatch(/Björn wit.*… /u);
  });

  it('leaves the match its name where many are waited for', () => {
    const [first] = SPECIMEN_BOARD.strips;
    if (first === undefined) throw new Error('Nobody is there.');
    const strips = Array.from({ length: 6 }, (_, seat) => ({ ...first, seat }));
    const match = 'Valley of the Mammoths #12';
    const toMove = strips.map(({ seat }) => seat);
    const title = { match, round: 'Turn 4 of 18', phase: 'Battles', toMove };
    expect(textOf(titleOf({ ...SPECIMEN_BOARD, title, strips }))).toContain(match);
  });

  it('is written smaller, then in two lines, rather than cut', () => {
    const legend = legends[0]?.scene ?? SPECIMEN_BOARD;
    const sizes = [1, 2, 3].map((times) => {
      const phase = Array.from({ length: times }, () => 'all that is seen there').join(', ');
      const all = titleOf({ ...legend, title: { ...legend.title, phase } });
      expect(textOf(all)).toContain(phase);
      return all.map(({ size }) => size);
    });
    expect(sizes.map((lines) => lines.length)).toEqual([2, 2, 3]);
    const [short = 0, long = 0, longest = 0] = sizes.map((lines) => Math.round(lines[0] ?? 0));
    expect(short).toBeGreaterThan(long);
    expect(long).toBeGreaterThan(longest);
    // Half as large on a phone, it can still be read.
    expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(23.9);
  });
});
