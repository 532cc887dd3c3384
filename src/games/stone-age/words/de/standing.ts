import type { Translation } from '../../../../language/say.ts';
import type { standing as english } from '../en/standing.ts';

/** Was ein Stamm hat, und wie eine Partie ausging. */
export const standing = {
  'so far_one': 'Wäre jetzt Schluss, hättest du **{{count}} Punkt**: {{parts}}.',
  'so far_other': 'Wäre jetzt Schluss, hättest du **{{count}} Punkte**: {{parts}}.',
  'nothing so far': 'Punkte hast du noch keine.',
  parts: {
    track: 'sofort {{count}}',
    herd: 'Herde {{count}}',
    symbols: 'Symbole {{count}}',
    farmers: 'Bauern {{count}}',
    makers: 'Werkzeugmacher {{count}}',
    builders: 'Baumeister {{count}}',
    shamans: 'Schamanen {{count}}',
    resources: 'Rohstoffe {{count}}',
  },
  'no points': 'nichts',
  people: '🧍 {{seat}}: {{people}}, {{fields}}, {{buildings}}, {{tiles}} der Herde.',
  holds: '🧺 Vorrat: {{goods}}.',
  tools: '🪓 Werkzeuge: {{tools}}.',
  used: '{{value}} (benutzt)',
  'no tools': 'noch keins',
  'open cards_one': '🃏 {{count}} offene Karte.',
  'open cards_other': '🃏 {{count}} offene Karten.',
  'secret cards': '🤫 Karten, die nur du kennst: {{cards}}.',
  'somebody’s secret cards_one': '🤫 {{count}} Karte, die nur dieser Stamm kennt.',
  'somebody’s secret cards_other': '🤫 {{count}} Karten, die nur dieser Stamm kennt.',
  halves: '🟢 Am Ende zählen: {{symbols}}; {{crafts}}.',
  'no symbols': 'kein Symbol',
  'no crafts': 'keine Handwerker',
  score: '⭐ {{points}}, wenn jetzt Schluss wäre: {{parts}}.',
  points: '**{{points}}** ({{parts}})',
  tie: '⚖️ Bei gleichen Punkten entscheiden Äcker + Werkzeug + Leute: {{tribes}}.',
  strength: '{{seat}} {{fields}} + {{tools}} + {{people}} = {{strength}}',
} satisfies Translation<typeof english>;
