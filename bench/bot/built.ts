import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder with a built bot. */
export interface Built {
  readonly folder: string;
  close(): void;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The bot as it stands here, which `npm run bench` has built. */
export const builtHere = (): Built => ({ folder: ROOT, close: () => undefined });

/** The bot of another commit, built in a worktree of its own; packages are shared where they are the same. */
export function builtAt(commit: string): Built {
  const above = mkdtempSync(join(tmpdir(), 'firepit-bench-'));
  const folder = join(above, 'at');
  const run = (cwd: string, program: string, ...args: string[]): void =>
    void execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const close = (): void => {
    rmSync(above, { recursive: true, force: true });
    run(ROOT, 'git', 'worktree', 'prune');
  };
  try {
    run(ROOT, 'git', 'worktree', 'add', '--detach', folder, commit);
    run(ROOT, 'cp', '-al', 'node_modules', join(folder, 'node_modules'));
    // Which Prisma client was made last is noted there, and here it is to be made anew.
    rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
    run(folder, process.execPath, 'scripts/prepare.mjs');
    run(folder, 'npm', 'run', '-s', 'build');
    return { folder, close };
  } catch (error) {
    close();
    throw error;
  }
}
