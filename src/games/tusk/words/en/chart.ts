/** A match in numbers. */
export const chart = {
  title: 'The match in numbers',
  food: 'Food at the end of each turn',
  /** Once all cards are known: what they were worth by then. */
  'food with cards': 'Food with the victory card, by turn',
  kills: 'Kills',
  fights: 'Fights',
  snow: 'Snow',
  /** Columns, as they are written below the chart and as they are said. */
  columns: { start: 'Start' },
  'columns in words': {
    start: 'at the start',
    turn: 'turn {{turn}}',
  },
  sources: {
    title: 'Where the food came from',
    start: 'Start',
    gathered: 'Gathered',
    crafted: 'Crafted',
    fights: 'Fights',
    hunt: 'Hunt',
    trade: 'Trades',
    growth: 'Growth',
    card: 'Card',
    total: 'Total',
  },
  luck: {
    title: 'Luck of the dice',
    text: 'Bars: hits in fights and hunts. Marks: what such dice hit on average.',
    /** What a tribe's dice did; how many hits, of how many dice. */
    tally: '{{hits}} of {{dice}}; {{expected}} expected',
    hits_one: '{{count}} hit',
    hits_other: '{{count}} hits',
    dice_one: '{{count}} die',
    dice_other: '{{count}} dice',
    'too much grass_one': '{{count}} die, against too much grass',
    'too much grass_other': '{{count}} dice, against too much grass',
    none: 'rolled no dice',
    'could not hit': 'could not hit',
    'could not miss': 'could not miss',
    average: 'about average',
    'a little lucky': 'a little lucky',
    'very lucky': 'very lucky',
    'a little unlucky': 'a little unlucky',
    'very unlucky': 'very unlucky',
  },
} as const;
