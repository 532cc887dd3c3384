/** A match in numbers. */
export const chart = {
  title: 'The match in numbers',
  people: 'People after each turn',
  camps: 'New camps',
  battles: 'Battles of tribes',
  out: 'Died out',
  /** Columns, as they are written below the chart and as they are said. */
  columns: { start: '0', 'in words': 'at the start', turn: 'turn {{turn}}' },
  losses: {
    title: 'How people were lost',
    tribes: 'Tribes',
    captured: 'Captured',
    animals: 'Animals',
    hunger: 'Hunger',
    nature: 'Nature',
    total: 'Total',
  },
} as const;
