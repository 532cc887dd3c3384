/**
 * What `npm test` checks. The checks that only read the tree run side by side, then the tests, whose own
 * report comes last. Ends with status 1 where anything is wrong, after showing what.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = (path) => [process.execPath, join(root, 'node_modules', path)];
const typescript = tool('tsc7/bin/tsc');
const cruiser = tool('dependency-cruiser/bin/dependency-cruise.mjs');

/** What the types were when they were last checked: only what has changed since is checked anew. */
const SEEN = join(root, 'node_modules/.cache/firepit/types.tsbuildinfo');

/** Fewer modules than this, and the import rules were held against nothing. */
const FEWEST_MODULES = 100;

const CHECKS = [
  ['types', [...typescript, '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', SEEN]],
  ['types of the page', [...typescript, '-p', 'assets/sandbox/jsconfig.json']],
  ['lint', [...tool('oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [...tool('@biomejs/biome/bin/biome'), 'format', '.']],
  [
    'import rules',
    [...cruiser, '--config', '.dependency-cruiser.cjs', 'src', 'test', 'bench', 'scripts'],
    (output) => Number(/(\d+) modules/.exec(output)?.[1] ?? 0) >= FEWEST_MODULES,
  ],
  ['nothing unused', tool('knip/bin/knip.js')],
];

const began = performance.now();
const waiting = [...CHECKS];
const failed = [];
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));

console.log('· tests');
const tests = await run([...tool('vitest/vitest.mjs'), 'run'], 'inherit');
if (tests.status !== 0) failed.push('tests');

if (failed.length > 0) {
  console.error(`\nWrong: ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`All is well (${seconds(began)}).`);

async function work() {
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
