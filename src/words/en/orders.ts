/** What `/orders` says: answers that were given before anybody asked. */
export const orders = {
  heading: '📜 **Standing orders** · {{match}} · {{seat}}',
  about:
    'What I answer for you whenever these questions come up, at once and in secret. Until the match is over nobody sees that you decided in advance.',
  ask: 'ask me',
  'as for all': 'as for everybody',
  computer: 'a computer player answers',
  'for all': 'For everybody',
  against: 'Only against {{seat}}',
  cannot: '“{{order}}” didn’t work: {{reason}}. So you are asked.',
  /** Before a line that tells what an order did. */
  did: '📜 By your order: {{line}}',
  sealed: '🔒 Sealed by your order: {{choice}}.',
  'asked again': '🔓 What your order had sealed is taken back: you are asked again.',
  'trade with': 'With {{seat}}: {{trade}}',
  rest: 'You took back what your order had answered, so you are asked. Once you have answered, your orders count again.',
  /** On a button. */
  agree: 'Agree to trades …',
  'trade with all': 'Agree to trades with everybody',
  'trade with seat': 'Agree to trades with {{seat}}',
  'trade gives': 'You give at most',
  'trade takes': 'You get at least',
  amounts: 'If you pick several, they add up.',
  trade: 'Trades: give {{gives}} at most, get {{takes}} at least',
  /** What is preferred in the rest of a round: `Rest of my placements: Hut, Hunt 3` */
  preferred: '{{title}}: {{what}}',
  'none left': '{{title}}: nothing on the list is free any more.',
  'ask again': '{{title}}: ask me',
  nth: 'Choice {{nth}}',
  'first now': 'Choice 1, right now',
  'thing and number': 'What, and how many …',
  'trade: ask': 'Trades: ask me',
} as const;
