import { defineConfig } from 'vitest/config';

/** Every command of the README, in a fresh clone: what `.ci/run` runs beside `npm test`. */
export default defineConfig({
  test: {
    include: ['test/readme/*.readme.test.ts'],
    expect: { requireAssertions: true },
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
