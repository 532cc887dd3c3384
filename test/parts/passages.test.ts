import { describe, expect, it } from 'vitest';
import { passages } from '../../src/parts/passages.ts';

/** `a1`: passage a, of side 1; a blank belongs to none. */
const passageOf = (event: string): string | null => (event === ' ' ? null : event.charAt(0));
const sideOf = (event: string): string => event.slice(1);

describe('passages', () => {
  it('join what follows each other, and pass over what is not told', () => {
    const all = passages(['a', 'a', ' ', 'a', 'b', 'a', ' '], passageOf);
    expect(all).toEqual([
      { passage: 'a', events: ['a', 'a', 'a'] },
      { passage: 'b', events: ['b'] },
      { passage: 'a', events: ['a'] },
    ]);
  });

  it('may be told apart by more than their sort', () => {
    const same = (_passage: string, before: string, event: string) =>
      sideOf(before) === sideOf(event);
    const all = passages(['a1', 'a1', 'a2', 'b2'], passageOf, same);
    expect(all.map(({ events }) => events)).toEqual([['a1', 'a1'], ['a2'], ['b2']]);
  });

  it('are none of nothing', () => {
    expect(passages([' '], passageOf)).toEqual([]);
  });
});
