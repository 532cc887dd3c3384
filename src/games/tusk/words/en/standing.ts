/** What a tribe holds, and how a match came out. */
export const standing = {
  'no card yet': '🃏 You have no victory card yet.',
  'secret card': '🃏 This tribe’s victory card is its own secret.',
  'known card': '🃏 **{{card}}** (everybody knows it): {{worth}}.',
  'own card': '🃏 **{{card}}** (nobody else knows it): {{worth}}.',
  'so far_one': 'You have {{count}} food so far.',
  'so far_other': 'You have {{count}} food so far.',
  'so far by card_one': 'With your card you have {{count}} food so far. 🃏 {{card}}: {{worth}}.',
  'so far by card_other': 'With your card you have {{count}} food so far. 🃏 {{card}}: {{worth}}.',
  /** Follows the card. */
  tokens_one: 'It has {{tokens}} on it.',
  tokens_other: 'It has {{tokens}} on it.',
  passed: 'You passed over {{cards}}.',
  holds: '{{seat}} holds {{goods}}.',
  points: '**{{points}}** ({{food}} + {{added}} from {{card}})',
  'points by secret card': '**{{points}}** ({{food}} + {{added}} from its card)',
} as const;
