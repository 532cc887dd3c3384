import { describe, expect, it } from 'vitest';
import { spiral } from '../../src/hex/hex.ts';
import { columns, hexBoard } from '../../src/parts/hex-board.ts';

describe('a board of hexes', () => {
  const board = hexBoard(columns([2, 3, 4]));
  const at = (name: string) => board.named(name) ?? -1;
  const namesOf = (places: readonly number[]) => places.map((place) => board.nameOf(place));

  it('names its places by column and row, and reads the names back', () => {
    expect(board.names).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'C4']);
    expect(board.named('B3')).toBe(4);
    expect(board.named('A3')).toBeNull();
    expect(() => board.nameOf(9)).toThrow('No such place: 9.');
  });

  it('knows what lies beside what, clockwise from the north', () => {
    expect(namesOf(board.neighbours[at('B2')] ?? [])).toEqual(['B1', 'C2', 'C3', 'B3', 'A2', 'A1']);
    expect(namesOf(board.neighbours[at('A1')] ?? [])).toEqual(['B1', 'B2', 'A2']);
    expect(board.towards(at('A1'), 'SE')).toBe(at('B2'));
    expect(board.towards(at('A1'), 'NW')).toBeNull();
    expect(board.apart(at('A1'), at('C4'))).toBe(3);
  });

  it('is drawn with its columns centred on each other', () => {
    const middle = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + board.centreOf(at(name)).y, 0) / names.length;
    const [first, ...others] = [
      ['A1', 'A2'],
      ['B1', 'B2', 'B3'],
      ['C1', 'C2', 'C3', 'C4'],
    ].map(middle);
    for (const other of others) expect(other).toBeCloseTo(first ?? 0);
  });

  it('of seven columns is the hexagon of three rings', () => {
    const hexagon = hexBoard(spiral(3));
    expect(hexBoard(columns([4, 5, 6, 7, 6, 5, 4])).names.toSorted()).toEqual(
      hexagon.names.toSorted(),
    );
    expect(hexagon.nameOf(0)).toBe('D4');
  });

  it('is none where columns do not interlock', () => {
    expect(() => columns([3, 3])).toThrow('Columns of 3, 3 hexes do not interlock.');
  });
});
