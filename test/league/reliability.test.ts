import { expect, it } from 'vitest';
import { reliability } from '../../src/league/reliability.ts';

it('is how many questions of a hundred somebody answers, and a drop weighs as ten', () => {
  const none = { answered: 0, ordered: 0, late: 0, dropped: 0 };
  expect(reliability(none)).toBeNull();
  expect(reliability({ ...none, answered: 19 })).toBeNull();
  expect(reliability({ ...none, answered: 12, ordered: 8 })).toBe(100);
  expect(reliability({ ...none, answered: 18, late: 2 })).toBe(90);
  expect(reliability({ ...none, answered: 180, late: 1, dropped: 2 })).toBe(89);
  expect(reliability({ ...none, dropped: 2 })).toBe(0);
});
