import { describe, expect, it } from 'vitest';
import { tryLaws } from '../../../src/engine/laws.ts';
import { namedRandom, type Random } from '../../../src/engine/random.ts';
import { CONFIG, type ValleyConfig } from '../../../src/games/valley-of-the-mammoths/config.ts';
import { valleyOfTheMammoths } from '../../../src/games/valley-of-the-mammoths/rules.ts';

/** Most answers of random players are standing orders, so that they take long. */
const LONGEST = 30_000;

const anyConfig = (random: Random): ValleyConfig =>
  CONFIG.unwrap().parse(
    Object.fromEntries(
      Object.entries(CONFIG.unwrap().shape).map(([name, values]) => {
        const { options } = values.unwrap();
        return [name, options[random.below(options.length)]];
      }),
    ),
  );

const came = new Set<string>();

describe.each([2, 3, 4, 5, 6])('of %i random players', (seats) => {
  it.each([0, 1])('match %i keeps every law, with any options', (number) => {
    const name = `l ${seats} ${number}`;
    const config = anyConfig(namedRandom(name));
    const trial = { name, config, seats, longest: LONGEST, thoroughness: 0.01 };
    const breaches = tryLaws(valleyOfTheMammoths, trial, undefined, {
      answered: ({ kind }) => came.add(kind),
      entered(_kind, events) {
        for (const { event } of events) came.add(event.type);
      },
    });
    expect(breaches).toEqual([]);
  });
});

it('they came through every kind of question', () => {
  const kinds = ['place', 'order', 'split', 'plan', 'hunger', 'season'];
  const open = ['counter', 'omens', 'track', 'habits'];
  expect([...kinds, ...open].filter((kind) => !came.has(kind))).toEqual([]);
});
