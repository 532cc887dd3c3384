import type { Translation } from '../../../../language/say.ts';
import type { legend as english } from '../en/legend.ts';

/** Was jedes Zeichen auf den Bildern heißt, so kurz es geht. */
export const legend = {
  title: 'Zeichenerklärung',
  map: 'die Karte',
  sides: 'Figuren, Stämme, Güter',

  yields: '{{ground}}: {{good}}',
  makes: '{{ground}}: {{one}} und {{other}} werden Nahrung',
  rim: 'Felsrand: schwierig, braucht die ganze Aktion',
  home: 'Brunftplatz des Mammuts',
  snow: 'Schnee: hier ist nichts',

  'on the map': 'Auf der Karte',
  tokens: 'Was man hier sammeln kann',
  many: 'Dasselbe als Zahl',
  mammoth: 'Das Mammut',
  compass: 'Wohin welcher Wurf die Herde schickt',
  choice: 'Dieses Feld kannst du wählen',
  back: 'Blasses Feld: steht nicht zur Wahl',
  here: 'Um dieses Mitglied geht es',
  'here all': 'Um alle hier geht es',
  way: 'Ging dorthin (braun: die Herde)',
  trail: 'Die Herde kam hier durch',
  burst: 'Kampf, oder Angriff auf das Mammut',
  number: 'Steht neben der Karte unter dieser Zahl',
  'fresh snow': 'Neuer Schnee',
  fallen: 'Hier fiel das Mammut',

  members: 'Mitglieder',
  member: 'Ein Mitglied mit seiner Nummer',
  actions: 'Ein Punkt je Aktion, die es noch hat',
  wounded: 'Verwundet: muss sich erst erholen',
  several: 'Mehrere, manche verwundet: wer, steht unter der Karte',
  hunting: 'Im Kasten Jagd: auf der Jagd, auf keinem Feld',
  waiting: 'Bei den Gütern: kommt für so viel Nahrung dazu',

  tribes: 'Stämme und Spieler',
  'to move': 'Am Zug',
  first: 'Beginnt die Runde',
  leads: 'Führt die Jagd an',
  computer: 'Spielt der Computer',
  away: 'Gerade nicht da',
  winner: 'Hat gewonnen',
  card: 'Siegkarte, geheim',
  letter: 'Steht auf dem Knopf dazu',

  goods: 'Güter und Würfel',
  hit: 'Ein Würfel, der trifft',
  miss: 'Einer, der nicht trifft',

  seasons: 'Jahreszeiten',
  easy: 'Leichtes Gelände in dieser Runde',
  wounds: 'Verwundet, oder es wurde jemand verwundet',
  removes: 'Entfernt, oder es wurde jemand entfernt',
  blocks: 'Die Herde kommt nicht hinein',
  'goes home': 'Die Herde zieht heim',
  roams: 'Wie weit die Herde zieht',
  ice: 'Eis: wie weit der Schnee kommt',
} satisfies Translation<typeof english>;
