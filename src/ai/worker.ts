import { parentPort } from 'node:worker_threads';
import { playingOf } from '../games/players.ts';
import type { Order, Reply } from '../threads/crew.ts';
import { judge } from './judge.ts';
import type { Concluded } from './mind.ts';
import { think } from './think.ts';
import type { Thought } from './thought.ts';

const port = parentPort;
if (port === null) throw new Error('Players think in a worker thread; use createMind.');

const say = (reply: Reply<Concluded>): void => port.postMessage(reply);

async function work(order: Exclude<Order<Thought>, null>): Promise<void> {
  try {
    if (order === 'go on') throw new Error('there is nothing to go on with');
    const playing = await playingOf(order.game);
    say({ done: order.about === 'deal' ? judge(playing, order) : think(playing, order) });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

say('ready');

port.on('message', (order: Order<Thought>) => {
  if (order === null) process.exit();
  void work(order);
});
