/** What a table may choose: a title of at most 30 characters, what it is about, and its values. */
export const options = {
  start: {
    title: 'Head start',
    description: 'Whether tribes that go later begin with something, to make up for it',
    printed: 'none',
    even: 'for later tribes',
  },
  length: {
    title: 'Length',
    description: 'Whether it is a whole match, or a short one to learn with',
    whole: 'whole match',
    short: 'short ({{count}} turns)',
    /** To who learns the game by one. */
    first: 'This first match ends after turn {{count}}.',
  },
} as const;
