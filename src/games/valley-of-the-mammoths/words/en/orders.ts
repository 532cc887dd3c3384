/** What may be said once for whenever one is asked. */
export const orders = {
  plan: {
    title: 'In battle',
    none: 'no cards; I fight as I usually do',
    cards: 'cards where they help me much; else as usual',
  },
  hunger: { title: 'If my tribe is hungry', none: 'warriors go first, outside camps first' },
  season: {
    title: 'At the end of a season',
    none: 'nothing',
    plant: 'I plant wherever I can, and play no cards',
  },
  order: { title: 'In my own turns' },
} as const;
