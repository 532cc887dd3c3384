/** What a table may choose: a title of at most 30 characters, what it is about, and its values. */
export const options = {
  start: {
    title: 'Head start',
    description: 'Whether tribes that go later begin with something, to make up for it',
    printed: 'none',
    even: 'for later tribes',
  },
} as const;
