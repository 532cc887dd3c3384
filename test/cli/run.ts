import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Runs a command as npm's script does, with some settings in its environment. */
export async function runWith(
  settings: Readonly<Record<string, string>>,
  name: string,
  ...args: readonly string[]
) {
  const file = join(ROOT, 'src', 'cli', `${name}.ts`);
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: ROOT, env });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, status };
}

/** Runs a command as npm's script does. */
export const run = (name: string, ...args: readonly string[]) => runWith({}, name, ...args);
