import { expect, it } from 'vitest';
import { between } from '../../../src/games/stone-age/between.ts';
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
    const { stages, owing, phase, ...seen } = view;
    const placing = phase === 'placing';
    const strip = ({ tribes, ...rest }: typeof seen) => ({
      ...rest,
      tribes: tribes.map(({ unplaced, ...tribe }) => ({ ...tribe, unplaced: placing && unplaced })),
    });
    const { stages: _stages, owing: _owing, phase: _phase, ...made } = between(before, events);
    expect(strip(made)).toEqual(strip(seen));
  });
});
