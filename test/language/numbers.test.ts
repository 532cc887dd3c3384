import { expect, it } from 'vitest';
import { decimal, percent } from '../../src/language/numbers.ts';

it('writes numbers as a language does', () => {
  expect(decimal('en', 7.3333)).toBe('7.3');
  expect(decimal('de', 7.3333)).toBe('7,3');
  expect(decimal('en', 2)).toBe('2.0');
  expect(percent('en', 0.384)).toBe('38%');
  expect(percent('de', 0.384)).toBe('38\u00A0%');
});
