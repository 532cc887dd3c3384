/** What a tribe does in its turn. */
export const tribe = {
  /** Any of the doings below, as a list. */
  does: '{{seat}} {{doings}}.',
  'does nothing': '{{seat}} does nothing this turn.',
  'is done': '{{seat}} is done.',
  grows: 'brings in member {{member}} on {{place}} for {{price}}',
  'grows for free': 'brings in member {{member}} on {{place}} for free',
  'leads the hunt_one': 'leads the hunt with member {{numbers}}',
  'leads the hunt_other': 'leads the hunt with members {{numbers}}',
  'sends hunting_one': 'sends member {{numbers}} hunting',
  'sends hunting_other': 'sends members {{numbers}} hunting',
  recovers_one: 'gets member {{numbers}} back on its feet',
  recovers_other: 'gets members {{numbers}} back on their feet',
  gathers: 'gathers {{goods}}',
  crafts: 'makes {{food}} of {{goods}}',
  moves: 'moves {{ways}}',
  way_one: 'member {{numbers}} to {{place}}',
  way_other: 'members {{numbers}} to {{place}}',
  'there and back': 'walks there and back',
} as const;
