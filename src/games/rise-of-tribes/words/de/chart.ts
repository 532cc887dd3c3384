import type { Translation } from '../../../../language/say.ts';
import type { chart as english } from '../en/chart.ts';

/** Eine Partie in Zahlen. */
export const chart = {
  title: 'Die Partie in Zahlen',
  points: 'Punkte nach jeder Runde',
  villages: 'Dörfer',
  goals: 'Ziele',
  attacks: 'Angriffe',
  columns: { start: '0', 'in words': 'zu Beginn', round: 'Runde {{round}}' },
  sources: {
    title: 'Woher die Punkte kamen',
    villages: 'Dörfer',
    goals: 'Ziele',
    beasts: 'Tiere',
    altar: 'Altar',
    chieftain: 'Häuptling',
    invaders: 'Eindringlinge',
    elders: 'Älteste',
    total: 'Summe',
  },
} satisfies Translation<typeof english>;
