import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/games/valley-of-the-mammoths/content/cards.ts';
import { valleyOrders } from '../../../src/games/valley-of-the-mammoths/orders.ts';
import { sequence } from '../../../src/games/valley-of-the-mammoths/sequence.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import { inProgress } from './camp.ts';

/** What is planned by such an order for a battle of so many, with these cards. */
function planned(value: string, at: readonly [string, string], ...hand: CardId[]) {
  const [own, strange] = at;
  const tribes = [{ at: { '2a': own }, hand }, { at: { '2a': strange } }];
  const state = inProgress({ frame: 'battling' }, { tribes });
  const [decision] = sequence.decisions(state).filter(({ seat }) => seat === 0);
  const order = valleyOrders.find(({ name }) => name === 'plan');
  if (decision === undefined) throw new Error('Nothing is asked.');
  const view = viewValley(state, 0);
  const answered = order?.answer(value, decision, sequence.choices(state, decision), view);
  return answered && 'key' in answered ? answered.key : null;
}

describe('the order for battles', () => {
  it('plays cards where they help much, one of each, or none', () => {
    const cards = ['ambush', 'ambush', 'amazons', 'raid'] as const;
    expect(planned('cards', ['2W1F', '3W'], ...cards)).toBe('plan.amazons.ambush-2a');
    expect(planned('cards', ['8W1F', '1W'], ...cards)).toBe('plan');
    expect(planned('none', ['2W1F', '3W'], ...cards)).toBe('plan');
  });
});
