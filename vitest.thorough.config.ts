import { defineConfig } from 'vitest/config';
import { THOROUGH } from './test/thorough.ts';
import usual from './vitest.config.ts';

/** `.ci/run` runs these beside `npm test`, which leaves them out. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: [...THOROUGH],
    exclude: [],
    env: { LOT: 'all' },
  },
});
