/** Where a match stands. */
export const heading = {
  setup: 'Setting up',
  turn: 'Turn {{turn}} · {{season}} {{space}}/{{spaces}}',
  /** Of a match that ends at the latest after so many turns. */
  limited: 'Turn {{turn}}/{{last}} · {{season}} {{space}}/{{spaces}}',
  over: 'The end · turn {{turn}}',
} as const;
