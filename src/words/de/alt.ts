import type { Translation } from '../../language/say.ts';
import type { alt as english } from '../en/alt.ts';

/** Bilder in Worten, für alle, die sie nicht sehen können; jeder Satz endet mit einem Punkt. */
export const alt = {
  // zwischen den Teilen einer Aufzählung
  comma: ', ',
  semicolon: '; ',
  'from to': '{{first}} bis {{last}}',

  // das Ganze
  title: '{{title}}.',
  'to move': 'Am Zug: {{sides}}.',
  more: 'Es ist noch mehr zu sehen.',

  // die Karte
  from: 'Von {{places}}.',
  choices: 'Zur Wahl steht:',
  choice: '{{place}} ({{ground}}).',
  figure: '{{name}} auf {{place}}.',
  'figure there': '{{name}}: {{place}}.',
  nobodys: 'Außerdem: {{where}}.',
  crowded: '{{limit}} oder mehr auf {{places}}.',
  edges: '{{name}} zwischen {{places}}.',
  ground: '{{ground}}: {{places}}.',
  'ground with': '{{ground}} ({{about}}): {{places}}.',
  'so many on': '{{number}} auf {{places}}',

  // eine Landschaft, und was offen ausliegt
  here: 'Es geht um {{places}}.',
  half: '{{label}} {{words}}',
  price: 'Preis: {{price}}',
  left: 'noch {{left}}',
  places: 'Orte: {{places}}.',
  land: 'Im Land: {{places}}.',
  at: '{{place}} {{who}}',
  'nobody at': 'leer: {{places}}',
  there: 'dort {{who}}',
  free: '{{free}} frei',
  full: 'voll',
  'any room': 'Platz für alle',

  // Karten
  'card with': '{{card}}, darauf {{tokens}}',
  card: '{{name}}: {{text}}',
  'card and note': '{{card}} ({{note}}).',

  // Plätze
  seat: '{{side}} ({{about}})',
  first: 'beginnt',
  computer: 'Computer',
  away: 'weg',
  winner: 'hat gewonnen',
  has: 'Hat {{what}}.',
  'seat alone': '{{seat}}.',
  'seat where': '{{seat}}: {{where}}.',
  nowhere: 'keine Figuren',
  piece: '{{label}} ({{about}})',
  'pieces on': '{{pieces}} auf {{place}}',
  'pieces at': '{{place}}: {{pieces}}',
  'pieces doing': '{{pieces}} {{doing}}',
  'pieces waiting': '{{pieces}} in Reserve',
  'pieces waiting for': '{{pieces}} in Reserve, Preis: {{cost}}',
  'pieces by name': '{{name}} {{where}}',
  nothing: 'nichts',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  tools: 'Werkzeug {{tools}}',
  'used tool': '{{value}} (benutzt)',
  'tool for one use': '{{value}} (einmalig)',
  'held with': '{{card}}, darauf {{tokens}}',
  'held in secret': 'geheim {{card}}',

  // Tafeln
  pane: '{{title}}: {{rows}}.',
  statement: '{{words}}.',
  place: '{{name}} ({{words}})',
  track: '{{text}}: noch {{left}} von {{of}} {{name}}.',
  exchange: '{{text}} {{gives}} für {{gets}}',
  'seat does': '{{side}} {{text}} {{amounts}}',
  step: '{{number}}: {{text}}',
  score: '{{side}} {{total}}: {{text}}',
  scale: '{{name}}: {{marks}}',
  'on scale': '{{side}} {{value}}',
  roll: '{{side}}: {{words}}',
  rolls: 'gewürfelt: {{dice}}',
  'seat rolls': '{{side}} würfelt {{dice}}',

  // die Geschichte einer Partie
  animation: '{{match}} von Anfang bis Ende als Animation.',
  beat: '{{round}}, {{phase}}: {{caption}}',
  chart: '{{title}}, {{match}}.',
  ends: '{{title}}; {{column}}: {{ends}}.',
  'seat course': '{{side}}: {{values}}.',
  lane: '{{name}}: {{marks}}.',
  none: 'keine',
  board: '{{title}}:',
  'seat luck': '{{side}}: {{luck}}.',
  'seat luck and tally': '{{side}}: {{tally}}, {{luck}}.',
  'until then': 'Bis dahin:',

  // die Tabelle einer Liga
  standings: '{{title}}, {{about}}.',
  standing: '{{rank}}. {{name}}: Punkte {{points}}, Partien {{played}} von {{all}}{{more}}.',
  'can be': 'Plätze {{best}} bis {{worst}}',
  'will be': 'Platz {{best}}',
  wins: 'Siege {{wins}}',
  'standing heads': 'Platz, Name, Punkte, Partien, noch mögliche Plätze:',
  'standing heads over': 'Platz, Name, Punkte, Partien, Siege:',
  'standings more': 'Und {{count}} weitere.',
} satisfies Translation<typeof english>;
