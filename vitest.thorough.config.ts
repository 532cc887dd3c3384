import { defineConfig } from 'vitest/config';

/** Tests that look very closely at what seldom changes: they take as long as a quarter of all others. */
export const THOROUGH = [
  'test/language/pseudo.test.ts',
  'test/month/month.test.ts',
  'test/render/animation.test.ts',
  'test/render/contrast.test.ts',
];

/** `.ci/run` runs these, beside `npm test`. */
export default defineConfig({
  test: {
    include: THOROUGH,
    maxWorkers: '100%',
    isolate: false,
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
