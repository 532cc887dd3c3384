import type { Translation } from '../../language/say.ts';
import type { matches as english } from '../en/matches.ts';

/** Was `/match` antwortet. */
export const matches = {
  opened:
    'Partie #{{match}} ist eröffnet: Wer mitspielen will, drückt unter meiner Nachricht in {{place}}. Hinter **{{host}}** holst du den Computer dazu und wählst alles andere; drück auf **{{start}}**, wenn alle da sind.',
  /** Below the last card before a lesson. */
  learn:
    '{{first}} 💡 sagt, was einen Versuch wert ist; **Zurücknehmen** geht einen Schritt zurück.',
  joined: 'Du hast einen Platz in Partie #{{match}}: {{place}}',
  left: 'Du spielst bei Partie #{{match}} nicht mehr mit.',
  begins: 'Partie #{{match}} beginnt. Ihr Thread öffnet sich gleich.',
  'gave up':
    'Auf deinem Platz in Partie #{{match}} spielt jetzt der Computer. Danke, dass du Bescheid sagst, statt einfach wegzubleiben.',
  closed: 'Partie #{{match}} ist geschlossen.',
  open: '🙋 **{{match}}** in <#{{place}}>: {{taken}} von {{size}} Plätzen besetzt ({{people}})',
  played: '🔥 **{{match}}** in <#{{place}}>: {{people}}',
  'stands still':
    '⏸️ **{{match}}** in <#{{place}}> steht still: {{people}}. Wer mich betreibt, findet im Protokoll, was zu tun ist.',
  none: 'Auf diesem Server ist gerade keine Partie offen, und keine läuft. Mit /match new eröffnest du eine.',
  record:
    'Die Aufzeichnung von Partie #{{match}}: jede Antwort, der Startwert der Würfel und zu jedem Stand ein Fingerabdruck. Nachprüfen kann sie, wer will. Die erste Zahl muss in der Nachricht stehen, mit der die Partie begann, die zweite unter ihrem Ergebnis:',
} satisfies Translation<typeof english>;
