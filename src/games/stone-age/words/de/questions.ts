import type { Translation } from '../../../../language/say.ts';
import type { questions as english } from '../en/questions.ts';

/** Was gefragt wird, in Titeln von höchstens 45 Zeichen; was man für die Antwort wissen muss; und in `help`, was die Regeln dazu sagen. */
export const questions = {
  place: {
    title_one: 'Noch {{count}} Person: wohin?',
    title_other: 'Noch {{count}} Leute: wohin?',
    help: 'Wähle einen Ort, an dem du noch niemanden hast, und wie viele gehen.',
    'so many': '{{place}} {{people}}',
  },
  act: {
    title: 'Wo handeln deine Leute als Nächstes?',
    help: 'Wähle, in welcher Reihenfolge sie handeln. Was du sammelst, kann danach Karten und Gebäude bezahlen.',
  },
  plan: {
    title: 'In eigener Reihenfolge',
    text: 'Sag, was deine Leute nacheinander tun: Sie halten nur an, wo du entscheiden musst oder nicht zahlen kannst.',
    stands: 'Danach geht es so weiter: {{acts}}. Willst du das ändern, sag es noch einmal.',
  },
  pay: {
    title: '{{place}}: Womit zahlst du?',
    text: 'Das kostet {{price}}.',
    worth: 'Es zählt so viel, wie du zahlst: {{worth}}.',
    tamers: 'Womit bezahlst du das Zähmen?',
    'of tamers': 'Jede Person kostet 1 Nahrung oder einen Rohstoff; höchstens {{most}} gehen.',
    food: 'Womit machst du sie satt?',
    'of food': 'Ohne Nahrung: {{people}}. Jede Person kostet einen Rohstoff.',
  },
  tools: {
    title: 'Welche Werkzeuge nimmst du dazu?',
    text: 'Du hast {{dice}} gewürfelt: {{sum}} ÷ {{worth}} → {{goods}}.',
    help: 'Ein Werkzeug zählt immer ganz, und einmal je Runde.',
  },
  tame: {
    title: 'Wer zähmt die Herde?',
    text: 'Hier {{people}}. Das Plättchen: {{first}} oder {{all}}.',
    help: 'Jede Person dort darf für 1 Nahrung oder einen Rohstoff bei der Herde bleiben. Wenn alle gehandelt haben, würfeln alle dort je einmal; der höchste Würfel bekommt das Plättchen.',
    rivals: 'Schon darauf: {{tribes}}.',
    rival: '{{tribe}} {{people}}',
  },
  any: {
    title: 'Welche Rohstoffe nimmst du?',
    text: 'Die Karte bringt dir {{resources}} nach Wahl.',
  },
  die: {
    title: 'Welchen Würfel nimmst du?',
    help: 'Jeder Stamm nimmt einen der Würfel auf dem Tisch und bekommt, was er bringt.',
  },
  bonus: {
    title: 'Was bringt dir die Herde?',
    won: 'Du hast die Herde gezähmt, und das Plättchen gehört dir. Nimm die erste Zeile oder stattdessen die zweite.',
    tied: 'Mehrere haben gleich gewürfelt, also bekommt jeder die zweite Zeile. Wähle deinen Rohstoff.',
  },
  feed: {
    title: 'Wie machst du deine Leute satt?',
    text_one:
      '{{count}} von {{people}} geht leer aus. Zahl einen Rohstoff oder verlier {{points}}.',
    text_other:
      '{{count}} von {{people}} gehen leer aus. Zahl je einen Rohstoff oder verlier {{points}}.',
  },
  holds: '🧺 {{goods}}.',
  meal: 'Essen: {{needed}} Nahrung.',
  'meal with fields': 'Essen: {{needed}} − {{harvest}} Nahrung.',
  'meal lacks': '⚠️ {{count}} zu wenig: Hungern kostet {{points}}.',
  herd: '🦣 {{place}}: {{first}} oder {{all}}.',
} satisfies Translation<typeof english>;
