import { expect, it } from 'vitest';
import { preferredAt } from '../../bench/orders/preferred.ts';
import { preferences } from '../../src/games/stone-age/preferences.ts';
import { stoneAge } from '../../src/games/stone-age/rules.ts';
import { FIELDS } from '../../src/panel/limits.ts';
import { placing } from '../games/stone-age/camp.ts';

it('who orders prefers each place once, sends all in the end, and asks for no more than a form takes', () => {
  for (const people of [2, 5, 10]) {
    const tribe = { people, food: 4, wood: 3 };
    const state = placing({ tribes: [tribe, { ...tribe, at: { hut: 2 } }, tribe, tribe] });
    const list = preferredAt(stoneAge.stored(state), 0);
    expect(new Set(list.map(({ thing }) => thing)).size).toBe(list.length);
    expect(list.length).toBeLessThanOrEqual(FIELDS);
    expect(list.at(-1)?.many).toBeNull();
    const [decision] = stoneAge.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const first = preferences.answer(list, stoneAge.choices(state, decision));
    expect(first?.action).toMatchObject({ do: 'place', at: list[0]?.thing });
  }
});
