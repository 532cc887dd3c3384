/** What cards, buildings and the herd's tiles take and bring, in a few words. */
export const cards = {
  /** The upper half and the lower one. */
  card: '{{top}} · {{bottom}}',
  top: {
    'dice for all': 'dice for all',
    roll: '{{dice}} for {{good}}',
    field: '+1 field',
    tool: 'a tool',
    'one-use tool': 'a one-use tool ({{value}})',
    person: 'a child',
    card: 'a secret card',
    any: '{{resources}} of your choice',
  },
  /** What a building takes. */
  'of kinds_one': '{{resources}} of one kind',
  'of kinds_other': '{{resources}} of exactly {{count}} kinds',
  'from to': '{{least}} to {{resources}}',
  building: '{{price}} → {{points}}',
  /** What a building scores without printed points. */
  'what they are worth': 'their worth',
  /** Both lines of a tile of the herd. */
  tile: 'first line {{first}}, second line {{all}}',
} as const;
