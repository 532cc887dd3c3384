/** Where a match stands: `Turn 3 of 4`. */
export const heading = {
  setup: 'Setup',
  'turn of': 'Turn {{turn}} of {{last}}',
  turn: 'Turn {{turn}}',
  over: 'The end · turn {{turn}}',
} as const;
