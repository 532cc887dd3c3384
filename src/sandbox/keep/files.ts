import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../world/world.ts';

/** Files in a folder, which is made when the first one comes. */
export function filesIn(folder: string): Files {
  return {
    set(id, bytes) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, id), bytes);
    },
    get: (id) => ifThere(() => readFileSync(join(folder, id))),
    delete: (id) => rmSync(join(folder, id), { force: true }),
  };
}

/** Deletes every file in the folder whose id is not `wanted`: what a killed process left. */
export function sweep(folder: string, wanted: (id: string) => boolean): void {
  for (const id of ifThere(() => readdirSync(folder)) ?? []) {
    if (!wanted(id)) rmSync(join(folder, id), { force: true });
  }
}

/** Undefined where there is no such file or folder. */
export function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
