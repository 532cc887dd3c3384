/** What stands on pictures, and how it is told. */
export const board = {
  turn: 'Turn {{turn}}',
  'turn of': 'Turn {{turn}} of {{limit}}',
  'no turn yet': 'Setup',
  phases: {
    placing: 'First camps',
    dawn: 'A new turn',
    ordering: 'Orders',
    battling: 'Battles',
    hunger: 'Hunger',
    season: 'Season’s end',
    dusk: 'End of the turn',
    over: 'The end',
  },
  /** Above a picture for one reader. */
  choose: 'Your choice',
  /** What a tribe’s pieces are called before they are counted. */
  people: 'has',
  food: 'food',
  river: 'River',
  ford: 'Ford',
  letters: 'Animals arrive by letter',
  die: 'Animals',
  closed: 'closed',
  crop: 'crop, by ears',
  ears_one: 'crop with {{count}} ear',
  ears_other: 'crop with {{count}} ears',
  /** Where the marker of the season is, and what its end brings. */
  marker: 'turn {{space}} of {{spaces}}',
  'to come': {
    summer: 'then harvest and births',
    winter: 'then births and planting',
  },
  'in store': 'Still to come: {{animals}} animals, {{events}} events, {{cards}} cards.',
  rain: 'Harvest: 10 and 5',
  alarm: 'four camps',
  'to win': 'wins with four camps at the end of this turn',
  out: 'out',
  lasting: 'this turn {{cards}}',
} as const;
