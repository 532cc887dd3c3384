/** How well computer players play, the weakest first. */
export const levels = {
  dreamy: 'Dreamy',
  hasty: 'Hasty',
  steady: 'Steady',
} as const;
