import { defineConfig } from 'vitest/config';

/** The store on a real Postgres, whose address stands in TEST_DATABASE_URL. `.ci/run` runs these. */
export default defineConfig({
  test: { include: ['test/store/postgres.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
