import type { Translation } from '../../language/say.ts';
import type { table as english } from '../en/table.ts';

/** Was die Befehle am Tisch antworten: `/next`, `/log`, `/rules`. */
export const table = {
  'nothing waits': 'Nichts wartet auf dich. Genieß das Feuer. 🔥',
  waits: '{{seat}} in {{place}}: {{question}}, gefragt {{when}}',
  'more wait_one': '… und noch {{count}} mehr. Diese hier warten am längsten.',
  'more wait_other': '… und noch {{count}} mehr. Diese hier warten am längsten.',
  page: '-# Seite {{page}} von {{pages}}',
  chapters: 'Sag, welches Kapitel: `/rules chapter: …`',
  'more lines_one': '… und noch {{count}} Zeile: /log',
  'more lines_other': '… und noch {{count}} Zeilen: /log',
} satisfies Translation<typeof english>;
