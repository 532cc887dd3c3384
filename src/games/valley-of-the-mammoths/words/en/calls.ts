/** What a tribe is called for before everybody, after its name and a colon: at most 80 characters. */
export const calls = {
  place: 'choose where your tribe settles',
  turn: 'your turn',
  plan: 'your battle plan',
  hunger: 'your tribe is hungry',
  season: 'the season ends: births and planting',
} as const;
