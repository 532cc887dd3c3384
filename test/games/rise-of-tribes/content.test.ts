import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/engine/fingerprint.ts';
import { isAbandoned } from '../../../src/games/rise-of-tribes/building.ts';
import { CONTENT } from '../../../src/games/rise-of-tribes/content.ts';
import { GOAL, GOALS } from '../../../src/games/rise-of-tribes/content/goals.ts';
import { RESOURCES } from '../../../src/games/rise-of-tribes/content/goods.ts';
import { LAYOUT } from '../../../src/games/rise-of-tribes/content/land.ts';
import { LEADER, LEADERS } from '../../../src/games/rise-of-tribes/content/leaders.ts';
import { ABANDONED, TILE, TILES } from '../../../src/games/rise-of-tribes/content/tiles.ts';
import { VERSIONS } from '../../../src/games/rise-of-tribes/content/versions.ts';
import { landOf } from '../../../src/games/rise-of-tribes/map.ts';
import { total } from '../../../src/games/rise-of-tribes/payment.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import { goalsFor } from '../../../src/games/rise-of-tribes/setup.ts';

const FOLDER = new URL('../../../src/games/rise-of-tribes/content/', import.meta.url);

it('has content for each version', () => {
  expect(Object.keys(CONTENT)).toEqual(VERSIONS.map(String));
  expect(fingerprint(riseOfTribes, 1)).toMatch(/^[0-9a-f]{64}$/);
});

it.each(readdirSync(FOLDER).filter((file) => file !== 'versions.ts'))(
  'holds all that %s declares',
  async (file) => {
    const declared: Record<string, unknown> = await import(new URL(file, FOLDER).href);
    const held = Object.values(CONTENT[1]).flatMap((part): unknown[] => Object.values(part));
    for (const [name, value] of Object.entries(declared)) {
      expect(held, name).toContainEqual(value);
    }
  },
);

describe('the box', () => {
  it('has 16 tiles, two of which come late', () => {
    expect(TILES).toHaveLength(16);
    expect(TILES.filter((tile) => TILE[tile].late === true)).toEqual([
      'abandoned-village',
      'chieftain',
    ]);
  });

  it('has 15 goals for each tribe, and no Pottery for two', () => {
    expect(goalsFor(4)).toEqual(GOALS);
    expect(GOALS).toHaveLength(15);
    expect(goalsFor(2)).toEqual(GOALS.filter((goal) => goal !== 'pottery'));
    expect(GOALS.filter((goal) => GOAL[goal].kind === 'achievement')).toHaveLength(4);
  });

  it('has leaders whose villages cost 6 resources', () => {
    expect(LEADERS.map((leader) => total(LEADER[leader].cost))).toEqual(LEADERS.map(() => 6));
  });

  it('has no leader who asks as little as the abandoned village, one resource less or not', () => {
    for (const { cost } of LEADERS.map((leader) => LEADER[leader])) {
      const paid = [cost, ...RESOURCES.map((kind) => ({ ...cost, [kind]: (cost[kind] ?? 0) - 1 }))];
      expect(paid.filter(isAbandoned)).toEqual([]);
    }
    expect([ABANDONED, { ...ABANDONED, food: 0 }].every(isAbandoned)).toBe(true);
  });
});

describe('the map', () => {
  const seats = (count: number) => ({ tribes: Array.from({ length: count }) });
  const besides = (count: number, name: string) => {
    const { board } = landOf(seats(count));
    return (board.neighbours[board.named(name) ?? -1] ?? []).map(board.nameOf).sort();
  };

  it('has as many tiles as there are of the three terrains', () => {
    for (const count of [2, 3, 4])
      expect(landOf(seats(count)).board.hexes).toHaveLength((LAYOUT[count]?.each ?? 0) * 3);
  });

  it('has tiles whose rows interlock', () => {
    expect(besides(2, 'B2')).toEqual(['A2', 'A3', 'B1', 'B3', 'C1', 'C2']);
    expect(besides(3, 'B1')).toEqual(['A1', 'B2', 'C1']);
    expect(besides(3, 'D1')).toEqual(['C1', 'C2', 'D2']);
    expect(besides(4, 'A1')).toEqual(['A2', 'B1', 'B2']);
    expect(besides(4, 'D1')).toEqual(['C1', 'D2', 'E1']);
  });

  it('has inner tiles that are wholly surrounded, and all others at the edge', () => {
    for (const count of [2, 3, 4]) {
      const { board, edge } = landOf(seats(count));
      expect(edge).toEqual(board.neighbours.map(({ length }) => length < 6));
    }
  });

  it('has places for the volcano that touch two tiles or more', () => {
    const { craters, board } = landOf(seats(2));
    expect(craters.map(({ touches }) => touches.map(board.nameOf).join(' ')).sort()).toEqual([
      'A1 A2',
      'A1 B1',
      'A2 A3',
      'A3 B3',
      'B1 C1',
      'B3 C3',
      'C1 C2',
      'C2 C3',
    ]);
  });

  it('is for no other number of players', () => {
    expect(() => landOf(seats(5))).toThrow(/no map for 5/);
  });
});
