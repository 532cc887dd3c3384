/** Where a match stands. */
export const heading = {
  setup: 'Setting up · to {{points}} points',
  turn: 'Turn {{turn}} · to {{points}} points',
  over: 'The end · turn {{turn}}',
} as const;
