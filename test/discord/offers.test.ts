import { describe, expect, it } from 'vitest';
import { groups } from '../../src/discord/offers.ts';
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
