import { describe, expect, it } from 'vitest';
import { describeStandings } from '../../src/presentation/standings.ts';
import { ALT_LENGTH } from '../../src/presentation/alt.ts';
import { drawStandings } from '../../src/render/draw.ts';
import { paintStandings } from '../../src/render/standings.ts';
import { THEMES } from '../../src/render/palette.ts';
import { WIDTH } from '../../src/render/read.ts';
import { decoded, difference } from './pixels.ts';
import { aStanding, manyStandings, someStandings } from './some-standings.ts';
import { written } from './written.ts';

/** Settings allow for 60 people; where they do not come out even, half as many again. */
const LARGEST = 90;
/** Sooner than that no division needs to be told in part. */
const TOLD_WHOLE = 35;

const wordsOn = (standings: ReturnType<typeof someStandings>) =>
  written((ctx) => paintStandings(ctx, THEMES.day, standings));

describe('the standings of a division', { timeout: 30_000 }, () => {
  it('are as wide as a board, whatever the division’s size, and the same whenever they are drawn', async () => {
    for (const people of [1, 13, LARGEST]) {
      const standings = manyStandings(people);
      const png = drawStandings(standings);
      expect((await decoded(png)).width).toBe(WIDTH);
      expect(drawStandings(standings).equals(png)).toBe(true);
      expect(png.length).toBeLessThan(400 * 1024);
    }
  });

  it('show all that can change of a row', async () => {
    const drawn = async (change: Parameters<typeof aStanding>[0]) =>
      (await decoded(drawStandings(someStandings({ rows: [aStanding(change)] })))).pixels;
    const plain = await drawn({});
    const changes = [
      { rank: 2 },
      { name: 'Elm' },
      { note: 'dropped out' },
      { points: '17' },
      { played: 3 },
      { all: 5 },
      { best: 2 },
      { worst: 8 },
      { goes: 'up' },
      { goes: 'stays' },
      { goes: 'down' },
    ] as const;
    for (const change of changes)
      expect(difference(plain, await drawn(change)), JSON.stringify(change)).toBeGreaterThan(
        0.00005,
      );
    const [once, twice] = [await drawn({ warnings: 1 }), await drawn({ warnings: 2 })];
    expect(difference(once, twice)).toBeGreaterThan(0.00005);
  });

  it.each(['en', 'de'] as const)(
    'cache to the picture with names of any length, in %s',
    (language) => {
      const rows = ['x'.repeat(300), '﷽﷽', 'a\u0000b\nLine\u202Egnp'].map((name) =>
        aStanding({
          name,
          note: name,
          points: '166.67',
          rank: 88,
          best: 11,
          worst: 88,
          warnings: 2,
        }),
      );
      for (const isOpen of [true, false]) {
        const all = wordsOn(someStandings({ language, rows, isOpen }));
        for (const { text, left, right } of all) {
          expect(left, text).toBeGreaterThanOrEqual(0);
          expect(right, text).toBeLessThanOrEqual(WIDTH);
          expect(text).not.toMatch(/[\p{Cc}\u202E]/u);
        }
        // Words that stand in one line keep apart.
        for (const one of all)
          for (const other of all)
            if (one !== other && Math.abs(one.y - other.y) < 3 && one.left <= other.left)
              expect(one.right, `${one.text} and ${other.text}`).toBeLessThan(other.left);
      }
    },
  );
});

describe('the standings in words', () => {
  it('say all that is on the picture', () => {
    const told = describeStandings(someStandings());
    expect(told).toMatch(
      /^Division B, Autumn · season 3 · 9 of 13 tables over\. 1\. Ash: points 36, /u,
    );
    expect(told).toContain('3. Cedar: points 26.33, matches 4 of 4, places 2 to 6, warned.');
    expect(told).toContain('1. Ash: points 36, matches 4 of 4, places 1 to 2, surely up.');
    expect(told).toContain('13. Lark (dropped out): points 0');
  });

  it('are short enough, and name everybody as long as there is room', () => {
    for (let people = 1; people <= LARGEST; people += 1) {
      const told = describeStandings(manyStandings(people));
      expect(told.length).toBeLessThanOrEqual(ALT_LENGTH);
      expect(told.includes('And ')).toBe(people > TOLD_WHOLE);
    }
  });

  it('say no places any more once all is over, but who goes where', () => {
    const rows = [aStanding({ goes: 'up' })];
    const told = describeStandings(someStandings({ rows, isOpen: false }));
    expect(told).toMatch(/matches 2 of 4, wins 1, goes up\.$/u);
  });
});
