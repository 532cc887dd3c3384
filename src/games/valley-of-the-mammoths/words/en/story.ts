/** How a finished match is told again in pictures. */
export const story = {
  /** What the title bar of a picture says. */
  camps: 'The first camps',
  moves: 'Animals and tribes move',
  fate: 'Fights and food',
  over: 'Over',
  /** The last caption, and the sentence to part with. */
  wins: '{{seat}} wins with {{camps}} and {{people}}.',
  nobody: 'The valley belongs to the animals again.',
  farewell: '{{turns}}, and {{end}} Here is the whole story, to watch again.',
  turns_one: '{{count}} turn',
  turns_other: '{{count}} turns',
} as const;
