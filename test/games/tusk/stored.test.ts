import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { digest } from '../../../src/engine/digest.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { board, play } from './board.ts';

/** The names that may differ from the code's: of a whole state, and of its innermost frame. */
const NAMES = z.object({
  wounds: z.number(),
  frames: z.array(z.object({ frame: z.string(), step: z.string().optional() })),
});
const written = (state: TuskState) => NAMES.parse(tusk.stored(state));

const crowd = board({
  mammothFood: 3,
  tribes: [
    { members: ['D3', 'D5'], food: 1, stone: 1 },
    { members: ['D3'] },
    { members: ['D3'], grass: 1 },
  ],
});

describe('a stored state', () => {
  it('calls the food that is left on the mammoth its wounds', () => {
    expect(crowd.mammothFood).toBe(3);
    expect(tusk.stored(crowd)).not.toHaveProperty('mammothFood');
    expect(written(crowd).wounds).toBe(3);
  });

  it('calls the step in which hunters may be sent, and that of taking sides, as it always did', () => {
    const young = board({ tribes: [{ members: ['D3'], food: 1 }, { members: ['D5'] }] });
    const grown = play(young, 0, 'grow.D3').state;
    expect(grown.frames.at(-1)).toMatchObject({ frame: 'tribe', step: 'send' });
    expect(written(grown).frames).toEqual([{ frame: 'tribe', step: 'hunt' }]);
    let fight = play(crowd, 0, 'fight.D3').state;
    expect(fight.frames.at(-1)).toMatchObject({ frame: 'fight', step: 'sides' });
    expect(written(fight).frames).toEqual([
      { frame: 'tribe', step: 'act' },
      { frame: 'fight', step: 'stand' },
    ]);
    for (const seat of [1, 2]) fight = play(fight, seat, 'stand.in').state;
    expect(written(fight).frames.at(-1)).toEqual({ frame: 'fight', step: 'aim' });
  });

  it('reads back the same, and is digested as it always was', () => {
    const fight = play(crowd, 0, 'fight.D3').state;
    expect(tusk.parse(JSON.parse(JSON.stringify(tusk.stored(fight))))).toEqual(fight);
    expect(digest(tusk.stored(fight))).toBe(
      '31dafc1f31d5415eb230b4e01e0a939878e4aa31032d826c19d4f69ab9759a40',
    );
  });

  it('is not read by today’s names', () => {
    expect(() => tusk.parse(crowd)).toThrow(/no match of Tusk!/);
  });
});
