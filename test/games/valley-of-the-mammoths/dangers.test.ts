import { describe, expect, it } from 'vitest';
import { dangersOf } from '../../../src/games/valley-of-the-mammoths/spoken/dangers.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import { valleySpeech } from '../../../src/games/valley-of-the-mammoths/words/index.ts';
import { type Camp, ordering, play } from './camp.ts';

/** What is said of an order of seat 0 before it counts; the other tribe moves later. */
const told = (
  at: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
  order: readonly string[] = [],
  more: Camp = {},
  which: 'all' | 'of this order' = 'of this order',
) => {
  const tribes = [
    { at, camps: ['2c'], food: 20 },
    { at: theirs, food: 20 },
  ] as const;
  const { state } = play(ordering({ tribes, ...more }), order);
  return dangersOf(valleySpeech('en'), viewValley(state, 0), 0, which);
};
const REACHED = ['Women on 2c are within reach of 🐦 Ibis'];

describe('before an order counts it is said', () => {
  it('that strangers who have yet to move can come to women who are left alone', () => {
    expect(told({ '2c': '4W1F' }, { '1c': '5W' }, ['go.warriors.2c.2b'])).toEqual(REACHED);
    // Two hexes are near enough, but not over a mountain.
    expect(told({ '2c': '1W1F' }, { '3b': '1W' }, ['go.warriors.2c.2b'])).toEqual(REACHED);
    expect(told({ '2c': '1W1F' }, { '2e': '5W' }, ['go.warriors.2c.2b'])).toEqual([]);
    // Women capture nobody, animals hold, and who has moved does not come.
    expect(told({ '2c': '1F' }, { '1c': '2F' })).toEqual([]);
    expect(
      told({ '2c': '1F' }, { '1c': '2W' }, [], { animals: { '1c': ['wolf', 'bear'] } }),
    ).toEqual([]);
    const moved = ordering({ tribes: [{ at: { '2c': '1F' } }, { at: { '1c': '2W' } }] }, [0]);
    expect(dangersOf(valleySpeech('de'), viewValley(moved, 0), 0, 'all')).toEqual([]);
  });

  it('that more of them stand beside a camp than are in it', () => {
    expect(told({ '2c': '2W1F' }, { '1c': '3W' })).toEqual(REACHED);
    expect(told({ '2c': '2W1F' }, { '1c': '2W' })).toEqual([]);
    expect(told({ '2c': '2W1F' }, { '3b': '9W' })).toEqual([]);
    expect(told({ '2c': '2W1F', '4b': '1W1F' }, { '4a': '9W' })).toEqual([]);
  });

  it('that strangers are there, where going or coming could help', () => {
    const met = ['Women on 2c may be captured'];
    expect(told({ '2c': '1F' }, { '2c': '5W' })).toEqual(met);
    const blizzard = { turn: { event: 'blizzard', season: 'winter' } } as const;
    expect(told({ '2c': '1F' }, { '2c': '5W' }, [], blizzard)).toEqual([]);
    expect(told({ '2c': '1F' }, { '2c': '5W' }, [], blizzard, 'all')).toEqual(met);
    const held = { animals: { '2c': ['wolf'] } } as const;
    expect(told({ '2c': '1F' }, { '2c': '5W' }, [], held)).toEqual([]);
    expect(told({ '2c': '1F', '1c': '1W' }, { '2c': '5W' }, [], held)).toEqual(met);
  });
});
