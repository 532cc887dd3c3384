import type { Translation } from '../../language/say.ts';
import type { lobby as english } from '../en/lobby.ts';

/** Die Nachricht, bei der man sich an den Tisch setzt. */
export const lobby = {
  title: '## {{title}} · Partie #{{match}}',
  free: '*frei*',
  host: '{{player}} (hat eröffnet)',
  'computer for': '🤖 für {{player}}',
  'stands for': '{{player}} für {{of}}',
  option: '{{option}}: {{value}}',
  waiting:
    'Hier sind noch Plätze frei. <@{{host}}> kann starten, sobald mindestens {{least}} am Tisch sitzen.',
  'say your day':
    '🌙 Mit `/me` sagst du mir, wann du schläfst: Dann steht deine Uhr, und nichts pingt dich.',
  full: 'Alle sind da. <@{{host}}> kann starten.',
  begins: 'Es geht los …',
  'is played': 'Gespielt wird in <#{{thread}}>.',
  'is over': 'Die Partie ist zu Ende.',
  'is over there': 'Die Partie ist zu Ende. Nachlesen kannst du sie in <#{{thread}}>.',
  'was closed': 'Die Partie wurde geschlossen.',
} satisfies Translation<typeof english>;
