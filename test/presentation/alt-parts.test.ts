import { describe, expect, it } from 'vitest';
import { asRoomAllows, inFull, may, must } from '../../src/presentation/alt-parts.ts';

describe('what is said as room allows', () => {
  const all = [must('Now.'), must('A is here.'), may('This is long.'), may('So.'), must('Last.')];

  it.each([
    [45, 'Now. A is here. This is long. So. Last. More.'],
    [44, 'Now. A is here. This is long. Last. More.'],
    [40, 'Now. A is here. So. Last. More.'],
    [30, 'Now. A is here. Last. More.'],
    [26, 'Now. A is here. So. More.'],
    [19, 'Now. Last. More.'],
    [5, 'More.'],
  ])('in %i', (length, words) => {
    expect(asRoomAllows(all, 'More.', length)).toBe(words);
  });

  it('is all of it where there is no end to it', () => {
    expect(inFull(all)).toBe('Now. A is here. This is long. So. Last.');
  });
});
