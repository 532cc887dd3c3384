import { describe, expect, it } from 'vitest';
import { stoneAgeOrders } from '../../../src/games/stone-age/orders.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { type CampOptions, placing } from './camp.ts';

/** What comes of an order to send people there, for seat 0. */
function sent(options: CampOptions, value: string): string | null {
  const state = placing(options);
  const order = stoneAgeOrders.find(({ name }) => name === 'place');
  const [decision] = stoneAge.decisions(state);
  if (order === undefined || decision === undefined) throw new Error('Nobody is asked.');
  const choices = stoneAge.choices(state, decision);
  const answer = order.answer(value, decision, choices, stoneAge.view(state, 0));
  return answer === null ? null : 'unable' in answer ? `! ${answer.unable}` : answer.key;
}

describe('an order to send people', () => {
  it('sends as many as there is room for', () => {
    const tribes = [{ people: 5 }, { at: { quarry: 4 } }, {}, {}];
    expect(sent({ tribes }, 'hunt')).toBe('place.hunt.5');
    expect(sent({ tribes }, 'quarry')).toBe('place.quarry.3');
  });

  it('sends no more than it says', () => {
    const tribes = [{ people: 5 }, { at: { quarry: 5 } }, {}, {}];
    expect(sent({ tribes }, 'hunt2')).toBe('place.hunt.2');
    expect(sent({ tribes }, 'quarry3')).toBe('place.quarry.2');
  });

  it('sends to the first card or building that is free, one a round', () => {
    const tribes = [{}, { at: { card1: 1, card2: 1, building1: 1 } }, {}, {}];
    expect(sent({ tribes }, 'card')).toBe('place.card3');
    expect(sent({ tribes }, 'building')).toBe('place.building2');
    expect(sent({ tribes: [{ at: { card4: 1 } }, {}] }, 'card')).toBeNull();
  });

  it('says why it cannot: no room is left, or too few people', () => {
    const tribes = [{ people: 3, at: { forest: 2 } }, { at: { field: 1 } }, {}, {}];
    expect(sent({ tribes }, 'field')).toBe('! full');
    expect(sent({ tribes }, 'hut')).toBe('! few');
  });

  it('says nothing once it was done in this round', () => {
    expect(sent({ tribes: [{ at: { forest: 2 } }, {}] }, 'forest')).toBeNull();
  });
});
