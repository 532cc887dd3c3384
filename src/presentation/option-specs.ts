import type { OptionSpec } from './edition.ts';

/** An option with a value out of a few. */
export const pick = (
  name: string,
  description: string,
  required = true,
  asks?: string,
): OptionSpec => ({
  type: 'pick',
  name,
  description,
  required,
  ...(asks === undefined ? {} : { asks }),
});

/** An option that takes several names. */
export const several = (name: string, description: string, required = false): OptionSpec => ({
  type: 'picks',
  name,
  description,
  required,
});
