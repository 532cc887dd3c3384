/** What stands on pictures. */
export const board = {
  round: 'Round {{round}}',
  phases: {
    placing: 'Sending people out',
    acting: 'Acting',
    herd: 'Taming the herd',
    feeding: 'The meal',
    over: 'The end',
  },
  places: 'Places',
  village: 'Village',
  cards: 'Cards',
  buildings: 'Buildings',
  herd: 'The herd',
  tribes: 'Tribes',
  /** By what a sum of dice is divided. */
  divided: '÷ {{worth}}',
  'divided in words': 'dice ÷ {{worth}} = {{good}}',
  brings: { tools: 'a tool', field: '+1 field', hut: '+1 person' },
  taken: 'taken',
  left: '{{building}} ({{count}} left)',
  'run out': 'run out',
  'herd is': 'It is {{at}}: {{tile}}.',
  'herd next': 'Next it goes here: {{place}}. Left: {{tiles}}.',
  'herd away': 'It has gone for good.',
  tamers: 'tames with {{people}}',
  /** What a tribe has, in short. */
  tribe: '{{people}} · {{fields}} · {{goods}} · tools {{tools}} · {{points}}',
} as const;
