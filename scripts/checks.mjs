/** What `npm test` and `npm run quick` share: the checks that only read the tree, and how they are run. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const tool = (path) => [process.execPath, join(root, 'node_modules', path)];

/** What the types were when they were last checked: only what has changed since is checked anew. */
const SEEN = join(root, 'node_modules/.cache/firepit/types.tsbuildinfo');
const typescript = tool('tsc7/bin/tsc');

/** A check is its name, its command, and perhaps what its output must show. */
export const TYPES = [
  'types',
  [...typescript, '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', SEEN],
];
export const PAGE_TYPES = [
  'types of the page',
  [...typescript, '-p', 'assets/sandbox/jsconfig.json'],
];
export const FORMAT = ['format', [...tool('@biomejs/biome/bin/biome'), 'format', '.']];
/** Of these files, or of all. */
export const lint = (files = []) => [
  'lint',
  [...tool('oxlint/bin/oxlint'), '--deny-warnings', ...files],
];

/** Runs checks side by side, and shows what is wrong. Returns the names of those that failed. */
export async function hold(checks) {
  const waiting = [...checks];
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, command, holds = () => true] = check;
      const start = performance.now();
      const { status, output } = await run(command, 'pipe');
      const good = status === 0 && holds(output);
      console.log(`${good ? '✓' : '✗'} ${name} (${seconds(start)})`);
      if (good) continue;
      failed.push(name);
      console.error(output);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return failed;
}

/** Runs vitest with its own report. Returns `tests` where any failed. */
export async function holdTests(...args) {
  console.log('· tests');
  const { status } = await run([...tool('vitest/vitest.mjs'), 'run', ...args], 'inherit');
  return status === 0 ? [] : ['tests'];
}

/** Says how it all came out, and ends with status 1 where anything is wrong. */
export function conclude(failed, began) {
  if (failed.length > 0) {
    console.error(`\nWrong: ${failed.join(', ')}.`);
    process.exit(1);
  }
  console.log(`All is well (${seconds(began)}).`);
}

function run([command, ...args], output) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output] });
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: text }));
  });
}

function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
