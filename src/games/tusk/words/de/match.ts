import type { Translation } from '../../../../language/say.ts';
import type { match as english } from '../en/match.ts';

/** Wie eine Partie beginnt, von Runde zu Runde geht und endet; Karten, und was den Besitzer wechselt. */
export const match = {
  begins: '🦣 Die Stämme sammeln sich. {{first}} beginnt.',
  'goes later': '⚖️ {{seat}} kommt später dran und hat zu Beginn {{goods}}.',
  placing: '📍 Erstes Lager: {{places}}.',
  camp: '{{seat}} auf {{place}}',
  draws: '🃏 {{seat}} zieht {{cards}}.',
  keeps: '🃏 {{seat}} behält {{card}}.',
  'keep in secret_one': '🃏 {{seats}} behält insgeheim eine Karte.',
  'keep in secret_other': '🃏 {{seats}} behalten insgeheim je eine Karte.',
  turn: '**Runde {{turn}}.** {{first}} beginnt.',
  shows: '🃏 {{seat}} deckt auf: {{card}}.',
  'shows for a deed': '🃏 {{seat}} deckt auf: {{card}}, darauf {{tokens}}, {{deed}}.',
  'another token':
    '🃏 {{seat}} bekommt noch eine Marke: {{card}}, darauf jetzt {{tokens}}, {{deed}}.',
  deeds: {
    'left out of a kill': 'weil bei der Beute nichts abfiel',
    'led a kill': 'fürs Anführen der Jagd',
    'won a fight': 'für den gewonnenen Kampf',
  },
  gives: '🤝 {{seat}} schenkt {{other}} {{goods}}.',
  trades: '🤝 {{seat}} tauscht {{gives}} gegen {{takes}} von {{other}}.',
  'no deals yet':
    'Geschenkt und getauscht wird ab Runde 1: Vorher setzen alle ihr erstes Mitglied ein und behalten eine Karte.',
  'no deals in a fight':
    '{{seat}} steckt in einem Kampf und kann nichts geben und nichts bekommen, bis dort alle gezeigt haben, was sie einsetzen. Versuch es danach noch einmal.',
  'ends early': '🏁 Das war die letzte Runde einer kurzen Partie. Alle Karten liegen offen.',
  ends: '❄️ Die Welt ist zugefroren, und alle Karten liegen offen.',
} satisfies Translation<typeof english>;
