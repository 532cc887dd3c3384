/** Where a match stands. */
export const heading = {
  setup: 'Setting up',
  round: 'Round {{round}}',
  /** Of a short match, after that. */
  short: '{{heading}} · to {{points}} points',
  over: 'The end · round {{round}}',
} as const;
