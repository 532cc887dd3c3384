/** What a table may choose when a match is opened. */
export const options = {
  limit: {
    title: 'Turns',
    description: 'After how many turns the match ends at the latest',
    '12': '12',
    '18': '18 (usual)',
    '24': '24',
    none: 'no limit',
  },
  cave: {
    title: 'Caves',
    description: 'What a camp on a mountain or volcano adds to its defence',
    '1': '1, as any camp (usual)',
    '2': '2',
  },
  length: {
    title: 'Length',
    description: 'Whether it is a whole match, or a short one to learn with',
    whole: 'whole match',
    short: 'short ({{turns}} turns)',
    /** To who learns the game by one. */
    first: 'This first match ends after {{turns}} turns: whoever stands first then wins.',
  },
} as const;
