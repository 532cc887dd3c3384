import type { Translation } from '../../language/say.ts';
import type { table as english } from '../en/table.ts';

/** Was die Befehle am Tisch antworten: `/next`, `/log`, `/rules`. */
export const table = {
  'nothing waits': 'Nichts wartet auf dich. Genieß das Feuer. 🔥',
  'is put': '{{place}}: {{what}}',
  'lost seat':
    '🤖 Für {{seat}} spielt inzwischen der Computer. Mit **{{button}}** unter meiner neuesten Nachricht dort bekommst du den Platz wieder.',
  waits: '{{seat}} in {{place}}: {{question}} · gefragt {{when}}',
  'more wait_one': '… und noch {{count}} weitere. Diese hier warten am längsten.',
  'more wait_other': '… und noch {{count}} weitere. Diese hier warten am längsten.',
  page: '-# Seite {{page}} von {{pages}}',
  card: 'Karte {{nth}} von {{of}}',
  here: 'Was du hier tun kannst',
  chapters: 'Wähle unten ein Kapitel oder such mit **Suchen** nach einem Wort.',
  'which words': 'Welche Wörter?',
  'all words': 'Gefunden wird, wo alle vorkommen.',
  'which chapter': 'Welches Kapitel?',
  found: 'Das sagen die Regeln zu **{{words}}**:',
  'nothing found':
    'Zu **{{words}}** sagen die Regeln nichts. Versuch ein anderes Wort oder wähle unten ein Kapitel.',
  'more found_one': '… und noch {{count}} Stelle. Ein Wort mehr grenzt es ein.',
  'more found_other': '… und noch {{count}} Stellen. Ein Wort mehr grenzt es ein.',
  'more lines_one': '… und noch {{count}} Zeile: /log',
  'more lines_other': '… und noch {{count}} Zeilen: /log',
  'more answers_one': '… und noch {{count}}',
  'more answers_other': '… und noch {{count}}',
  'chapter goes on': '-# Das Kapitel geht weiter: Wähle es unten in der Liste.',
  note: '📝 {{note}}\n-# Nur du siehst das, hier und in deiner Übersicht hinter **Mehr …**. `/note` mit `forget` löscht es.',
  'no note':
    'Zu dieser Partie hast du nichts notiert. Mit `/note text: …` hältst du fest, was du dir merken willst; nur du siehst es.',
  'note gone': 'Deine Notiz ist weg.',
} satisfies Translation<typeof english>;
