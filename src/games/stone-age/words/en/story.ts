/** How a finished match is told again in pictures. */
export const story = {
  /** What the title bar of a picture says about it. */
  chapters: {
    camp: 'The first camp',
    placing: 'Off to work',
    building: 'A new building',
    evening: 'The evening',
  },
  /** The first caption, with where the herd is. */
  camp: 'Each tribe begins with {{people}} people and a full store.',
  'goes first': '{{seat}} goes first.',
  'herd is': 'The herd is {{at}}.',
  'herd gone': 'The herd has gone for good.',
  builds: '{{seat}} builds for {{goods}}: {{points}}.',
  /** What a round brought: how many cards each tribe took, and what became of the herd. */
  cards: 'New cards: {{seats}}.',
  'so many': '{{seat}} {{count}}',
  'no cards': 'Nobody takes a card.',
  tames: '{{seat}} tames the herd and {{doings}}.',
  tied: '{{seats}} tie for the herd.',
  hunger_one: '{{seats}} goes hungry: −{{points}}.',
  hunger_other: '{{seats}} go hungry: −{{points}} each.',
  /** A pane with what each tribe gathered in a round, and the dice for the herd. */
  brought: 'Brought home',
  /** The last caption, and the sentence to part with: who won by how much, and what made the difference. */
  wins: '{{seat}} wins by {{points}}',
  'wins the tie': '{{seat}} wins a tie by its fields, tools and people',
  'win together': '{{seats}} share the win with {{points}} each',
  decided: '{{wins}}, thanks to {{source}}.',
  farewell: '{{rounds}}, and {{wins}}: here is the whole story, to watch again.',
  'decided farewell':
    '{{rounds}}, and {{wins}}, thanks to {{source}}: here is the whole story, to watch again.',
  plain: '{{wins}}.',
  rounds_one: '{{count}} round',
  rounds_other: '{{count}} rounds',
  /** To what a win is owed. */
  thanks: {
    buildings: 'its buildings',
    cards: 'its cards',
    tiles: 'the gifts of the herd',
    hunger: 'full bellies',
    herd: 'the most tiles of the herd',
    symbols: 'its symbols',
    farmers: 'its farmers',
    makers: 'its tool makers',
    builders: 'its builders',
    shamans: 'its shamans',
    resources: 'what was left in its store',
  },
} as const;
