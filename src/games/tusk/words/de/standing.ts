import type { Translation } from '../../../../language/say.ts';
import type { standing as english } from '../en/standing.ts';

/** Was ein Stamm hat, und wie eine Partie ausging. */
export const standing = {
  'no card yet': '🃏 Du hast noch keine Siegkarte.',
  'secret card': '🃏 Die Siegkarte dieses Stammes ist sein Geheimnis.',
  'known card': '🃏 **{{card}}** (alle kennen sie): {{worth}}.',
  'own card': '🃏 **{{card}}** (sonst kennt sie niemand): {{worth}}.',
  'so far_one': 'Du hast bisher {{count}} Nahrung.',
  'so far_other': 'Du hast bisher {{count}} Nahrung.',
  'so far by card_one':
    'Mit deiner Karte hast du bisher {{count}} Nahrung. 🃏 {{card}}: {{worth}}.',
  'so far by card_other':
    'Mit deiner Karte hast du bisher {{count}} Nahrung. 🃏 {{card}}: {{worth}}.',
  tokens_one: 'Darauf liegt {{tokens}}.',
  tokens_other: 'Darauf liegen {{tokens}}.',
  passed: 'Liegen gelassen hast du {{cards}}.',
  holds: '{{seat}} hat {{goods}}.',
  points: '**{{points}}** ({{food}} + {{added}} durch {{card}})',
  'points by secret card': '**{{points}}** ({{food}} + {{added}} durch die Karte)',
} satisfies Translation<typeof english>;
