/** What may be said once for whenever one is asked. */
export const orders = {
  /** Why nobody could be sent. */
  reasons: {
    full: 'no room is left for you there',
    few: 'you have too few people left for it',
  },
  /** To what people are sent, beside places. */
  card: 'the first card that is free',
  building: 'the first building that is free',
  'at most': '{{place}}, {{most}} at most',
  place: { title: 'First I send people to' },
  else: { title: 'After that, or instead' },
  feed: {
    title: 'Where food is missing',
    buy: 'I pay with what I need least',
    hunger: 'my people go hungry',
  },
  tools: { title: 'After my dice', none: 'I use no tools' },
  die: { title: 'From the dice for all I take', highest: 'the highest', lowest: 'the lowest' },
  bonus: { title: 'Of the herd’s tile', first: 'I take the first line' },
  act: { title: 'When I act' },
} as const;
