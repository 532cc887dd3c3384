import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** The page's tests, in a real browser: what `.ci/run` runs beside `npm test`. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ['test/page/**/*.page.test.ts'],
    exclude: [],
    // A browser keeps a core busy by itself.
    maxWorkers: '100%',
    // Some only wait for what is to be seen.
    expect: {},
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
