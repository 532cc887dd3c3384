/** Where a match stands: `Round 3 of 4`. */
export const heading = {
  round: 'Round {{round}}',
  'round of': 'Round {{round}} of {{last}}',
  over: 'The end · round {{round}}',
} as const;
