import type { Translation } from '../../language/say.ts';
import type { proof as english } from '../en/proof.ts';

/** Was dasteht, damit Würfe und Antworten nachgeprüft werden können. */
export const proof = {
  promise:
    '🎲 Faire Würfel: versiegelt ||`{{commitment}}`||, geöffnet wird am Ende. {{game}}, Regeln {{version}}.',
  'promise with content':
    '🎲 Faire Würfel: versiegelt ||`{{commitment}}`||, geöffnet wird am Ende. {{game}}, Regeln {{version}} ||`{{content}}`||.',
  seed: '🎲 Faire Würfel: geöffnet ||Startwert `{{seed}}`, Salt `{{salt}}`, versiegelt als `{{commitment}}`||.',
  record: 'Alle Antworten: ||`{{digest}}`||. /match export prüft beides nach.',
  'no record':
    'Eine Aufzeichnung gibt es von dieser Partie nicht: Ihr Verlauf passt nicht zusammen, deshalb lassen sich die Antworten nicht nachprüfen.',
} satisfies Translation<typeof english>;
