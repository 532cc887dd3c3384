import type { Translation } from '../../../../language/say.ts';
import type { board as english } from '../en/board.ts';

/** Was auf den Bildern steht. */
export const board = {
  round: 'Runde {{round}}',
  phases: {
    placing: 'Leute losschicken',
    acting: 'Handeln',
    herd: 'Die Herde zähmen',
    feeding: 'Das Essen',
    over: 'Das Ende',
  },
  places: 'Orte',
  village: 'Dorf',
  cards: 'Karten',
  buildings: 'Gebäude',
  herd: 'Die Herde',
  tribes: 'Stämme',
  divided: '÷ {{worth}}',
  'divided in words': 'Würfel ÷ {{worth}} = {{good}}',
  brings: { tools: 'ein Werkzeug', field: '+1 Acker', hut: '+1 Person' },
  taken: 'vergeben',
  left: '{{building}} (noch {{count}})',
  'run out': 'leer',
  'herd is': 'Sie ist {{at}}: {{tile}}.',
  'herd next': 'Danach zieht sie hierhin: {{place}}. Übrig: {{tiles}}.',
  'herd away': 'Sie ist endgültig weitergezogen.',
  tamers: 'zähmt: {{people}}',
  tribe: '{{people}} · {{fields}} · {{goods}} · Werkzeug {{tools}} · {{points}}',
} satisfies Translation<typeof english>;
