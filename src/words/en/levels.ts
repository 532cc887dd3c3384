/** How well computer players play, the weakest first. */
export const levels = {
  hasty: 'Hasty',
  steady: 'Steady',
} as const;
