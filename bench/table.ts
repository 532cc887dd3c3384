import { createMind } from '../src/ai/mind.ts';
import { trustBuilders } from '../src/discord/builders.ts';
import { createPainter } from '../src/render/pool.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';
import { figuresOf, type Setting } from './table/counting.ts';
import { playMatch, type Seating } from './table/match.ts';
import { pressesBy } from './table/presses.ts';

/** Matches in each setting. */
const MATCHES = 5;

const nowhere = { posts: null, screens: null } as const;
/** The table at which it was first told how much is too much. */
const three = { people: 2, computers: 1, most: { posts: 3, screens: 2 } } as const;

const SETTINGS: readonly (Setting & Seating)[] = [
  {
    name: 'people1',
    people: 1,
    computers: 2,
    manner: 'by panel',
    most: { posts: 1, screens: null },
  },
  { name: 'people2', ...three, manner: 'by panel' },
  { name: 'people3', people: 3, computers: 0, manner: 'by panel', most: nowhere },
  { name: 'people4', people: 4, computers: 0, manner: 'by panel', most: nowhere },
  { name: 'forms2', ...three, manner: 'in one go' },
  { name: 'typed2', ...three, manner: 'by command' },
];

/**
 * Plays whole matches of Tusk! by people at a table, and counts what they read and press. The bot is the real one
 * over the sandbox, in this process: what is read depends little on the machine, but for the milliseconds. What the
 * presses were spent on is told on standard error.
 */
export async function benchTable(share: number): Promise<Figure[]> {
  trustBuilders();
  const painter = createPainter();
  const mind = createMind();
  const figures: Figure[] = [];
  try {
    await painter.warm();
    for (const setting of SETTINGS) {
      const transcripts = [];
      for (let nth = 1; nth <= part(MATCHES, share); nth += 1) {
        const { transcript, warnings } = await playMatch(`match ${nth}`, setting, {
          painter,
          mind,
        });
        transcripts.push(transcript);
        for (const line of warnings) process.stderr.write(`The bot says: ${line}\n`);
      }
      process.stderr.write(`${setting.name}\n${pressesBy(transcripts)}\n`);
      figures.push(...figuresOf(setting, transcripts));
    }
  } finally {
    await mind.close();
    await painter.close();
  }
  return figures;
}
