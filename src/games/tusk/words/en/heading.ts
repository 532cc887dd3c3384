/** Where a match stands: `Turn 3 · fight on D5`. */
export const heading = {
  setup: 'Setup',
  'setup at': 'Setup · {{stage}}',
  'turn of': 'Turn {{turn}} of {{last}}',
  turn: 'Turn {{turn}}',
  at: '{{turn}} · {{stage}}',
  over: 'The end · turn {{turn}}',
  stages: {
    placing: '{{seat}} enters the map',
    drafting: '{{seat}} keeps a card',
    tribe: '{{seat}}’s turn',
    fight: 'fight on {{place}}',
    hunt: 'hunt, round {{round}}',
    roaming: 'out of the mammoth’s way',
    over: 'the end',
  },
} as const;
