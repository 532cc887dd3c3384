/** A match in numbers. */
export const chart = {
  title: 'The match in numbers',
  counts: {
    people: 'People after each turn',
    camps: 'Camps after each turn',
    food: 'Food after each turn',
  },
  /** What is marked below turns. */
  lanes: { conquests: 'Camps taken', out: 'Died out' },
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
