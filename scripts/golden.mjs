/** Paints the golden sheets anew: the golden test, told to write what it would else compare. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/render/golden.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GOLDEN: 'write' },
});
process.exitCode = status ?? 1;
