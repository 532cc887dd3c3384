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
    'Hier sind noch Plätze frei. <@{{host}}> kann starten, sobald {{least}} am Tisch sitzen.',
  'say your day':
    '🌙 Mit `/me` sagst du mir, wann du schläfst: Dann steht deine Uhr, und nichts pingt dich.',
  'is asked': '{{player}} · *noch dabei?*',
  changed:
    '🔁 {{players}}: <@{{host}}> hat {{match}} geändert. Seid ihr noch dabei? Drückt **{{stay}}**, oder steigt oben aus. So wird jetzt gespielt:',
  'you stay': 'Du bist dabei. Bis gleich bei Partie #{{match}}!',
  'your table':
    '**Dein Tisch: {{match}}**\nWas du hier wählst, steht gleich in der Nachricht oben. Wer schon am Tisch sitzt, wird dann noch einmal gefragt.',
  'no word': 'Noch fehlt eine Zusage: {{players}}.',
  asked:
    'Noch nicht zugesagt: {{players}}. So lange geht es nicht los, außer du gibst die Plätze frei.',
  hosted: 'Partie #{{match}} gehört jetzt jemand anderem.',
  level: 'So spielt der Computer',
  'how fast': 'Zeit für jede Entscheidung',
  'own pace': 'Eigene Stunden',
  'own pace how': 'Stunden je Entscheidung + Stunden Reserve, zum Beispiel 36 + 72',
  'when late': 'Wenn jemandes Zeit um ist',
  'sleeps after': 'Läuft keine Uhr, schläft die Partie nach',
  days_one: '{{count}} Tag ohne Zug',
  days_other: '{{count}} Tagen ohne Zug',
  besides: 'Außerdem',
  rests: 'Die Uhr steht für alle, die weg sind',
  learners: 'Nur für alle, die das Spiel noch lernen',
  reliable: 'Nur für alle, die zu {{least}} % rechtzeitig antworten',
  full: 'Alle sind da. <@{{host}}> kann starten.',
  begins: 'Es geht los …',
  'is played': 'Gespielt wird in <#{{thread}}>.',
  'is over': 'Die Partie ist zu Ende.',
  'is over there': 'Die Partie ist zu Ende. Nachlesen kannst du sie in <#{{thread}}>.',
  'was closed': 'Die Partie wurde geschlossen.',
} satisfies Translation<typeof english>;
