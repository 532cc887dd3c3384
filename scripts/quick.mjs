/**
 * What `npm run quick` checks, in half a minute: types, format, lint of what has changed since main, and the tests that
 * this touches, the nearest first. What it leaves out it says.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { conclude, FORMAT, hold, holdTests, lint, root, TYPES } from './checks.mjs';

/** How long the tests may take together on one core, in seconds, as each file took last time. */
const LONGEST = 20;
/** How long a file is taken to take that has not run yet. */
const UNKNOWN = 2;

const CODE = /\.(?:ts|mjs|cjs)$/;
/** Tests of the page, of the README and of processes are no part of `npm test`. */
const TEST = /^test\/(?:.*\/)?[^./]+\.test\.ts$/;

const began = performance.now();
const changed = changedFiles();
const code = changed.filter((file) => CODE.test(file));
const touched = testsOf(code);
const chosen = fitting(touched);
const failed = await hold([TYPES, ...(code.length === 0 ? [] : [lint(code)]), FORMAT]);
const tests = chosen.length === 0 ? [] : await holdTests('--passWithNoTests', ...chosen);
console.log(
  `${changed.length} files have changed, which ${touched.length} files of tests may see.`,
);
if (chosen.length < touched.length) {
  console.log(`Left out were ${touched.length - chosen.length} of these: run npm test.`);
}
const others = changed.filter((file) => !CODE.test(file));
if (others.length > 0) console.log(`Nothing was tried that reads ${others.join(', ')}.`);
conclude([...failed, ...tests], began);

/** What is other than where this branch left main; on main, than before its last commit, unless something is uncommitted. */
function changedFiles() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  const since = (commit) => git('diff', '--name-only', '--diff-filter=d', commit);
  const orNone = (found) => {
    try {
      return found();
    } catch {
      return [];
    }
  };
  const [base = 'HEAD'] = orNone(() => git('merge-base', 'HEAD', 'main'));
  const found = [...since(base), ...git('ls-files', '--others', '--exclude-standard')];
  return found.length > 0 ? found : orNone(() => since('HEAD~1'));
}

/** The files of tests that import any of these, by how many steps away: the nearest first, each itself before all. */
function testsOf(files) {
  const importers = new Map();
  for (const folder of ['src', 'test', 'bench', 'scripts']) {
    for (const below of readdirSync(join(root, folder), { recursive: true })) {
      const name = join(folder, below);
      if (!CODE.test(name)) continue;
      const text = readFileSync(join(root, name), 'utf8');
      for (const [, path] of text.matchAll(/(?:from|import|import\(|URL\()\s*'(\.[^']+)'/g)) {
        const imported = relative(root, join(root, dirname(name), path));
        importers.set(imported, [...(importers.get(imported) ?? []), name]);
      }
    }
  }
  const reached = new Set(files);
  // A set gives what is added to it while it is gone through.
  for (const file of reached) for (const one of importers.get(file) ?? []) reached.add(one);
  return [...reached].filter((file) => TEST.test(file));
}

/** As many of these as fit into the time, and what was itself changed. */
function fitting(files) {
  const took = lastTimes();
  let left = LONGEST;
  return files.filter((file) => {
    const needed = took.get(file) ?? UNKNOWN;
    if (needed > left && !changed.includes(file)) return false;
    left -= needed;
    return true;
  });
}

/** How many seconds each file of tests took when it last ran here. */
function lastTimes() {
  const cache = join(root, 'node_modules/.vite/vitest');
  const [noted] = existsSync(cache) ? readdirSync(cache) : [];
  if (noted === undefined) return new Map();
  const { results } = JSON.parse(readFileSync(join(cache, noted, 'results.json'), 'utf8'));
  return new Map(
    results.map(([name, { duration }]) => [name.replace(/^.*:/, ''), duration / 1000]),
  );
}
