/** Pictures in words, for those who cannot see them; statements end with a full stop. */
export const alt = {
  // between the parts of a list
  comma: ', ',
  semicolon: '; ',
  'from to': '{{first}} to {{last}}',

  // the whole
  title: '{{title}}.',
  'to move': 'To move: {{sides}}.',
  more: 'There is more on it.',

  // the map
  from: 'From {{places}}.',
  /** Before the places, one after the other. */
  choices: 'You may choose:',
  choice: '{{place}} ({{ground}}).',
  figure: '{{name}} on {{place}}.',
  /** At a place with a name. */
  'figure there': '{{name}}: {{place}}.',
  nobodys: 'Also there: {{where}}.',
  crowded: '{{limit}} or more on {{places}}.',
  edges: '{{name}} between {{places}}.',
  ground: '{{ground}}: {{places}}.',
  'ground with': '{{ground}} ({{about}}): {{places}}.',
  'so many on': '{{number}} on {{places}}',

  // a landscape, and what lies open
  here: 'It is about {{places}}.',
  half: '{{label}} {{words}}',
  price: 'for {{price}}',
  left: '{{left}} left',
  places: 'Places: {{places}}.',
  land: 'On the land: {{places}}.',
  at: '{{place}} {{who}}',
  'nobody at': 'nobody at {{places}}',
  there: 'there {{who}}',
  /** Of the room at a place. */
  free: '{{free}} free',
  full: 'full',
  'any room': 'room for all',

  // cards
  'card with': '{{card}}, {{tokens}} on it',
  card: '{{name}}: {{text}}',
  'card and note': '{{card}} ({{note}}).',

  // seats
  seat: '{{side}} ({{about}})',
  first: 'first player',
  computer: 'computer',
  away: 'away',
  winner: 'winner',
  has: 'Has {{what}}.',
  'seat alone': '{{seat}}.',
  'seat where': '{{seat}}: {{where}}.',
  nowhere: 'no pieces',
  piece: '{{label}} ({{about}})',
  'pieces on': '{{pieces}} on {{place}}',
  'pieces at': '{{pieces}} at {{place}}',
  'pieces doing': '{{pieces}} {{doing}}',
  'pieces waiting': '{{pieces}} waiting',
  'pieces waiting for': '{{pieces}} waiting, next for {{cost}}',
  'pieces by name': '{{name}} {{where}}',
  nothing: 'nothing',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  tools: 'tools {{tools}}',
  'used tool': '{{value}} (used)',
  'tool for one use': '{{value}} (once)',
  'held with': '{{card}} with {{tokens}} on it',
  'held in secret': 'in secret {{card}}',

  // panes
  pane: '{{title}}: {{rows}}.',
  statement: '{{words}}.',
  place: '{{name}} ({{words}})',
  track: '{{text}}: {{left}} of {{of}} {{name}} left.',
  exchange: '{{text}} {{gives}} for {{gets}}',
  'seat does': '{{side}} {{text}} {{amounts}}',
  step: '{{number}}: {{text}}',
  score: '{{side}} {{total}}: {{text}}',
  scale: '{{name}} {{marks}}',
  'on scale': '{{side}} {{value}}',
  roll: '{{side}}: {{words}}',
  rolls: 'rolls {{dice}}',
  'seat rolls': '{{side}} rolls {{dice}}',

  // the story of a match
  animation: 'An animation of {{match}} from beginning to end.',
  beat: '{{round}}, {{phase}}: {{caption}}',
  chart: '{{title}}, {{match}}.',
  ends: '{{title}}; {{column}}: {{ends}}.',
  'seat course': '{{side}} {{values}}.',
  lane: '{{name}}: {{marks}}.',
  none: 'none',
  board: '{{title}}:',
  'seat luck': '{{side}} {{luck}}.',
  'seat luck and tally': '{{side}} {{tally}}: {{luck}}.',
  'until then': 'Until then:',

  // the standings of a league
  standings: '{{title}}, {{about}}.',
  standing: '{{rank}}. {{name}}: points {{points}}, matches {{played}} of {{all}}{{more}}.',
  'can be': 'places {{best}} to {{worst}}',
  'will be': 'place {{best}}',
  wins: 'wins {{wins}}',
  'standing heads': 'Place, name, points, matches, places still possible:',
  'standing heads over': 'Place, name, points, matches, wins:',
  'standings more': 'And {{count}} more.',
} as const;
