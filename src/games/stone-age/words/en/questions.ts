/** What is asked, in titles of at most 45 characters; what is to be known to answer; and in `help`, what the rules say of it. */
export const questions = {
  place: {
    title_one: '{{count}} person left: where to?',
    title_other: '{{count}} people left: where to?',
    help: 'Choose a place where you have nobody yet, and how many go there.',
    /** People at a place. */
    'so many': '{{place}} {{people}}',
  },
  act: {
    title: 'Where do your people act next?',
    help: 'Choose the order in which they act. What you gather can pay for cards and buildings after it.',
  },
  plan: {
    title: 'In your own order',
    text: 'Say what your people do, one after the other: they stop only where you have to decide, or cannot pay.',
    stands: 'They go on with {{acts}}. To change that, say it again.',
  },
  pay: {
    title: '{{place}}: what do you pay?',
    text: 'It takes {{price}}.',
    /** For a building without printed points. */
    worth: 'It scores what you pay: {{worth}}.',
    tamers: 'How do you pay for the tamers?',
    'of tamers': 'Each costs 1 food, or a resource; {{most}} go at most.',
    food: 'What do you feed them with?',
    'of food': 'You have no food for {{people}}. Each costs one resource.',
  },
  tools: {
    title: 'Which tools do you add?',
    text: 'You rolled {{dice}}: {{sum}} ÷ {{worth}} → {{goods}}.',
    help: 'A tool is used whole, and once a round.',
  },
  tame: {
    title: 'Who tames the herd?',
    text: '{{people}} here. The tile: {{first}} or {{all}}.',
    help: 'Each may stay with the herd for 1 food, or a resource. When everybody has acted, each of them rolls a die; the highest takes the tile.',
    rivals: 'Already on it: {{tribes}}.',
    rival: '{{tribe}} {{people}}',
  },
  any: {
    title: 'Which resources do you take?',
    text: 'The card brings you {{resources}} of your choice.',
  },
  die: {
    title: 'Which die do you take?',
    help: 'Each tribe takes one of the dice on the table and gets what it brings.',
  },
  bonus: {
    title: 'What does the herd bring you?',
    won: 'You have tamed the herd, and the tile is yours. Take its first line, or the second one instead.',
    tied: 'Several rolled the same, so each takes the second line. Choose your resource.',
  },
  feed: {
    title: 'How do you feed your people?',
    text_one: '{{count}} of {{people}} goes without. Pay a resource, or lose {{points}}.',
    text_other: '{{count}} of {{people}} go without. Pay a resource for each, or lose {{points}}.',
  },
  /** What a tribe has, and what the meal will take. */
  holds: '🧺 {{goods}}.',
  meal: 'Meal: {{needed}} food.',
  'meal with fields': 'Meal: {{needed}} − {{harvest}} food.',
  'meal lacks': '⚠️ {{count}} short: going hungry costs {{points}}.',
  herd: '🦣 {{place}}: {{first}} or {{all}}.',
} as const;
