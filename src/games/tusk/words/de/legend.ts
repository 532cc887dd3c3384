import type { Translation } from '../../../../language/say.ts';
import type { legend as english } from '../en/legend.ts';

/** Was jedes Zeichen auf den Bildern heißt, so kurz es geht. */
export const legend = {
  title: 'Legende',
  map: 'der Plan',
  sides: 'Figuren, Stämme, Marken',

  yields: '{{ground}}: {{good}}',
  makes: '{{ground}}: {{one}} und {{other}} werden Nahrung',
  rim: 'Felsrand: schwierig, braucht die ganze Aktion',
  home: 'Brunftplatz des Mammuts',
  snow: 'Schnee: Was darunter liegt, ist verloren',

  'on the map': 'Auf dem Plan',
  tokens: 'Was man hier sammeln kann',
  many: 'Eine Zahl: so viele',
  mammoth: 'Das Mammut',
  compass: 'Wohin welcher Wurf das Mammut schickt',
  choice: 'Dieses Feld kannst du wählen',
  back: 'Blasses Feld: steht nicht zur Wahl',
  here: 'Um dieses Mitglied geht es',
  'here all': 'Um alle hier geht es',
  way: 'Zog dorthin (braun: das Mammut)',
  trail: 'Das Mammut kam hier durch',
  burst: 'Kampf, oder Angriff auf das Mammut',
  number: 'Siehe diese Zahl unter dem Plan',
  'fresh snow': 'Neuer Schnee',
  fallen: 'Hier fiel das Mammut',

  members: 'Mitglieder',
  member: 'Ein Mitglied mit seiner Nummer',
  actions: 'Ein Punkt je Aktion, die es noch hat',
  wounded: 'Verwundet: muss erst aufstehen',
  several: 'Mehrere, manche verwundet: welche, steht unter dem Plan',
  hunting: 'Im Kasten Jagd: auf der Jagd, auf keinem Feld',
  waiting: 'Bei den Marken: kommt für so viel Nahrung dazu',

  tribes: 'Stämme und Spieler',
  flags: {
    'to-move': 'Am Zug',
    first: 'Beginnt die Runde',
    spear: 'Führt die Jagd an',
    computer: 'Hier spielt der Computer',
    away: 'Gerade weg',
    winner: 'Hat gewonnen',
  },
  card: 'Siegkarte, geheim',

  goods: 'Marken und Würfel',
  hit: 'Ein Würfel, der trifft',
  miss: 'Einer, der nicht trifft',

  seasons: 'Jahreszeiten',
  easy: 'Leichtes Gelände in dieser Runde',
  wounds: 'Verwundet Mitglieder, oder jemand wurde verwundet',
  removes: 'Nimmt vom Plan, oder jemand wurde vom Plan genommen',
  blocks: 'Das Mammut kommt nicht hinein',
  'goes home': 'Das Mammut zieht heim',
  roams: 'Wie weit das Mammut zieht',
  ice: 'Eis: wie weit der Schnee kommt',
} satisfies Translation<typeof english>;
