/** What a tribe has, and how a match came out. */
export const standing = {
  'so far_one': 'If it ended now you would have **{{count}} point**: {{parts}}.',
  'so far_other': 'If it ended now you would have **{{count}} points**: {{parts}}.',
  'nothing so far': 'You have no points yet.',
  /** What points are made of; only what is not nought. */
  parts: {
    track: 'at once {{count}}',
    herd: 'herd {{count}}',
    symbols: 'symbols {{count}}',
    farmers: 'farmers {{count}}',
    makers: 'tool makers {{count}}',
    builders: 'builders {{count}}',
    shamans: 'shamans {{count}}',
    resources: 'resources {{count}}',
  },
  'no points': 'nothing',
  people: '🧍 {{seat}}: {{people}}, {{fields}}, {{buildings}}, {{tiles}} of the herd.',
  holds: '🧺 Goods: {{goods}}.',
  tools: '🪓 Tools: {{tools}}.',
  used: '{{value}} (used)',
  'no tools': 'none yet',
  'open cards_one': '🃏 {{count}} card in the open.',
  'open cards_other': '🃏 {{count}} cards in the open.',
  /** Nobody else knows them. */
  'secret cards': '🤫 Cards that only you know: {{cards}}.',
  'somebody’s secret cards_one': '🤫 {{count}} card that only this tribe knows.',
  'somebody’s secret cards_other': '🤫 {{count}} cards that only this tribe knows.',
  /** What the lower halves come to. */
  halves: '🟢 At the end these count: {{symbols}}; {{crafts}}.',
  'no symbols': 'no symbol',
  'no crafts': 'no craftspeople',
  score: '⭐ {{points}} if the match ended now: {{parts}}.',
  points: '**{{points}}** ({{parts}})',
  tie: '⚖️ With equal points, fields + tools + people decide: {{tribes}}.',
  strength: '{{seat}} {{fields}} + {{tools}} + {{people}} = {{strength}}',
} as const;
