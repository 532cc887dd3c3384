import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every file and folder below a folder, by its path from the root. */
const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (['.git', 'node_modules', 'dist', 'data'].includes(path)) return [];
    return entry.isDirectory() ? [path, ...below(path)] : [path];
  });

const paths = below('');
const pages = paths.filter((path) => /^docs\/.*\.md$|^[A-Z]+\.md$/.test(path));

/** Whether something is there that is named by its path from the root, or by the end of it. */
const isThere = (path: string): boolean =>
  paths.some((one) => one === path || one.endsWith(`/${path}`));

/** What a page names in code that looks like a path. */
const pathsIn = (page: string): string[] =>
  [...read(page).matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*)\/?`/g)].flatMap(([, path = '']) =>
    /^(src|test|docs|bench|scripts|prisma|assets)\/|\.(ts|mjs|md|prisma)$/.test(path) ? path : [],
  );

/** How many words a text has, as `wc -w` counts them. */
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('a page', () => {
  it.each(pages)('names files and folders that are there: %s', (page) => {
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(pages)('links to pages that are there: %s', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)];
    const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/')) : '';
    const targets = links.map(([, link = '']) => join(folder, link).replace(/\/$/, ''));
    expect(targets.filter((path) => !paths.includes(path))).toEqual([]);
  });
});

/** Every word of the code. */
const inCode = new Set(
  paths
    .filter((path) => /^(src|bench|prisma)\/.*\.(ts|prisma)$/.test(path))
    .flatMap((path) => read(path).match(/\w+/g) ?? []),
);

/** The paragraphs of a page; each item of a list and each row of a table is one of its own. */
const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n|\n(?=- |\d+\. |\|)/);

describe('a page about the architecture', () => {
  const rooms = pages.filter((page) => page.startsWith('docs/architecture/'));

  it.each(rooms)('names what stands in the code: %s', (page) => {
    const named = [...read(page).matchAll(/`(\w+(?:\.\w+)*)`/g)].map(([, name = '']) => name);
    const code = named.filter((name) => !/\.(ts|md)$/.test(name));
    expect(code.filter((name) => name.split('.').some((word) => !inCode.has(word)))).toEqual([]);
  });

  it.each(rooms)('is short: %s', (page) => {
    const text = read(page);
    expect(wordsOf(text)).toBeLessThan(900);
    expect(paragraphsOf(text).filter((one) => wordsOf(one) >= 120)).toEqual([]);
  });

  it('names every part of src', () => {
    const parts = paths.filter((path) => /^src\/[^/.]+$/.test(path));
    const index = read('docs/architecture/README.md');
    expect(parts.filter((part) => !index.includes(`\`${part}\``))).toEqual([]);
  });

  it('lists the rooms of src/match from the top to the bottom, as their imports are checked', () => {
    const listed = [...read('docs/architecture/README.md').matchAll(/^\| `(\w+)` \|/gm)];
    const [, floors = ''] = /FLOORS = \[([^\]]*)\]/.exec(read('.dependency-cruiser.cjs')) ?? [];
    const rooms = [...floors.matchAll(/'(\w+)'/g)].map(([, room]) => room);
    expect(listed.map(([, room]) => room)).toEqual(rooms.toReversed());
  });
});

interface Named {
  readonly path: string;
  readonly names: string;
}

/** What a page names with its file: `src/engine/match.ts` `undo`, `restore`; or `undo` in `src/engine/match.ts`. */
const namedIn = (page: string): Named[] => [
  ...[...read(page).matchAll(/`(\w[\w/.-]+\.ts)`((?:,? `\w+`)+)/g)].map(
    ([, path = '', names = '']) => ({ path, names }),
  ),
  ...[...read(page).matchAll(/((?:`\w+`(?:, | and ))*`\w+`) in `(\w[\w/.-]+\.ts)`/g)].map(
    ([, names = '', path = '']) => ({ path, names }),
  ),
];

describe('the tour', () => {
  it('has at most 800 words, and names many functions', () => {
    expect(wordsOf(read('docs/tour.md'))).toBeLessThanOrEqual(800);
    expect(namedIn('docs/tour.md').length).toBeGreaterThan(30);
  });
});

describe('what a page names with its file', () => {
  it.each(pages)('is declared there: %s', (page) => {
    const missing = namedIn(page).flatMap(({ path, names }) => {
      const file = paths.find((one) => one === path || one === `src/${path}`) ?? path;
      return [...names.matchAll(/`(\w+)`/g)].flatMap(([, name]) => {
        const declared = `^(export )?(async )?(function\\*?|const|class|interface|type) ${name}\\b`;
        return new RegExp(declared, 'm').test(read(file)) ? [] : [`${path}: ${name}`];
      });
    });
    expect(missing).toEqual([]);
  });
});
