import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Runs a command, compiled, with some settings in its environment. */
export const runWith = (
  settings: Readonly<Record<string, string>>,
  name: string,
  ...args: readonly string[]
) => start(settings, join('dist', 'cli', `${name}.js`), ...args);

/** Runs a command, compiled. */
export const run = (name: string, ...args: readonly string[]) => runWith({}, name, ...args);

/** Runs a command as npm's script does, from its source. */
export const runFromSource = (name: string, ...args: readonly string[]) =>
  start({}, '--import', 'tsx', join('src', 'cli', `${name}.ts`), ...args);

async function start(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, status };
}
