import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Scene } from '../src/presentation/scene.ts';
import type { Figure } from './figure.ts';

const FOLDER = fileURLToPath(new URL('canvases/', import.meta.url));
const RUN = fileURLToPath(new URL('canvases/run.ts', import.meta.url));

const answer = z.object({ ms: z.number(), pixels: z.number() });

/** Installs the other canvas libraries beside this file where they are missing. Throws a sentence where that fails. */
function install(): void {
  if (existsSync(`${FOLDER}node_modules/@napi-rs/canvas`)) return;
  const done = run('npm', [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (done.status !== 0)
    throw new Error(`The canvas libraries could not be installed: ${done.stderr}`);
}

/** skia-canvas brings no binary with its package: it is fetched from where its makers keep it. */
function fetchSkia(): boolean {
  if (existsSync(`${FOLDER}node_modules/skia-canvas/lib/skia.node`)) return true;
  const script = `${FOLDER}node_modules/skia-canvas/lib/prebuild.mjs`;
  return run(process.execPath, [script, 'download']).status === 0;
}

function run(command: string, args: readonly string[], input = '') {
  return spawnSync(command, args, { cwd: FOLDER, encoding: 'utf8', input, maxBuffer: 2 ** 26 });
}

/** Milliseconds of processor a picture takes on one library, the same painters and encoder on all. */
function measure(library: string, scenes: readonly Scene[]): { ms: number; pixels: number } {
  const done = run(process.execPath, ['--import', 'tsx', RUN, library], JSON.stringify(scenes));
  if (done.status !== 0) throw new Error(`${library} could not paint the scenes: ${done.stderr}`);
  return answer.parse(JSON.parse(done.stdout));
}

/** How much longer the same pictures take on the other canvas libraries; null where one cannot be had here. */
export function compareCanvases(scenes: readonly Scene[]): { napi: Figure; skia: Figure } {
  install();
  const ours = measure('canvas', scenes);
  const ratio = (name: string, library: string): Figure => {
    const theirs = measure(library, scenes);
    if (theirs.pixels !== ours.pixels) throw new Error(`${library} painted other sizes.`);
    return { name, value: theirs.ms / ours.ms, unit: 'times our time', target: null };
  };
  return {
    napi: ratio('napiRatio', '@napi-rs/canvas'),
    skia: fetchSkia()
      ? ratio('skiaRatio', 'skia-canvas')
      : {
          name: 'skiaRatio',
          value: null,
          unit: 'its binary could not be fetched here',
          target: null,
        },
  };
}
