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

/** How many words a text has; lines and arrows are none. */
const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /\w/.test(word)).length;

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

describe('the tour', () => {
  it('has at most 800 words', () => {
    expect(wordsOf(read('docs/tour.md'))).toBeLessThanOrEqual(800);
  });

  it('names functions that stand in the file beside them', () => {
    const named = [...read('docs/tour.md').matchAll(/`(src\/[\w/.-]+\.ts)` `(\w+)`/g)];
    expect(named.length).toBeGreaterThan(30);
    const missing = named.filter(([, path = '', name = '']) => {
      const declared = new RegExp(`^export (async )?(function\\*?|const|class) ${name}\\b`, 'm');
      return !declared.test(read(path));
    });
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});
