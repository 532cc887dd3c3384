/** What a tribe has, and how a match came out. */
export const standing = {
  'so far': '⭐ {{points}} of {{toWin}}: {{parts}}.',
  /** What points are made of; only what is not nought. */
  parts: {
    villages: 'villages {{count}}',
    goals: 'goals {{count}}',
    beasts: 'beasts {{count}}',
    altar: 'Altar {{count}}',
    chieftain: 'Chieftain {{count}}',
    invaders: 'Invaders {{count}}',
    elders: 'elders {{count}}',
  },
  'no points': 'nothing scored',
  has: '🧍 {{seat}}: {{members}} on the map, {{villages}}, {{goods}}.',
  village: '🛖 A village costs you {{goods}}.',
  power: '👑 {{leader}}: {{effect}}',
  done: '✅ Completed: {{goals}}.',
  'in hand': '🎯 **{{goal}}** ({{cost}}): {{effect}}',
  'none in hand': '🎯 No goals in hand.',
  'hidden hand_one': '🎯 {{count}} goal in hand that only this tribe knows.',
  'hidden hand_other': '🎯 {{count}} goals in hand that only this tribe knows.',
  bottom: '⬇️ At the bottom of your deck: {{goals}}.',
  points: '**{{points}}** ({{parts}})',
} as const;
