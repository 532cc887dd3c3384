import { describe, expect, it } from 'vitest';
import { asRoomAllows, inFull, may, must } from '../../src/presentation/said.ts';

describe('what is said as room allows', () => {
  const all = [
    must('Now.'),
    { full: 'A is here and there.', least: 'A is here.' },
    may('This is long.'),
    may('So.'),
    must('Last.'),
  ];

  it.each([
    [55, 'Now. A is here and there. This is long. So. Last. More.'],
    [54, 'Now. A is here and there. This is long. Last. More.'],
    [50, 'Now. A is here and there. So. Last. More.'],
    [40, 'Now. A is here and there. Last. More.'],
    [36, 'Now. A is here. So. Last. More.'],
    [30, 'Now. A is here. Last. More.'],
    [19, 'Now. Last. More.'],
    [5, 'More.'],
  ])('in %i', (length, words) => {
    expect(asRoomAllows(all, 'More.', length)).toBe(words);
  });

  it('is all of it, in full, where there is no end to it', () => {
    expect(inFull(all)).toBe('Now. A is here and there. This is long. So. Last.');
  });
});
