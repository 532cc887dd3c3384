/** How a finished match is told again in pictures. */
export const story = {
  /** What the title bar of a picture says about the start. */
  camps: 'The first camps',
  /** The last caption, and the sentence to part with: who won by how much, and what made the difference. */
  decided: '{{seat}} wins, {{points}} ahead of {{second}}, thanks to {{source}}.',
  farewell:
    '{{rounds}}, and {{seat}} wins, {{points}} ahead of {{second}}, thanks to {{source}}: here is the whole story, to watch again.',
  rounds_one: '{{count}} round',
  rounds_other: '{{count}} rounds',
  /** To what a win is owed. */
  thanks: {
    villages: 'its villages',
    goals: 'its goals',
    beasts: 'its hunters',
    altar: 'the Altar',
    chieftain: 'the favour of the Chieftain',
    invaders: 'its fight against the Invaders',
    elders: 'the elders of others',
  },
} as const;
