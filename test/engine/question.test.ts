import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/question.ts';

describe('the id of a decision', () => {
  it('is made of what the decision says of itself', () => {
    const turn = { seat: 1, kind: 'turn', topic: 'turn.3.1' };
    expect(ask(turn).id).toBe('turn.3.1');
    expect(ask({ ...turn, earlier: 0 }).id).toBe('turn.3.1.0');
    expect(ask({ ...turn, about: 2 }).id).toBe('turn.3.1.2');
    expect(ask({ ...turn, about: 'wood', earlier: 4 }).id).toBe('turn.3.1.wood.4');
  });

  it('tells nothing that is not there to be read', () => {
    expect(ask({ seat: 1, kind: 'aside', topic: 'aside.3.1', about: 2 })).toEqual({
      id: 'aside.3.1.2',
      seat: 1,
      kind: 'aside',
      topic: 'aside.3.1',
      about: 2,
      earlier: null,
      sealed: false,
      owed: true,
    });
  });
});
