import { defineConfig } from 'vitest/config';

/** The page's tests, in a real browser: what `.ci/run` runs beside `npm test`. */
export default defineConfig({
  test: {
    include: ['test/page/**/*.page.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
