/** What `/orders` says: answers that were given before anybody asked. */
export const orders = {
  about:
    'What I answer for you whenever you are asked that, at once and in secret. Nobody sees that it was said before.',
  ask: 'ask me',
  'as for all': 'as for everybody',
  computer: 'a computer player answers',
  'for all': 'For everybody',
  against: 'Only against {{seat}}',
  cannot: '“{{order}}” could not act: {{reason}}. So you are asked.',
  trade: 'Trades: give at most {{gives}} for at least {{takes}}',
  'trade: ask': 'Trades: ask me',
} as const;
