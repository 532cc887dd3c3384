/** Where a match stands. */
export const heading = {
  setup: 'Setting up',
  turn: 'Turn {{turn}}',
  /** Of a short match, after that. */
  short: '{{heading}} · to {{points}} points',
  over: 'The end · turn {{turn}}',
} as const;
