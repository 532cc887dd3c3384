/** Where a match stands: `Round 3 · 🔥 Torch acts`. */
export const heading = {
  round: 'Round {{round}} · {{stage}}',
  'round of': 'Round {{round}} of {{last}} · {{stage}}',
  over: 'The end · round {{round}}',
  stages: {
    placing: '{{seat}} sends people out',
    acting: '{{seat}} acts',
    rolling: '{{seat}} and the tools',
    taming: '{{seat}} and the herd',
    choosing: '{{seat}} chooses resources',
    sharing: 'dice for all',
    herd: 'the herd is tamed',
    feeding: 'the meal',
  },
} as const;
