/** How a match begins, goes from turn to turn and ends; cards and goods that change hands. */
export const match = {
  begins: '🦣 The tribes gather. {{first}} goes first.',
  'goes later': '⚖️ {{seat}} goes later and begins with {{goods}}.',
  placing: '📍 First camp: {{places}}.',
  camp: '{{seat}} on {{place}}',
  draws: '🃏 {{seat}} draws {{cards}}.',
  keeps: '🃏 {{seat}} keeps {{card}}.',
  'keep in secret_one': '🃏 {{seats}} keeps a card in secret.',
  'keep in secret_other': '🃏 {{seats}} keep a card in secret.',
  turn: '**Turn {{turn}}.** {{first}} goes first.',
  shows: '🃏 {{seat}} shows its card: {{card}}.',
  'shows for a deed': '🃏 {{seat}} shows its card: {{card}}, {{tokens}} on it, {{deed}}.',
  'another token': '🃏 {{seat}} has another token: {{card}}, {{tokens}} on it, {{deed}}.',
  /** Ends of the two before. */
  deeds: {
    'left out of a kill': 'for being left out of the kill',
    'led a kill': 'for leading the kill',
    'won a fight': 'for winning the fight',
  },
  gives: '🤝 {{seat}} gives {{other}} {{goods}}.',
  trades: '🤝 {{seat}} trades {{gives}} for {{takes}} with {{other}}.',
  /** Why nothing changes hands now, and what would do. */
  'no deals yet':
    'Tribes give and trade from turn 1 on: first everybody enters the map and keeps a card.',
  'no deals in a fight':
    '{{seat}} is in a fight, and neither gives nor takes until all there have shown what they use. Try again after that.',
  'ends early': '🏁 That was the last turn of a short match. All cards are turned.',
  ends: '❄️ The world has frozen over, and all cards are turned.',
} as const;
