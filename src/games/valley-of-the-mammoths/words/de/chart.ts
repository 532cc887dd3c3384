import type { Translation } from '../../../../language/say.ts';
import type { chart as english } from '../en/chart.ts';

/** Eine Partie in Zahlen. */
export const chart = {
  title: 'Die Partie in Zahlen',
  counts: {
    people: 'Menschen nach jeder Runde',
    camps: 'Lager nach jeder Runde',
    food: 'Nahrung nach jeder Runde',
  },
  lanes: { conquests: 'Lager erobert', out: 'Ausgestorben' },
  columns: { start: '0', 'in words': 'am Anfang', turn: 'Runde {{turn}}' },
  losses: {
    title: 'Woran Menschen verloren gingen',
    tribes: 'Stämme',
    captured: 'Gefangen',
    animals: 'Tiere',
    hunger: 'Hunger',
    nature: 'Natur',
    total: 'Summe',
  },
} satisfies Translation<typeof english>;
