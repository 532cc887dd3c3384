import { afterAll, expect, it } from 'vitest';
import { commandsOf } from '../readme/commands.ts';
import { copyTree, pageOf } from './tree.ts';

const page = pageOf('adding-a-game.md');
/** What stands in the blocks of code that name a file, by that name. */
const files = new Map(
  [...page.matchAll(/^```ts (src\/\S+)\n([\s\S]*?)^```$/gmu)].map(([, path = '', code = '']) => [
    path,
    code,
  ]),
);
/** A part of the page, by its number. */
const step = (number: number): string => page.split(/^### \d\. .*$/mu)[number] ?? '';
/** The lines for the shelf, and the one for the thread of computer players. */
const [[, onShelf = '', listed = ''] = [], [, playing = ''] = []] = step(4).matchAll(
  /^```ts\n(.*\n)(?:\n([\s\S]*?))?```$/gmu,
);
const commands = commandsOf(step(5).split(/^## /mu)[0] ?? '');
const testRuns = commands.flatMap((one) => /^npx vitest run (.*)$/u.exec(one)?.[1] ?? []);

const tree = copyTree();
for (const [path, code] of files) tree.write(path, code);
tree.change('src/games/index.ts', /^/u, onShelf);
tree.change('src/games/index.ts', /^const EDITIONS[\s\S]*?\];\n/mu, listed);
tree.change('src/games/players.ts', /(?<=const PLAYERS.* = \{\n)/u, playing);
afterAll(tree.remove);

/** Further tests of every game on the shelf, which `npm test` runs. */
const OF_ALL_GAMES = [
  'test/ai/playout.test.ts',
  'test/panel/here.test.ts',
  'test/presentation/some-config.test.ts',
  'test/records/records.test.ts',
];

const LONG = { timeout: 300_000 };

it('is looked for where it stands on the page', () => {
  expect(files.size).toBe(5);
  expect(commands.length).toBeGreaterThan(8);
  expect(testRuns.length).toBe(4);
});

it.each(commands.filter((one) => !/^npm (?:start|test)$|^npx vitest /u.test(one)))(
  'the game of the page is put on the shelf, and does: %s',
  LONG,
  async (command) => {
    expect(await tree.failure(command)).toBeNull();
  },
);

it('is written as all other code', () => {
  for (const [path, code] of files) expect(tree.read(path)).toBe(code);
});

it('keeps the laws that the page names, beside the other games', LONG, async () => {
  // What other games say of themselves is tried elsewhere.
  const own = String.raw`-t '^(?!.*\b(?:[Tt]usk|[Ss]tone.[Aa]ge|[Rr]ise.[Oo]f.[Tt]ribes|[Vv]alley.[Oo]f.[Tt]he.[Mm]ammoths|Steading)\b)'`;
  const files = [...testRuns, ...OF_ALL_GAMES].join(' ');
  const command = `npx vitest run ${files} ${own}`;
  expect(await tree.failure(command)).toBeNull();
});
