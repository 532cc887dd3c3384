import { defineConfig } from 'vitest/config';

/** The store and its backup on a real Postgres, whose address stands in TEST_DATABASE_URL. `.ci/run` runs these. */
export default defineConfig({
  test: {
    include: ['test/store/{postgres,backup}.test.ts', 'test/month/postgres.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
