import { describe, expect, it } from 'vitest';
import { groups, inWordsOf } from '../../src/discord/offers.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { Asked } from '../../src/match/look.ts';
import { ask } from '../../src/engine/question.ts';

/** Somebody in a hunt who may use up to so many stones. */
function askedFor(stones: number): Asked {
  const decision = ask({ seat: 0, kind: 'attack', topic: 'attack.1.1.0' });
  return {
    decision,
    question: { title: 'Attack', text: 'What do you use?' },
    sealed: null,
    offers: Array.from({ length: stones + 1 }, (_, stone) => ({
      decision: decision.id,
      choice: `use.0-0-${stone}`,
      phrase: {
        command: 'commit',
        options: { sticks: 0, grass: 0, stones: stone },
        label: `${stone} stones`,
      },
    })),
  };
}

describe('a command of amounts', () => {
  it('is a form where there is something to fill in', () => {
    expect(groups(tuskEdition.in('en'), [askedFor(2)])).toMatchObject([{ way: 'form' }]);
  });

  it('is a press where nothing can be used: a form without fields cannot be opened', () => {
    expect(groups(tuskEdition.in('en'), [askedFor(0)])).toMatchObject([{ way: 'press' }]);
  });
});

describe('what somebody types', () => {
  /** Somebody who may keep a card, with what the cards are called in one language. */
  function keeping(...cards: readonly string[]): Asked {
    const decision = ask({ seat: 0, kind: 'draft', topic: 'draft' });
    const offers = cards.map((card, at) => ({
      decision: decision.id,
      choice: `keep.${at}`,
      phrase: { command: 'keep', options: { card }, label: card },
    }));
    return { decision, question: { title: 'Draft', text: 'Which?' }, sealed: null, offers };
  }
  const english = [keeping('Fishers', 'Grass', 'Sand')];
  const german = [keeping('Fischer', 'Sand', 'Ton')];
  const understood = (card: string) => inWordsOf(english, () => [german], 'keep', { card })['card'];

  it('is taken in the words of its own language, whatever the case', () => {
    expect(understood('fishers')).toBe('fishers');
    expect(understood('Sand')).toBe('Sand');
  });

  it('is understood in the words of another language, too', () => {
    expect(understood('fischer')).toBe('Fishers');
    expect(understood('Ton')).toBe('Sand');
  });

  it('is left as it is where no language knows it, or it means several things', () => {
    expect(understood('Kies')).toBe('Kies');
    const both = [keeping('Stein', 'Stein', 'Ton')];
    expect(inWordsOf(english, () => [both], 'keep', { card: 'Stein' })).toEqual({ card: 'Stein' });
    expect(inWordsOf(english, () => [german], 'grow', { card: 'Ton' })).toEqual({ card: 'Ton' });
  });
});
