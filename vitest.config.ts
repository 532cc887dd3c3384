import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { THOROUGH } from './test/thorough.ts';

const compiled = fileURLToPath(new URL('./test/compiled/thread.ts', import.meta.url));

/**
 * What `npm test` runs. Tests of the page, of the README, on a real Postgres, those that start and kill whole
 * processes, and those that look very closely have configurations of their own.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^\.\.\/threads\/start\.ts$/, replacement: compiled }] },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/page/**',
      'test/processes/**',
      'test/readme/**',
      'test/store/{postgres,backup}.test.ts',
      ...THOROUGH,
      'test/month/postgres.test.ts',
    ],
    globalSetup: 'test/compiled/build.ts',
    // More than cores: many a test waits for a clock, for threads that paint, or for the line to come back.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Where very much is tried, each run draws some, and `.ci/run` all. Of a run that fails, the lot stands in the names of
    // the tests.
    env: { LOT: process.env['LOT'] ?? String(randomInt(10_000)) },
    // No test changes what a module holds, so each module is read once a worker.
    isolate: false,
    // What was made of a module's source is kept from one run to the next, by its content.
    experimental: { fsModuleCache: true },
    // Most of what a test makes is gone at once: with room for it, it is not copied about.
    execArgv: ['--max-semi-space-size=64'],
    // A test that asserts nothing cannot fail, and is wrong.
    expect: { requireAssertions: true },
    // Generous: they end a test that hangs, and say nothing about how fast one is.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
