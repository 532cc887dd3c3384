import { defineConfig } from 'vitest/config';
import { DRAWN, THOROUGH } from './test/thorough.ts';
import usual from './vitest.config.ts';

/** `.ci/run` runs these beside `npm test`: what that leaves out, and all of what it draws from. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: [...THOROUGH, ...DRAWN],
    exclude: [],
    env: { LOT: 'all' },
    testTimeout: 120_000,
  },
});
