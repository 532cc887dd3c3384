import type { Translation } from '../../../../../src/language/say.ts';
import type { asked as english } from '../en/asked.ts';

/** Was gefragt wird, mit Titeln von höchstens 45 Zeichen, und was man antworten kann, in höchstens 80. */
export const asked = {
  guard: {
    title: 'Wer bewacht das {{gate}}tor?',
    text: 'Ein Hund hält Diebe fern, ein Feuer die Wölfe. Wacht niemand, bekommst du 1 Holz.',
    label: '{{gate}}tor: {{by}}',
  },
  send: {
    title: 'Wer holt Stroh?',
    text: 'Jeder Helfer bringt 1 Stroh; je zwei von ihnen sind ein Esser mehr.',
    label: 'Stroh holen: {{workers}}',
    nobody: 'Niemanden schicken',
  },
  place: {
    title: 'Wohin geht dein Ältester?',
    text: 'Was er findet, gehört gleich dir. Für jede Karte, jedes Feld und den Festplatz gibt es nur einen.',
    label: '{{place}}: {{worth}}',
    range: '1 bis 3 {{kind}}',
  },
  feed: {
    title: 'Was gibt es zu essen?',
    text: 'Zahl mit Nahrung und Holz. Jeder, der hungrig bleibt, kostet dich einen Punkt.',
    label: 'Zahlen: {{goods}}',
  },
  bid: {
    title: 'Was bietest du?',
    text: 'Alle decken zugleich auf, und alle zahlen. Das höchste Gebot gewinnt die Gunst des Häuptlings: {{prize}}.',
    label: 'Bieten: {{goods}}',
  },
  order: {
    title: 'Was, wenn jemand anders feiert?',
    text: 'Das gilt, bis du es änderst, und niemand sieht es, ehe es geschieht.',
    storm: 'Sturm: keine Punkte für das Fest, {{storm}} für dich',
    none: 'Nichts',
  },
} satisfies Translation<typeof english>;
