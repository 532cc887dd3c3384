/** What stands on pictures for one reader alone: what it may choose, its cards, what it missed. */
export const pictures = {
  /** Asked above the map of what may be chosen. */
  where: 'Where to?',
  'where do they go': 'Where do they go?',
  questions: {
    place: 'Where do you enter?',
    grow: 'Where does member {{member}} join?',
    move: 'Where to, member {{member}}?',
    fight: 'Where do you fight?',
    land: 'Where do the hunters go?',
    regroup: 'Where do your hunters go?',
    aside: 'Where to, member {{member}}?',
  },

  'keep one': 'Keep one',
  hand: 'Your hand',
  'known to all': 'your card is known to all',
  secret: 'for your eyes only',
  /** Below a card. */
  passed: 'You passed it over',
  offered: 'Offered to you alone',
  worth: 'Now worth {{food}}',

  'what happened': 'What happened',
  'more before': '… and {{more}} more before that.',
} as const;
