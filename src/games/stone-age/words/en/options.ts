/** What a table may choose when a match is opened. */
export const options = {
  herd: {
    title: 'Mammoth herd',
    description: 'Whether the mammoth herd comes by, with its tiles',
    on: 'with the herd (usual)',
    off: 'without it: the base game',
  },
  start: {
    title: 'Head start',
    description: 'Whether tribes that go later begin with more, to make up for it',
    printed: 'none',
    even: 'for later tribes',
  },
  length: {
    title: 'Length',
    description: 'Whether it is a whole match, or a short one to learn with',
    whole: 'whole match',
    short: 'short ({{count}} rounds)',
    /** To who learns the game by one. */
    first: 'This first match ends after round {{count}}.',
  },
} as const;
