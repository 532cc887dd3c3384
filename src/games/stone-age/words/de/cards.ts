import type { Translation } from '../../../../language/say.ts';
import type { cards as english } from '../en/cards.ts';

/** Was Karten, Gebäude und die Plättchen der Herde kosten und bringen, in wenigen Worten. */
export const cards = {
  card: '{{top}} · {{bottom}}',
  top: {
    'dice for all': 'Würfel für alle',
    roll: '{{dice}} für {{good}}',
    field: '+1 Acker',
    tool: 'ein Werkzeug',
    'one-use tool': 'ein Einmal-Werkzeug ({{value}})',
    person: 'ein Kind',
    card: 'eine geheime Karte',
    any: '{{resources}} nach Wahl',
  },
  'of kinds_one': '{{resources}} von einer Sorte',
  'of kinds_other': '{{resources}} von genau {{count}} Sorten',
  'from to': '{{least}} bis {{resources}}',
  building: '{{price}} → {{points}}',
  'what they are worth': 'ihr Wert',
  tile: 'erste Zeile {{first}}, zweite Zeile {{all}}',
} satisfies Translation<typeof english>;
