import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a newcomer has no use for, or has of its own. */
const LEFT_OUT = ['.git', 'coverage', 'data', 'dist', 'docs', 'node_modules', 'tmp'];

/** A copy of this tree, in which a test does what a page tells a newcomer to do. */
export interface Tree {
  readonly read: (path: string) => string;
  /** Writes a file, in a folder that need not be there yet. */
  readonly write: (path: string, text: string) => void;
  /** Puts one text in place of another, which must stand in the file. */
  readonly change: (path: string, from: string | RegExp, to: string) => void;
  /** Runs a command as a shell does; null where it went well, else what it said. */
  readonly failure: (command: string) => Promise<string | null>;
  readonly remove: () => void;
}

/** A page of docs. */
export const pageOf = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

/** Copies this tree. Packages are those of this one. */
export function copyTree(): Tree {
  const root = mkdtempSync(join(tmpdir(), 'firepit-newcomer-'));
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.includes(name)) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    // What tools keep there from one run to the next is about this tree.
    const isKept = name.startsWith('.vite');
    if (!isKept) symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  }
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  return {
    read,
    write,
    change(path, from, to) {
      const before = read(path);
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`There is no ${from} in ${path}.`);
      write(path, after);
    },
    failure: (command) =>
      new Promise((resolve) => {
        const { PATH = '', HOME = '' } = process.env;
        const child = spawn('sh', ['-c', command], { cwd: root, env: { PATH, HOME, CI: 'true' } });
        let said = '';
        const hear = (more: Buffer): void => {
          said += String(more);
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.on('close', (status) => resolve(status === 0 ? null : `${command}\n${said}`));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
