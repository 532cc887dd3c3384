import { describe, expect, it } from 'vitest';
import { eager } from '../../../src/ai/eager.ts';
import { byChance } from '../../../src/ai/mixed.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import { tryLaws } from '../../../src/engine/laws.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { board } from './board.ts';

/** All members of all tribes stand on one tile, well equipped: what from an ordinary start is seldom reached. */
function crowded(seats: number): AnyGame {
  const tribe = { members: ['D5', 'D5', 'D5', 'D5'], stick: 4, grass: 2, stone: 4, food: 2 };
  const state = board({ tribes: Array.from({ length: seats }, () => tribe) });
  return { ...tusk, setup: () => ({ state, events: [], reveals: false }) };
}

describe.each([3, 4])('from a crowded start with %i seats', (seats) => {
  it('the laws are kept, where stones may strike several tribes as well', () => {
    const asked = new Set<string>();
    const fights = new Set<number>();
    const game = crowded(seats);
    const config = game.config({});
    for (let match = 0; match < 36; match += 1) {
      const trial = { name: `crowd ${seats} ${match}`, config, seats, longest: 20_000 };
      const breaches = tryLaws(
        game,
        { ...trial, thoroughness: 0.1 },
        match % 2 === 0 ? eager({ ...tuskEdition, game }) : byChance,
        {
          answered: ({ kind }) => asked.add(kind),
          entered: (_kind, events) => {
            for (const { event } of events) if (isFight(event)) fights.add(event.seats.length);
          },
        },
      );
      expect(breaches).toEqual([]);
    }
    for (const kind of ['sides', 'aim', 'commit', 'stones']) expect(asked).toContain(kind);
    expect(fights).toContain(seats);
  });
});

function isFight(event: unknown): event is { readonly seats: readonly number[] } {
  return (
    typeof event === 'object' && event !== null && 'seats' in event && Array.isArray(event.seats)
  );
}
