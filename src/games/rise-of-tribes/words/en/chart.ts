/** A match in numbers. */
export const chart = {
  title: 'The match in numbers',
  points: 'Points after each round',
  villages: 'Villages',
  goals: 'Goals',
  attacks: 'Attacks',
  /** Columns, as they are written below the chart and as they are said. */
  columns: { start: '0', 'in words': 'at the start', round: 'round {{round}}' },
  sources: {
    title: 'Where the points came from',
    villages: 'Villages',
    goals: 'Goals',
    beasts: 'Beasts',
    altar: 'Altar',
    chieftain: 'Chieftain',
    invaders: 'Invaders',
    elders: 'Elders',
    total: 'Total',
  },
} as const;
