import { describe, expect, it } from 'vitest';
import { ranked, resultOf, rivalOf } from '../../src/presentation/result.ts';

const SIDES = ['Ash', 'Birch', 'Cedar', 'Dill'];
const table = {
  matchName: 'Match #1',
  seats: SIDES.map((_, seat) => ({ mention: `<@${seat}>`, computer: false })),
};
const tied = {
  scores: [3, 9, 3, 9],
  tieBreaks: [{ name: 'tools', values: [0, 1, 0, 2] }],
};

describe('a result', () => {
  const result = (winners: readonly number[], language: 'en' | 'de' = 'en') =>
    resultOf(
      { language },
      (_speech, seat) => SIDES[seat] ?? '',
      { ...tied, winners },
      table,
      ({ score }) => `${score} points`,
    ).split('\n');

  it('says who won, then what each seat has, by points and by what tells equal ones apart', () => {
    expect(result([3])).toEqual([
      '🏆 Dill (<@3>) wins!',
      'Dill · <@3>: 9 points',
      'Birch · <@1>: 9 points',
      'Ash · <@0>: 3 points',
      'Cedar · <@2>: 3 points',
    ]);
  });

  it('says of several that they share the win, in each language', () => {
    expect(result([1, 3])[0]).toBe('🏆 Birch (<@1>) and Dill (<@3>) share the win!');
    expect(result([1, 3], 'de')[0]).toBe('🏆 Birch (<@1>) und Dill (<@3>) gewinnen gemeinsam!');
  });

  it('says how the winner won where the game does', () => {
    const said = resultOf(
      { language: 'en' },
      () => 'Ash',
      { scores: [1, 0], winners: [0] },
      table,
      () => 'all',
      (winner) => `${winner} is the last one alive!`,
    );
    expect(said).toBe('Ash (<@0>) is the last one alive!\nAsh · <@0>: all\nAsh · <@1>: all');
  });
});

describe('a rival', () => {
  it('is the best placed of the others', () => {
    expect(ranked(tied).map(({ seat }) => seat)).toEqual([3, 1, 0, 2]);
    expect([0, 1, 2, 3].map((seat) => rivalOf(tied, seat))).toEqual([3, 3, 3, 1]);
    expect(() => rivalOf({ scores: [1] }, 0)).toThrow();
  });
});
