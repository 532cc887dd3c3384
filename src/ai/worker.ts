import { parentPort } from 'node:worker_threads';
import { type Playing, playingOf } from '../games/players.ts';
import type { Order, Reply } from '../threads/worker-pool.ts';
import { lowerPriority } from '../threads/lower-priority.ts';
import { judge } from './judge.ts';
import type { Concluded } from './mind.ts';
import { playSample } from './sample.ts';
import { think } from './think.ts';
import type { SampleWanted, Thought } from './thought.ts';

lowerPriority();

const port = parentPort;
if (port === null) throw new Error('Players think in a worker thread; use createMind.');

const say = (reply: Reply<Concluded>): void => port.postMessage(reply);

async function work(order: Exclude<Order<Thought | SampleWanted>, null>): Promise<void> {
  try {
    if (order === 'go on') throw new Error('there is nothing to go on with');
    const playing = await playingOf(order.game);
    say({ done: conclude(playing, order) });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

function conclude(playing: Playing, wanted: Thought | SampleWanted): Concluded {
  switch (wanted.about) {
    case 'answer':
      return { chosen: think(playing, wanted) };
    case 'deal':
      return { takes: judge(playing, wanted) };
    case 'sample':
      return { stood: playSample(playing, wanted.moments) };
  }
}

say('ready');

port.on('message', (order: Order<Thought | SampleWanted>) => {
  if (order === null) process.exit();
  void work(order);
});
