import type { Translation } from '../../../../language/say.ts';
import type { labels as english } from '../en/labels.ts';

/** Was geschieht, wenn man das hier wählt: eine Zeile für einen Knopf oder eine Liste, höchstens 80 Zeichen lang. */
export const labels = {
  'place source': '{{place}}: {{people}} · {{dice}} ÷ {{worth}} = {{good}}',
  'use source': '{{place}}: {{dice}} ÷ {{worth}} = {{good}}',
  rolled: '{{least}} bis {{most}}, meist {{usual}}; Werkzeuge kommen dazu',
  'with the herd': '{{label}} · hier ist die Herde',
  place: '{{place}}: {{gives}}',
  'place two': '{{place}} mit 2 Leuten: {{gives}}',
  'for a price': '{{place}}: {{price}} → {{gives}}',
  gives: {
    'new tool': 'ein neues Werkzeug',
    'better tool': 'Werkzeug {{from}} → {{to}}',
    'no tool': 'nichts mehr, alle Werkzeuge sind bei {{best}}',
    field: '{{from}} → {{fields}}',
    'no field': 'nichts mehr, mehr als {{fields}} gibt es nicht',
    child: 'ein Kind, {{from}} → {{people}}',
    'no child': 'nichts mehr, mehr als {{people}} gibt es nicht',
  },
  /** What dice bring, on a button. */
  about: 'etwa {{goods}}',
  perhaps: 'vielleicht {{goods}}',
  /** Below the name of a place. */
  short: { place: '{{people}} → {{goods}}' },
  button: {
    place: '{{place}} {{people}} → {{goods}}',
    nobody: 'Niemand',
    'for goods': '{{what}} für {{goods}}',
    choose: '{{place}} für …',
  },
  advice: { place: '{{people}} {{to}}' },
  rest: 'Alles Übrige: {{places}}',
  plan: 'Der Reihe nach: {{acts}}',
  'no plan': 'Keine Reihenfolge: Ort für Ort',
  buy: '{{place}}: {{goods}} zahlen → {{gives}}',
  'buy in short': '{{place}}: {{goods}} zahlen',
  choose: '{{place}}: wählen, womit du zahlst, {{price}}',
  leave: '{{place}}: auslassen',
  'leave payable': '{{place}}: auslassen, obwohl du zahlen könntest',
  'sure to leave':
    'Du könntest es jetzt bezahlen, und nächstes Mal ist es vielleicht weg. Trotzdem auslassen?',
  pay: '{{goods}} zahlen',
  'pay for points': '{{goods}} zahlen → {{points}}',
  'pay for tamers': '{{people}} aufs Plättchen für {{goods}}',
  'pay for food': '{{people}} mit {{goods}} ernähren',
  'no tools': 'Kein Werkzeug: {{sum}} → {{goods}}',
  tools_one: 'Werkzeug {{tools}}: {{sum}} → {{goods}}',
  tools_other: 'Werkzeuge {{tools}}: {{sum}} → {{goods}}',
  'nobody tames': 'Niemand: alle gehen heim',
  mix: 'Wählen, womit du zahlst',
  take: '{{goods}} nehmen',
  die: '{{face}}: {{gives}}',
  'line first': 'Erste Zeile: {{gives}}',
  'line all': 'Zweite Zeile: {{gives}}',
  hunger: 'Hungern: −{{points}}',
  'sure to hunger':
    'Deine Nahrung ist trotzdem weg, deine Rohstoffe behältst du, und du verlierst {{points}}. Hungern?',
  'sure to lack food':
    'Was du dann hast, reicht nicht für alle: Kommt nichts mehr dazu, kostet dich das Essen {{points}}. Trotzdem?',
  'not now': {
    'village is full': 'ins Dorf geht diese Runde niemand mehr',
    'taken by tribes_one': 'nur {{count}} Stamm an so einem Ort',
    'taken by tribes_other': 'nur {{count}} Stämme an so einem Ort',
    'too little': 'zu wenige Rohstoffe',
  },
} satisfies Translation<typeof english>;
