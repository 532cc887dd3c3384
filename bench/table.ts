import { createMind } from '../src/ai/mind.ts';
import { SHELF } from '../src/games/index.ts';
import { artsOf } from '../src/render/drawings/registry.ts';
import { createPainter } from '../src/render/pool.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';
import { prefixOf } from './shelf.ts';
import { figuresOf, type Setting } from './table/counting.ts';
import { playMatch, type Seating } from './table/match.ts';
import { pressesBy } from './table/presses.ts';

/** Matches in each setting; where many play long ones, fewer do. */
const MATCHES = 5;

/** A turn of Tusk! has up to nine presses: three members, and what ends it. */
const tusk = {
  game: 'tusk',
  most: {
    posts: null,
    screens: null,
    presses: 9,
    pressesOfThree: 9,
    words: null,
    minutes: null,
  },
  begins: 'at a lobby',
} as const;
/** The table at which it was first told how much is too much. */
const three = {
  ...tusk,
  people: 2,
  computers: 1,
  most: { ...tusk.most, posts: 3, screens: 2 },
} as const;
/**
 * A round of Stone Age calls each of two people five times, as they place by turns, and takes eight answers of each: a
 * post for each call and one for the round, and two presses for each answer at most.
 */
const stoneAge = {
  game: 'stone-age',
  people: 2,
  computers: 1,
  begins: 'at a lobby',
  most: { posts: 11, screens: 3.5, presses: 16, words: null, minutes: null },
} as const;

/** A turn of Rise of Tribes is one sitting: it begins by itself, and has two actions, what they do, and settling. */
const riseOfTribes = {
  game: 'rise-of-tribes',
  people: 2,
  computers: 1,
  begins: 'at a lobby',
  most: { posts: 3, screens: null, presses: 8, words: null, minutes: null },
} as const;

/**
 * A turn of Valley of the Mammoths: an order of each, told with what its animals did, the battles in one post, and what
 * everybody eats.
 */
const valley = {
  game: 'valley-of-the-mammoths',
  begins: 'at a lobby',
  manner: 'by panel',
  most: { posts: null, screens: null, presses: 12, words: null, minutes: null },
} as const;
/** The table for which it was said how much is too much. */
const valleyOfTwo = {
  ...valley,
  people: 2,
  computers: 1,
  most: { ...valley.most, posts: 3 },
} as const;

const valleyOfMany = { ...valley, computers: 0, matches: 2 } as const;

const SETTINGS: readonly (Setting & Seating & { readonly matches?: number })[] = [
  {
    ...tusk,
    name: 'people1',
    people: 1,
    computers: 2,
    manner: 'by panel',
    most: { ...tusk.most, posts: 1 },
  },
  { name: 'people2', ...three, manner: 'by panel' },
  { ...tusk, name: 'people3', people: 3, computers: 0, manner: 'by panel' },
  { ...tusk, name: 'people4', people: 4, computers: 0, manner: 'by panel' },
  { name: 'forms2', ...three, manner: 'in one go' },
  { name: 'typed2', ...three, manner: 'by command' },
  { ...stoneAge, name: 'people2', manner: 'by panel' },
  { ...stoneAge, name: 'typed2', manner: 'by command' },
  { ...riseOfTribes, name: 'people2', manner: 'by panel' },
  { ...riseOfTribes, name: 'forms2', manner: 'in one go' },
  { ...riseOfTribes, name: 'typed2', manner: 'by command' },
  { ...valleyOfTwo, name: 'people2' },
  { ...valleyOfTwo, name: 'typed2', manner: 'by command' },
  { ...valleyOfTwo, name: 'orders2', manner: 'by orders' },
  ...([4, 6] as const).flatMap((people) => [
    { ...valleyOfMany, name: `people${people}`, people },
    { ...valleyOfMany, name: `typed${people}`, people, manner: 'by command' as const },
    { ...valleyOfMany, name: `orders${people}`, people, manner: 'by orders' as const },
  ]),
];

/**
 * Plays whole matches by people at a table, and counts what they read and press. The bot is the real one
 * over the sandbox, in this process: what is read depends little on the machine, but for the milliseconds. What the
 * presses were spent on is told on standard error. A share of it has fewer settings, the first ones, and fewer matches.
 */
export function benchTable(share: number, games: readonly string[]): Promise<Figure[]> {
  const settings = SETTINGS.filter(({ game }) => games.includes(game)).map((setting) => ({
    ...setting,
    name: `${prefixOf(setting.game)}${setting.name}`,
  }));
  return playAt(settings.slice(0, part(settings.length, share)), share);
}

/** The same at tables of these kinds. */
export async function playAt(
  settings: readonly (Setting & Seating & { readonly matches?: number })[],
  share: number,
): Promise<Figure[]> {
  const painter = createPainter({ arts: artsOf(SHELF) });
  const mind = createMind();
  const figures: Figure[] = [];
  try {
    await painter.warm();
    for (const setting of settings) {
      const transcripts = [];
      for (let nth = 1; nth <= part(setting.matches ?? MATCHES, share); nth += 1) {
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
