import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../src/store/open.ts';
import { kept } from './kept.ts';

let made: Promise<string> | null = null;

/** Fills a folder as a store leaves it that was opened there and closed again: to make it anew takes seconds. */
export async function useFolder(folder: string): Promise<void> {
  made ??= make();
  cpSync(join(await made, 'database'), join(folder, 'database'), { recursive: true });
}

/** Returns where such a folder is kept, once it is whole. */
async function make(): Promise<string> {
  const from = kept('folder');
  if (existsSync(from)) return from;
  const draft = `${from}.${process.pid}`;
  await (await openStore({ databaseUrl: null, folder: draft })).close();
  try {
    renameSync(draft, from);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(from)) throw error;
    rmSync(draft, { recursive: true });
  }
  return from;
}
