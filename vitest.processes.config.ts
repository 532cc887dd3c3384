import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** The tests that start and kill whole processes: what `.ci/run` runs beside `npm test`. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ['test/processes/*.process.test.ts'],
    exclude: [],
    // Each of them starts several processes.
    maxWorkers: '50%',
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
