/** What `/orders` says: answers that were given before anybody asked. */
export const orders = {
  about:
    'What I answer for you whenever you are asked that, at once and in secret. Nobody sees that it was said before.',
  ask: 'ask me',
  'as for all': 'as for everybody',
  computer: 'a computer player answers',
  'for all': 'For everybody',
  against: 'Only against {{seat}}',
  cannot: '“{{order}}” cannot be done here, so you are asked.',
  rest: 'You took back what was answered by itself, so you are asked. After your answer it goes by your orders again.',
  trade: 'Trades: give {{gives}} at most, get {{takes}} at least',
  'trade: ask': 'Trades: ask me',
} as const;
