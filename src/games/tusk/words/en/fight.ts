/** How a fight goes. */
export const fight = {
  begins: '⚔️ {{seat}} starts a fight with {{others}} on {{place}}.',
  'sit out_one': '{{seats}} sits this fight out.',
  'sit out_other': '{{seats}} sit this fight out.',
  aiming: '🎯 {{aims}}.',
  aims: '{{seat}} sends {{targets}}',
  target: '{{members}} against {{seat}}',
  /** Who rolls, in the lines of fights and hunts, with what was used. */
  'with uses': '{{seat}} ({{uses}})',
  rolls: '🎲 {{who}} rolls {{dice}}: {{wounds}}.',
  'rolls against': '🎲 {{who}} against {{target}} rolls {{dice}}: {{wounds}}.',
  'no dice': '🎲 {{who}} has no dice to roll.',
  /** A fight that came to nothing. */
  quiet:
    '⚔️ {{seat}} starts a fight with {{others}} on {{place}}. {{rolls}}: no wounds, and nobody wins.',
  'has no dice': '{{who}} has no dice',
  wounded: '🩹 Wounded: {{members}}.',
  'stones thrown': '🪨 {{throws}}.',
  /** Whose stones they are, before what they do. */
  'stones of_one': '{{seat}}’s stone',
  'stones of_other': '{{seat}}’s {{stones}}',
  'stones wound_one': '{{stones}} wounds {{members}}',
  'stones wound_other': '{{stones}} wound {{members}}',
  'stones together wound': '{{stones}} together wound {{members}}',
  'stones fly': '🪨 Stones fly, and wound {{members}}.',
  tied: '🏅 Nobody wins the fight.',
  won: '🏅 {{seat}} wins the fight and takes {{food}}.',
  'won no food':
    '🏅 {{seat}} wins the fight, but gets no food: it took no fewer wounds than it dealt.',
} as const;
