import type { Translation } from '../../language/say.ts';
import type { buttons as english } from '../en/buttons.ts';

/** Was auf Knöpfen steht. */
export const buttons = {
  play: 'Spielen',
  board: 'Spielplan',
  'my hand': 'Meine Hand',
  choose: 'Wählen',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  'how to play': 'So geht’s',
  legend: 'Zeichenerklärung',
  hints: 'Wieder Tipps',
  'no hints': 'Ohne Tipps',
  undo: 'Zurücknehmen',
  back: 'Zurück',
  refresh: 'Aktualisieren',
  deal: 'Schenken oder tauschen: {{seat}} …',
  'in one go': 'Alles auf einmal …',
  earlier: 'Frühere',
  more: 'Weitere',
  join: 'Mitspielen',
  leave: 'Doch nicht',
  again: 'Noch einmal',
  reclaim: 'Platz zurücknehmen',
  orders: 'Vorab sagen',
  start: 'Starten',
  close: 'Schließen',
  'add computer': 'Computer dazu',
  'remove computer': 'Computer weg',
} satisfies Translation<typeof english>;
