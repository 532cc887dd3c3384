import { parentPort } from 'node:worker_threads';
import type { Scene } from '../presentation/scene.ts';
import type { Order, Reply } from './crew.ts';
import { type PaintOptions, rasterize } from './raster.ts';
import { SPECIMEN_BOARD } from './specimen.ts';

/** What a painting thread is asked for. */
export interface PaintJob {
  readonly scene: Scene;
  readonly options: PaintOptions;
}

const port = parentPort;
if (port === null) throw new Error('The painter runs in a worker thread; use createPainter.');

// Fonts, grounds, inks and the encoder are used once before somebody waits for it.
rasterize(SPECIMEN_BOARD, {});
port.postMessage('ready' satisfies Reply<never>);

port.on('message', (job: Order<PaintJob>) => {
  if (job === null) process.exit();
  try {
    const png = new Uint8Array(rasterize(job.scene, job.options));
    port.postMessage({ done: png } satisfies Reply<Uint8Array>, [png.buffer]);
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    port.postMessage({ failed } satisfies Reply<Uint8Array>);
  }
});
