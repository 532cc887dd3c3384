import type { Translation } from '../../../../language/say.ts';
import type { standing as english } from '../en/standing.ts';

/** Was ein Stamm hat, und wie eine Partie ausging. */
export const standing = {
  'so far': '⭐ {{points}} von {{toWin}}: {{parts}}.',
  parts: {
    villages: 'Dörfer {{count}}',
    goals: 'Ziele {{count}}',
    beasts: 'Tiere {{count}}',
    altar: 'Altar {{count}}',
    chieftain: 'Häuptling {{count}}',
    invaders: 'Eindringlinge {{count}}',
    elders: 'Älteste {{count}}',
  },
  'no points': 'nichts erzielt',
  has: '🧍 {{seat}}: {{members}} auf dem Plan, {{villages}}, {{goods}}.',
  village: '🛖 Ein Dorf kostet dich {{goods}}.',
  power: '👑 {{leader}}: {{effect}}',
  done: '✅ Erfüllt: {{goals}}.',
  'in hand': '🎯 **{{goal}}** ({{cost}}): {{effect}}',
  'none in hand': '🎯 Keine Ziele auf der Hand.',
  'hidden hand_one': '🎯 {{count}} Ziel auf der Hand, das nur dieser Stamm kennt.',
  'hidden hand_other': '🎯 {{count}} Ziele auf der Hand, die nur dieser Stamm kennt.',
  bottom: '⬇️ Unten in deinem Stapel: {{goals}}.',
  points: '**{{points}}** ({{parts}})',
} satisfies Translation<typeof english>;
