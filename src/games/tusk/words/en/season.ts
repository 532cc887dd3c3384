/** What the season brings: its card, the herd, new lands and snow. */
export const season = {
  begins: '{{emoji}} **{{season}}.** {{effects}}.',
  wounds: '🩹 The season wounds {{members}}.',
  removes: '💀 Lost to the season, until brought in again: {{members}}.',
  /** What the herd does, of the doings below. */
  herd: '🦣 The mammoth {{doings}}.',
  'herd by the die': '🦣 The die shows {{die}}, {{direction}}: the mammoth {{doings}}.',
  'herd goes': 'goes to {{way}}',
  'herd stops': 'stops at {{place}}, with no way into {{blocked}}',
  'herd strays': 'goes off the map, and is back on the breeding ground, {{home}}',
  'herd goes and strays':
    'goes to {{way}}, then off the map, and is back on the breeding ground, {{home}}',
  'herd stays': 'stays where it is',
  'herd has no arrow':
    '🦣 The mammoth stays where it is: the card of this season has no arrow for it.',
  /** A way of several tiles. */
  'and then': '{{way}}, then {{place}}',
  trampled: '🩹 Trampled: {{members}}.',
  'step aside': 'Out of the mammoth’s way: {{steps}}.',
  step: '{{members}} → {{place}}',
  lands: '🗺️ The land opens: {{tiles}} new tiles around the map.',
  /** What the snow does, of the doings below. */
  snow: '❄️ Snow {{doing}}.',
  'snow by the die': '❄️ The die shows {{die}}: from the {{direction}}, snow {{doing}}.',
  'snow covers': 'covers {{where}}',
  'snow leaves_one': 'covers {{where}}; {{count}} tile is left',
  'snow leaves_other': 'covers {{where}}; {{count}} tiles are left',
  'snow covers all': 'covers {{where}}; the whole world is white',
  /** Where it falls on many tiles. */
  'more tiles': '{{tiles}} more tiles',
} as const;
