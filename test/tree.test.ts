import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every file that is, or would be, under version control. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => /\.(ts|mts|js|mjs|cjs|json|md|sql|prisma|ya?ml|css|html|sh|toml)$/.test(name));

const own = files.filter((name) => name !== 'test/tree.test.ts' && name !== 'package-lock.json');

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

  it('skips no test', () => {
    expect(linesWith(/\b(it|test|describe)\.(skip|only|todo|fails)\b/)).toEqual([]);
  });

  it('locks packages by their digest, not by the registry that somebody used', () => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain('"resolved": "http');
    expect(lock).toContain('"integrity": "sha512-');
  });
});
