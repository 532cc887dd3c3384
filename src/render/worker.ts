import { parentPort } from 'node:worker_threads';
import type { Scene } from '../presentation/scene.ts';
import type { Beat, Chart } from '../presentation/story.ts';
import type { Order, Reply } from '../threads/crew.ts';
import { giveWay } from '../threads/give-way.ts';
import { animating } from './animation.ts';
import { drawChart } from './chart-raster.ts';
import { COLOURS } from './inks.ts';
import type { ThemeId } from './palette.ts';
import type { Piecemeal } from './piecemeal.ts';
import { inksOf, type PaintOptions, rasterize } from './raster.ts';
import { SPECIMEN_BOARD } from './specimen.ts';

/** What a painting thread is asked for. */
export type PaintJob =
  | { readonly job: 'paint'; readonly scene: Scene; readonly options: PaintOptions }
  | {
      readonly job: 'animate';
      readonly beats: readonly Beat[];
      readonly bytes: number;
      readonly theme: ThemeId;
    }
  | { readonly job: 'draw'; readonly chart: Chart; readonly theme: ThemeId };

giveWay();

const port = parentPort;
if (port === null) throw new Error('The painter runs in a worker thread; use createPainter.');

const say = (reply: Reply<Uint8Array>, handedOver: readonly ArrayBuffer[] = []): void =>
  port.postMessage(reply, handedOver);

// Fonts, grounds, inks and the encoder are used once before somebody waits for it. A map comes last, as what is kept
// of it is used again; of the land, whose places are larger, only the inks are.
inksOf('day', COLOURS, 'land');
rasterize(SPECIMEN_BOARD, {});
say('ready');

function* work(job: PaintJob): Piecemeal<Uint8Array> {
  switch (job.job) {
    case 'paint':
      return rasterize(job.scene, job.options);
    case 'draw':
      return drawChart(job.chart, job.theme);
    case 'animate':
      return (yield* animating(job.beats, job.bytes, job.theme)).gif;
  }
}

/** What rests until nothing else is to be painted. */
let resting: Piecemeal<Uint8Array> | null = null;

port.on('message', (order: Order<PaintJob>) => {
  if (order === null) process.exit();
  try {
    const current = order === 'go on' ? resting : work(order);
    if (current === null) throw new Error('there is nothing to go on with');
    if (order === 'go on') resting = null;
    const { done, value } = current.next();
    if (done) {
      // A copy, as a buffer of Node's may lie in one that is shared.
      const picture = new Uint8Array(value);
      say({ done: picture }, [picture.buffer]);
    } else {
      resting = current;
      say('resting');
    }
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
});
