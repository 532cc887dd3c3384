import { defineConfig } from 'vitest/config';

/** The tests that start and kill whole processes: what `.ci/run` runs beside `npm test`. */
export default defineConfig({
  test: {
    include: ['test/processes/*.process.test.ts'],
    globalSetup: 'test/compiled/build.ts',
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
