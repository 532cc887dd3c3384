/** What stands on pictures for one reader alone: what it missed, what it holds. */
export const pictures = {
  'what happened': 'What happened',
  'more before': '… and {{more}} more before that.',
  hand: 'Cards of Fate',
  secret: 'for your eyes only',
  /** When a card is played. */
  when: {
    turn: 'in your turn',
    battle: 'with your battle plan',
    survival: 'when your tribe eats',
    births: 'at the end of a season',
    standing: 'standing order',
  },
} as const;
