/** What happens if this is chosen: one line for a button or a list, at most 80 characters. */
export const labels = {
  /** People and their dice: the sum is divided. */
  'place source': '{{place}}: {{people}} · {{dice}} ÷ {{worth}} = {{good}}',
  'use source': '{{place}}: {{dice}} ÷ {{worth}} = {{good}}',
  /** What dice bring: below it in a list. */
  rolled: '{{least}} to {{most}}, usually {{usual}}; tools add to the dice',
  'with the herd': '{{label}} · the herd is here',
  place: '{{place}}: {{gives}}',
  'place two': '{{place}} with 2 people: {{gives}}',
  'for a price': '{{place}}: {{price}} → {{gives}}',
  gives: {
    'new tool': 'a new tool',
    'better tool': 'tool {{from}} → {{to}}',
    'no tool': 'nothing more, all tools are at {{best}}',
    field: '{{from}} → {{fields}}',
    'no field': 'nothing more, {{fields}} is the limit',
    child: 'a child, {{from}} → {{people}}',
    'no child': 'nothing more, {{people}} is the limit',
  },
  /** What dice bring, on a button. */
  about: 'about {{goods}}',
  perhaps: 'perhaps {{goods}}',
  /** Below the name of a place. */
  short: { place: '{{people}} → {{goods}}' },
  /** The same on a button, beside the question and its picture. */
  button: {
    place: '{{place}} {{people}} → {{goods}}',
    nobody: 'Nobody',
    'for goods': '{{what}} for {{goods}}',
    choose: '{{place}} for …',
  },
  /** The same where it is advised. */
  advice: { place: '{{people}} {{to}}' },
  rest: 'All the rest: {{places}}',
  plan: 'In this order: {{acts}}',
  'no plan': 'No order: place by place',
  buy: '{{place}}: pay {{goods}} → {{gives}}',
  'buy in short': '{{place}}: pay {{goods}}',
  choose: '{{place}}: choose what you pay, {{price}}',
  leave: '{{place}}: leave it',
  'leave payable': '{{place}}: leave it, though you could pay',
  /** Is asked once more. */
  'sure to leave': 'You could pay for it now, and it may be gone next time. Leave it all the same?',
  pay: 'Pay {{goods}}',
  'pay for points': 'Pay {{goods}} → {{points}}',
  'pay for tamers': '{{people}} onto the tile for {{goods}}',
  'pay for food': 'Feed {{people}} with {{goods}}',
  'no tools': 'No tool: {{sum}} → {{goods}}',
  tools_one: 'Tool {{tools}}: {{sum}} → {{goods}}',
  tools_other: 'Tools {{tools}}: {{sum}} → {{goods}}',
  'nobody tames': 'Nobody: all go home',
  mix: 'Choose what to pay',
  take: 'Take {{goods}}',
  die: '{{face}}: {{gives}}',
  'line first': 'First line: {{gives}}',
  'line all': 'Second line: {{gives}}',
  hunger: 'Go hungry: −{{points}}',
  'sure to hunger':
    'Your food is eaten all the same, you keep your resources, and you lose {{points}}. Go hungry?',
  /** Before it comes to that. */
  'sure to lack food':
    'What you have then won’t feed everybody: unless more comes in, the meal costs you {{points}}. Do it anyway?',
  'not now': {
    'village is full': 'the village is full this round',
    /** At the forest, the clay pit, the quarry and the river; `count`: so many tribes each. */
    'taken by tribes_one': 'only {{count}} tribe at such a place',
    'taken by tribes_other': 'only {{count}} tribes at such a place',
    'too little': 'too few resources',
  },
} as const;
