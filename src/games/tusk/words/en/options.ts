/** What a table may choose: a title of at most 30 characters, what it is about, and its values. */
export const options = {
  start: {
    title: 'Start',
    description: 'How Tusk! starts; even: who goes later begins with something',
    printed: 'as printed',
    even: 'even',
  },
} as const;
