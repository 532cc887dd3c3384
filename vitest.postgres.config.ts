import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** The store and its backup on a real Postgres, whose address stands in TEST_DATABASE_URL. `.ci/run` runs these. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ['test/store/{postgres,backup}.test.ts', 'test/month/postgres.test.ts'],
    exclude: [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
