import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const GENERATED = ['.git', 'dist', 'data', 'coverage', 'tmp', 'src/store/client'];
const TEXT =
  /\.(ts|mts|js|mjs|cjs|json|md|sql|prisma|ya?ml|css|html|sh|toml)$|^[^.]+$|\.env\.example$/;

/** Every text of ours, by its path from the root. */
function textsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (GENERATED.includes(path) || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return textsIn(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

// This file has to name what it looks for, and the lockfile is npm's.
const own = textsIn('').filter((name) => !/^(test\/tree\.test\.ts|package-lock\.json)$/.test(name));

/** The lines of the tree in which a word stands that should not. */
function linesWith(word: RegExp): string[] {
  return own.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return text.split('\n').flatMap((line, index) => {
      return word.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [];
    });
  });
}

describe('the tree', () => {
  it('is looked at', () => {
    expect(own.length).toBeGreaterThan(100);
  });

  it('names no folder of anybody’s machine', () => {
    expect(linesWith(/(?<![\w.$}*])\/(work|root|home|Users)\/\w/)).toEqual([]);
  });

  it('leaves nothing for later', () => {
    expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it('shows every picture of a screen on its page, in order', () => {
    const page = readFileSync(join(root, 'docs/screens.md'), 'utf8');
    const all = [...page.matchAll(/screens\/([\w-]+\.png)/g)].map(([, name]) => name);
    // Those of before stand beside others that were shown already.
    const shown = [...new Set(all)];
    expect(shown.toSorted()).toEqual(readdirSync(join(root, 'docs/screens')).toSorted());
    const nth = (name = '') => Number(/-(\d+)\.png$/.exec(name)?.[1] ?? 0);
    const ofPhone = shown.filter((name) => name?.startsWith('phone-')).map(nth);
    expect(ofPhone).toEqual(ofPhone.map((_, at) => at + 1));
  });

  it('skips no test', () => {
    expect(linesWith(/\b(it|test|describe)\.(skip|only|todo|fails)\b/)).toEqual([]);
  });

  it('locks packages by their digest, not by the registry that somebody used', () => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain('"resolved": "http');
    expect(lock).toContain('"integrity": "sha512-');
  });
});
