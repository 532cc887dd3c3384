import type { Translation } from '../../language/say.ts';
import type { company as english } from '../en/company.ts';

/** Was darüber gesagt wird, mit wem man spielt. */
export const company = {
  blocked: 'Mit <@{{user}}> spielst du nicht mehr. Niemand erfährt davon.',
  unblocked: 'Mit <@{{user}}> kannst du wieder spielen.',
  'sits with': 'Ihr spielt schon zusammen in {{matches}}: Dort ändert sich nichts.',
  blocks:
    'Das siehst nur du; mit `/block` und `off` nimmst du es zurück. Mit diesen Leuten willst du nicht spielen:',
  'blocks nobody':
    'Du spielst mit allen. `/block who: …` hält jemanden von dir fern; niemand erfährt davon.',
  watches:
    '👀 Du verfolgst Partie #{{match}}: Ihre Nachrichten stehen in <#{{place}}>, und Discord zeigt dir, was du noch nicht gelesen hast. `/match watch` mit `stop` beendet das.',
  'watches no more': 'Du verfolgst Partie #{{match}} nicht mehr.',
  learners: '🌱 Zum Lernen: für alle, die dieses Spiel höchstens ein paar Mal gespielt haben.',
  reliable:
    '🤝 Für alle, die mindestens {{least}} % ihrer Fragen rechtzeitig beantworten: `/me` zeigt es dir.',
  absent:
    'Zu {{match}} bist du nicht gekommen, darum spielt dort der Computer für dich, und deine Plätze in Partien, die noch warten, habe ich freigegeben: {{left}}. Nicht schlimm: Spiel wieder mit, wenn du Zeit hast. **{{button}}** im Thread geht immer.',
} satisfies Translation<typeof english>;
