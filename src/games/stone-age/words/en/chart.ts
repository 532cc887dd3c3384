/** A match in numbers. */
export const chart = {
  title: 'The match in numbers',
  points: 'Points after each round',
  /** With the column of what is counted at the end. */
  'points to the end': 'Points after each round; +: final scoring',
  buildings: 'Buildings',
  hunger: 'Hunger',
  herds: 'Herds',
  /** Columns, as they are written below the chart and as they are said. */
  columns: { start: '0', end: '+' },
  'columns in words': {
    start: 'at the start',
    round: 'round {{round}}',
    end: 'at the end',
  },
  sources: {
    title: 'Where the points came from',
    buildings: 'Buildings',
    cards: 'Cards at once',
    tiles: 'Herd at once',
    hunger: 'Hunger',
    herd: 'Most tiles',
    symbols: 'Symbols',
    farmers: 'Farmers',
    makers: 'Tool makers',
    builders: 'Builders',
    shamans: 'Shamans',
    resources: 'Resources left',
    total: 'Total',
  },
  luck: {
    title: 'Luck of the dice',
    text: 'Bars: pips of all dice for gathering. Marks: what so many dice show on average.',
    /** What a tribe's dice did: how many pips, of how many dice. */
    tally: '{{pips}} on {{dice}}; {{expected}} expected',
    pips_one: '{{count}} pip',
    pips_other: '{{count}} pips',
    none: 'rolled no dice',
    average: 'about average',
    'a little lucky': 'a little lucky',
    'very lucky': 'very lucky',
    'a little unlucky': 'a little unlucky',
    'very unlucky': 'very unlucky',
  },
} as const;
