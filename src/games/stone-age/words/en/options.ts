/** What a table may choose when a match is opened. */
export const options = {
  herd: {
    title: 'Mammoth herd',
    description: 'Whether the mammoth herd comes by, with its tiles',
    on: 'with the herd (usual)',
    off: 'without it: the base game',
  },
  length: {
    title: 'Length',
    description: 'Whether it is a whole match, or a short one to learn with',
    whole: 'a whole match (usual)',
    short: 'short, to learn with',
  },
} as const;
