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
  /** Where the rest of its people go in this round, the first choice first. */
  preferences: {
    title: 'Rest of my placements',
    about:
      'Each time, your people go to the first of these that is free; without a number, as many as can.',
  },
  feed: {
    title: 'Where food is missing',
    buy: 'I pay with what I need least',
    plenty: 'I pay with what I have most of',
    hunger: 'my people go hungry',
  },
  tools: {
    title: 'After my dice',
    none: 'I use no tools',
    most: 'I add those that bring the most',
    all: 'the same, those for one use as well',
  },
  die: { title: 'From the dice for all I take', highest: 'the highest', lowest: 'the lowest' },
  bonus: { title: 'Of the herd’s tile', first: 'I take the first line' },
  tame: {
    title: 'Where the herd is',
    none: 'nobody stays with it',
    spare: 'as many stay as the meal leaves food for',
    all: 'as many stay as I can pay',
  },
  act: {
    title: 'When I act',
    cards: 'goods first, then cards, then buildings',
    buildings: 'goods first, then buildings, then cards',
  },
} as const;
