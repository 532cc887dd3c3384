import { describe, expect, it } from 'vitest';
import { goesBothWays } from '../../src/engine/match.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { betterFor } from '../../src/match/agreement/trade.ts';
import { board } from '../games/tusk/board.ts';

const STORES = { stick: 3, grass: 3, stone: 3, food: 3 };
const state = board({
  tribes: [
    { members: ['D3'], ...STORES },
    { members: ['D5'], ...STORES },
  ],
});

describe('what a computer player would agree to instead', () => {
  const deal = { from: 0, to: 1, gives: { grass: 1 }, takes: { stone: 2 } };

  it('is a trade that gives more, or asks for less', () => {
    const [first] = betterFor(tusk, state, deal, 2);
    expect(first).toMatchObject({ gives: { grass: 1, stick: 1 }, takes: { stone: 2 } });
  });

  it('never gives of what it asks for', () => {
    const all = betterFor(tusk, state, deal, 2);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter(goesBothWays)).toEqual([]);
  });
});
