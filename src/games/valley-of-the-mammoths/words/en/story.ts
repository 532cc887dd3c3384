/** How a finished match is told again in pictures. */
export const story = {
  /** What the title bar of a picture says. */
  camps: 'The first camps',
  moves: 'Animals and tribes move',
  fate: 'Fights and food',
  over: 'Over',
  /** The last caption, and the sentence to part with. */
  wins: {
    camps: '{{seat}} holds {{camps}} and wins with {{people}}.',
    last: '{{seat}} is the last tribe in the valley and wins with {{people}}.',
    limit: '{{seat}} stands first and wins: {{camps}}, {{people}}.',
  },
  nobody: 'The valley belongs to the animals again.',
  farewell: 'After {{turns}}: {{end}} Here is the whole story, to watch again.',
  turns_one: '{{count}} turn',
  turns_other: '{{count}} turns',
} as const;
