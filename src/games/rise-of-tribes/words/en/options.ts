/** What a table may choose when a match is opened. */
export const options = {
  leaders: {
    title: 'Leaders',
    description: 'Whether leaders have powers, besides what their villages cost',
    off: 'without powers (usual)',
    on: 'with powers',
  },
  elders: {
    title: 'Elders',
    description: 'Whether elders come to villages and borrow from other tribes',
    off: 'none (usual)',
    on: 'they come',
  },
  goals: {
    title: 'Goals in hand',
    description: 'Whether everybody sees what goals a tribe has in hand',
    hidden: 'secret (usual)',
    open: 'open',
  },
  start: {
    title: 'Head start',
    description: 'Whether tribes with a worse place in the order begin with more',
    printed: 'as printed (usual)',
    even: 'even (for four tribes)',
  },
  length: {
    title: 'Length',
    description: 'Whether it is a whole match, or a short one to learn with',
    whole: 'whole match ({{whole}} points)',
    short: 'short ({{short}} points)',
    /** To who learns the game by one. */
    first: 'This first match is won with {{short}} points.',
  },
} as const;
