import { describe, expect, it } from 'vitest';
import { passagesWith } from '../../src/presentation/passages.ts';

const rules = [
  {
    title: 'Hunting',
    text: 'The boar is quick.\n\n- A hunter needs sticks.\n- Stöcke, auf Deutsch.',
  },
  { title: 'The end', text: 'Most food wins.' },
];
const found = (words: string) => passagesWith({ rules }, words).map(({ text }) => text);

describe('passagesWith', () => {
  it('finds the lines that hold all words, whatever their case and accents', () => {
    expect(found('STICK hunter')).toEqual(['- A hunter needs sticks.']);
    expect(found('stock')).toEqual(['- Stöcke, auf Deutsch.']);
    expect(found('stick food')).toEqual([]);
  });

  it('takes the title of a chapter for said in it, but does not find all of it by its title', () => {
    expect(passagesWith({ rules }, 'hunting boar')).toEqual([
      { chapter: 'Hunting', text: 'The boar is quick.' },
    ]);
    expect(found('end')).toEqual([]);
  });

  it('finds nothing where no word is asked for', () => {
    expect(found(' … ')).toEqual([]);
  });
});
