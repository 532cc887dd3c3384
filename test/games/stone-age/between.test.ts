import { expect, it } from 'vitest';
import { between } from '../../../src/games/stone-age/happenings/index.ts';
import type { StoneAgeView } from '../../../src/games/stone-age/view.ts';
import { told } from './told.ts';

it.each([
  { seats: 2, herd: 'on' },
  { seats: 3, herd: 'off' },
  { seats: 4, herd: 'on' },
] as const)('all events of a step make the view after it: $seats tribes, herd $herd', (match) => {
  const moments = told(match);
  expect(moments.length).toBeGreaterThan(50);
  moments.slice(1).forEach(({ events, view }, at) => {
    const before = moments[at]?.view ?? view;
    // Fields are harvested before anybody is asked about the meal, and the end turns secret cards.
    if (view.phase === 'feeding' || view.phase === 'over') return;
    const isPlacing = view.phase === 'placing';
    // What is asked and planned is no fact of the board, and who is to be sent matters while people are placed.
    const facts = (seen: StoneAgeView) => ({
      ...seen,
      stages: [],
      owing: [],
      phase: null,
      tribes: seen.tribes.map((tribe) => ({
        ...tribe,
        unplaced: isPlacing ? tribe.unplaced : 0,
        plan: null,
      })),
    });
    expect(facts(between(before, events))).toEqual(facts(view));
  });
});
