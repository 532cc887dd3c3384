import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles the bot before the tests, so that those that start processes and threads start what a host runs, and do
 * not wait for each to be compiled. Types are checked elsewhere.
 */
export default function build(): void {
  const compiler = join(root, 'node_modules/tsc7/bin/tsc');
  const args = [compiler, '-p', 'tsconfig.build.json', '--noCheck'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The bot could not be compiled.');
}
