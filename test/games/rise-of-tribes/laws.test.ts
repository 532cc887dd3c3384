import { describe, expect, it } from 'vitest';
import { tryLaws } from '../../../src/engine/laws.ts';
import { namedRandom, type Random } from '../../../src/engine/random.ts';
import { CONFIG, type RiseConfig } from '../../../src/games/rise-of-tribes/config.ts';
import { TILES } from '../../../src/games/rise-of-tribes/content/tiles.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';

/** Villages and achievements score for good, so that also random players come to an end: most within 700 answers. */
const LONGEST = 3000;

const anyConfig = (random: Random): RiseConfig =>
  CONFIG.unwrap().parse(
    Object.fromEntries(
      Object.entries(CONFIG.unwrap().shape).map(([name, values]) => {
        const { options } = values.unwrap();
        return [name, options[random.below(options.length)]];
      }),
    ),
  );

const came = new Set<string>();

describe.each([2, 3, 4])('of %i random players', (seats) => {
  it.each([0, 1, 2, 3, 4])('match %i keeps every law, with any options', (number) => {
    const name = `l ${seats} ${number}`;
    const config = anyConfig(namedRandom(name));
    const trial = { name, config, seats, longest: LONGEST, thoroughness: 0.05 };
    const breaches = tryLaws(riseOfTribes, trial, undefined, {
      answered: ({ kind }) => came.add(kind),
      entered(_kind, events) {
        for (const { event } of events) came.add('tile' in event ? event.tile : event.type);
      },
    });
    expect(breaches).toEqual([]);
  });
});

it('they came through every tile and every kind of question', () => {
  const kinds = ['place', 'take', 'enter', 'site', 'act', 'grow', 'move', 'gather', 'lead'];
  const others = ['bow', 'settle', 'bid', 'give', 'lose', 'offer'];
  expect([...kinds, ...others].filter((kind) => !came.has(kind))).toEqual([]);
  expect(TILES.filter((tile) => !came.has(tile))).toEqual([]);
});
