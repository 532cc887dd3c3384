import { defineConfig } from 'vitest/config';

/** What `npm test` runs. Tests of the page, of the README and on a real Postgres have configurations of their own. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/page/**', 'test/readme/**', 'test/store/{postgres,backup}.test.ts'],
    globalSetup: 'test/built.ts',
    // Many tests wait for a process or a timer: more workers than cores keep them all busy.
    maxWorkers: '150%',
    // No test changes what a module holds, so each module is read once a worker.
    isolate: false,
    // A test that asserts nothing cannot fail, and is wrong.
    expect: { requireAssertions: true },
    // Generous: they end a test that hangs, and say nothing about how fast one is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
