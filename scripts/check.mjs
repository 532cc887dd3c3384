/**
 * What `npm test` checks. The checks that only read the tree run side by side, then the tests, whose own
 * report comes last. Ends with status 1 where anything is wrong, after showing what.
 */
import { conclude, FORMAT, hold, holdTests, lint, PAGE_TYPES, tool, TYPES } from './checks.mjs';

const cruiser = tool('dependency-cruiser/bin/dependency-cruise.mjs');

/** Fewer modules than this, and the import rules were held against nothing. */
const FEWEST_MODULES = 100;

const began = performance.now();
const failed = await hold([
  TYPES,
  PAGE_TYPES,
  lint(),
  FORMAT,
  [
    'import rules',
    [...cruiser, '--config', '.dependency-cruiser.cjs', 'src', 'test', 'bench', 'scripts'],
    (output) => Number(/(\d+) modules/.exec(output)?.[1] ?? 0) >= FEWEST_MODULES,
  ],
  ['nothing unused', tool('knip/bin/knip.js')],
]);
conclude([...failed, ...(await holdTests())], began);
