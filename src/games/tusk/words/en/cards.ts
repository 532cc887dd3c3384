/** What victory cards are worth, and what seasons do. */
export const cards = {
  sets: '{{food}} food for every {{set}}',
  deeds: {
    'left out of a kill': '{{food}} food for each kill that another leader shares without you',
    'led a kill': '{{food}} food for each kill that you lead',
    'won a fight': '{{food}} food for each fight that you win',
  },
  'once a turn': '{{worth}} (once a turn)',
  /** Where members stand. */
  on: {
    forest: 'on Forest',
    grassland: 'on Grassland',
    mountain: 'on Mountain',
    berries: 'on Berry Bush',
    jungle: 'on Jungle',
    river: 'on River',
    plains: 'on Plains',
    swamp: 'on Swamp',
  },
  /** Clauses in a row: `Forest +1 stick; Mountain is easy next turn`. */
  season: {
    emptied: '{{terrain}} is emptied',
    gains: '{{terrain}} +{{tokens}}',
    loses: '{{terrain}} −{{tokens}}',
    wounds: 'members {{where}} are wounded',
    removes: 'members {{where}} are removed',
    easy: '{{terrain}} is easy next turn',
    blocks: 'the mammoth keeps out of {{terrains}}',
    'goes home': 'the mammoth goes to the breeding ground',
  },
} as const;
