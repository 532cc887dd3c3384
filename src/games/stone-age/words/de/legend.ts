import type { Translation } from '../../../../language/say.ts';
import type { legend as english } from '../en/legend.ts';

/** Was jedes Zeichen auf den Bildern bedeutet, in wenigen Worten. */
export const legend = {
  title: 'Legende',
  places: 'Leute und Orte',
  goods: 'Vorrat und Gewinn',
  crafts: 'Was am Ende zählt',
  tribes: 'Stämme',
  at: {
    party: 'Leute eines Stammes',
    room: 'So viele Leute sind dort, für so viele ist Platz',
    'endless room': 'Platz für beliebig viele Leute',
    herd: 'Die Mammutherde',
    blocked: 'Zu, vergeben oder leer',
    here: 'Darum geht es gerade',
    number: 'Was geschah, unter dieser Nummer',
    left: 'So viele liegen dort noch',
    back: 'Die Rückseite von dem, was kommt',
    die: 'Ein Würfel',
    best: 'Ein Würfel des höchsten Wurfs',
    tool: 'Ein Werkzeug',
    used: 'Diese Runde schon benutzt',
    once: 'Ein Einmal-Werkzeug',
    empty: 'Platz für ein Werkzeug',
  },
  icons: {
    any: 'Ein beliebiger Rohstoff',
    person: 'Eine Person',
    field: 'Äcker: Nahrung jede Runde',
    tool: 'Ein neues oder besseres Werkzeug',
    card: 'Eine geheime Karte',
    points: 'Punkte',
    dice: 'Würfel, die gleich geworfen werden',
    herd: 'Plättchen der Herde',
    building: 'Gebäude',
  },
  'by kinds': '„{{price}}“: {{words}}',
  of: {
    farmer: 'Bauern: Punkte für Äcker',
    maker: 'Werkzeugmacher: Punkte für Werkzeug',
    builder: 'Baumeister: Punkte für Gebäude',
    shaman: 'Schamanen: Punkte für Leute',
  },
  flags: {
    'to-move': 'Am Zug',
    first: 'Beginnt die Runde',
    computer: 'Hier spielt der Computer',
    away: 'Gerade weg',
    winner: 'Hat gewonnen',
  },
} satisfies Translation<typeof english>;
