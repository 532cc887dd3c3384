import { parentPort } from 'node:worker_threads';
import type { Art } from '../presentation/drawing.ts';
import type { Scene } from '../presentation/scene.ts';
import type { Standings } from '../presentation/standings.ts';
import type { Beat, Chart } from '../presentation/story.ts';
import type { Order, Reply } from '../threads/worker-pool.ts';
import { lowerPriority } from '../threads/lower-priority.ts';
import { animating } from './animation.ts';
import { drawChart, drawStandings } from './draw.ts';
import { registerArt, type Arts } from './drawings/registry.ts';
import { MOST_INKS } from './inks.ts';
import type { ThemeId } from './palette.ts';
import type { Piecemeal } from './piecemeal.ts';
import { inksOf, type PaintOptions, rasterize, subjectOf } from './raster.ts';
import { keysOf, specimenBoard } from './specimen.ts';
import { specimenLand } from './specimen-land.ts';

/** What a painting thread is asked for. */
export type PaintJob =
  | { readonly job: 'paint'; readonly scene: Scene; readonly options: PaintOptions }
  | {
      readonly job: 'animate';
      readonly beats: readonly Beat[];
      readonly bytes: number;
      readonly theme: ThemeId;
    }
  | { readonly job: 'draw'; readonly drawing: Chart | Standings; readonly theme: ThemeId };

lowerPriority();

const port = parentPort;
if (port === null) throw new Error('The painter runs in a worker thread; use createPainter.');

const say = (reply: Reply<Uint8Array>, handedOver: readonly ArrayBuffer[] = []): void =>
  port.postMessage(reply, handedOver);

/** Fonts, grounds, inks and the encoder are used once before somebody waits for it. */
function warmUp(arts: Arts): void {
  registerArt(arts);
  const isLand = ([, art]: readonly [string, Art]): boolean => keysOf(art.backdrops).length > 0;
  for (const [game, art] of [...arts].filter(isLand)) {
    inksOf('day', MOST_INKS, subjectOf([specimenLand(game, art)]));
  }
  // Maps come last, as what is kept of them is used again; of lands, whose places are larger, only the inks are.
  const withMaps = [...arts].filter((one) => !isLand(one));
  for (const [game, art] of withMaps.length > 0 ? withMaps : ([['', {}]] as const)) {
    rasterize(specimenBoard(game, art), {});
  }
}

function* work(job: PaintJob): Piecemeal<Uint8Array> {
  switch (job.job) {
    case 'paint':
      return rasterize(job.scene, job.options);
    case 'draw':
      return 'rows' in job.drawing
        ? drawStandings(job.drawing, job.theme)
        : drawChart(job.drawing, job.theme);
    case 'animate':
      return (yield* animating(job.beats, job.bytes, job.theme)).gif;
  }
}

/** What rests until nothing else is to be painted. */
let resting: Piecemeal<Uint8Array> | null = null;

function obey(order: Order<PaintJob>): void {
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
}

// First comes the art of the games, then orders.
port.once('message', (arts: Arts) => {
  warmUp(arts);
  say('ready');
  port.on('message', obey);
});
