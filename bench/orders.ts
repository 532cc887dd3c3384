import { createMind } from '../src/ai/mind.ts';
import { SHELF } from '../src/games/index.ts';
import { artsOf } from '../src/render/drawings/registry.ts';
import { createPainter } from '../src/render/pool.ts';
import type { Figure } from './figure.ts';
import { shareOfPoints } from './orders/points.ts';
import { part } from './share.ts';
import { tally } from './table/counting.ts';
import { playMatch } from './table/match.ts';
import { pressesBy } from './table/presses.ts';
import type { Transcript } from './table/transcript.ts';

/** Matches at a table with the bot, and by computer players alone. */
const [AT_TABLE, PLAYED_OUT] = [3, 1000] as const;

/** Three people and a computer player at a table of Stone Age, all of whom order what they can. */
const TABLE = {
  game: 'stone-age',
  people: 3,
  computers: 1,
  manner: 'by orders',
  begins: 'at a lobby',
} as const;

/**
 * How little people are asked who order what they can, in Stone Age, and whether they play as well: pings and presses of a
 * person in a round, those to order included, and the share of the points that they come to otherwise.
 */
export async function benchOrders(share: number): Promise<Figure[]> {
  const transcripts = await playedAtTable(part(AT_TABLE, share));
  process.stderr.write(`${pressesBy(transcripts)}\n`);
  const rounds = transcripts.reduce((sum, one) => sum + one.turns * one.people, 0);
  const tallies = transcripts.map(tally);
  const inRound = (read: (one: (typeof tallies)[number]) => number): number =>
    Number((tallies.reduce((sum, one) => sum + read(one), 0) / rounds).toPrecision(4));
  const figure = (name: string, value: number, unit: string, target: Figure['target']): Figure => ({
    name: `stoneAge.rest.${name}`,
    value,
    unit,
    target,
  });
  const matches = part(PLAYED_OUT, share);
  return [
    figure(
      'pings',
      inRound((one) => one.pings + one.letters),
      'a person and round',
      { atMost: 1.5 },
    ),
    figure(
      'presses',
      inRound((one) => one.presses),
      'a person and round',
      { atMost: 6 },
    ),
    figure(
      'handOvers',
      inRound((one) => one.handOvers),
      'a person and round',
      null,
    ),
    figure(
      'points',
      Number(shareOfPoints(matches).toPrecision(4)),
      `of those of who answers each question, in ${matches} matches`,
      { atLeast: 0.95 },
    ),
  ];
}

async function playedAtTable(matches: number): Promise<Transcript[]> {
  const painter = createPainter({ arts: artsOf(SHELF) });
  const mind = createMind();
  const transcripts: Transcript[] = [];
  try {
    await painter.warm();
    for (let nth = 1; nth <= matches; nth += 1) {
      const { transcript, warnings } = await playMatch(`match ${nth}`, TABLE, { painter, mind });
      transcripts.push(transcript);
      for (const line of warnings) process.stderr.write(`The bot says: ${line}\n`);
    }
  } finally {
    await mind.close();
    await painter.close();
  }
  return transcripts;
}
