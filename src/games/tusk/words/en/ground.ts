/** Tiles, and who stands on them. */
export const ground = {
  tile: '{{place}}, {{ground}}',
  unknown: 'unknown land',
  /** What its rule makes food of. */
  'with a rule': '{{terrain}} ({{tokens}} = 1 food)',
  'with tokens': '{{terrain}} ({{tokens}})',
  empty: '{{terrain}} (empty)',
  /** Another tribe’s members there. */
  members_one: '{{tribe}}’s member {{numbers}}',
  members_other: '{{tribe}}’s members {{numbers}}',
  /** A tile, or a way to one, and who else is there. */
  'in company': '{{there}}, with {{others}}',
} as const;
