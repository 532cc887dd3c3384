import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Beat, Chart } from '../presentation/story.ts';
import { animate } from './animation.ts';
import { drawChart } from './chart-raster.ts';
import type { Order, Reply } from './crew.ts';
import type { ThemeId } from './palette.ts';
import { inksOf } from './raster.ts';

/** What the thread that retells matches is asked for. */
export type StoryJob =
  | {
      readonly job: 'animate';
      readonly beats: readonly Beat[];
      readonly bytes: number;
      readonly theme: ThemeId;
    }
  | { readonly job: 'draw'; readonly chart: Chart; readonly theme: ThemeId };

const port = parentPort;
if (port === null) throw new Error('Stories are painted in a worker thread; use createPainter.');

/** Boards and answers come first. Linux gives each thread a priority of its own; elsewhere all are alike. */
function standBack(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}

// Chosen before the first story is asked for.
inksOf('day');
// Only now: whoever closes the bot while this loads should not wait long.
standBack();
port.postMessage('ready' satisfies Reply<never>);

const work = (job: StoryJob): Uint8Array<ArrayBuffer> =>
  // A copy, as a buffer of Node's may lie in one that is shared.
  new Uint8Array(
    job.job === 'animate'
      ? animate(job.beats, job.bytes, job.theme).gif
      : drawChart(job.chart, job.theme),
  );

port.on('message', (job: Order<StoryJob>) => {
  if (job === null) process.exit();
  try {
    const done = work(job);
    port.postMessage({ done } satisfies Reply<Uint8Array>, [done.buffer]);
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    port.postMessage({ failed } satisfies Reply<Uint8Array>);
  }
});
