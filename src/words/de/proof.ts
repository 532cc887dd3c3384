import type { Translation } from '../../language/say.ts';
import type { proof as english } from '../en/proof.ts';

/** Was dasteht, damit Würfe und Antworten nachgeprüft werden können. */
export const proof = {
  promise:
    'Alle Würfe dieser Partie kommen aus einem Startwert, der am Ende gezeigt wird. Mit einem Salt ist sein SHA-256 `{{commitment}}`: Damit liegen die Würfel fest. Diese Nachricht hält auch fest, wer wo sitzt und welche Regeln gelten: {{game}}, Version {{version}}.',
  'promise with content':
    'Alle Würfe dieser Partie kommen aus einem Startwert, der am Ende gezeigt wird. Mit einem Salt ist sein SHA-256 `{{commitment}}`: Damit liegen die Würfel fest. Diese Nachricht hält auch fest, wer wo sitzt und welche Regeln gelten: {{game}}, Version {{version}} mit dem Inhalt `{{content}}`.',
  seed: 'Die Würfe kamen aus dem Startwert `{{seed}}` (Salt `{{salt}}`), wie am Anfang durch `{{commitment}}` versprochen.',
  record:
    'Der SHA-256 der ganzen Aufzeichnung ist `{{digest}}`. Beides kannst du mit /match export nachprüfen.',
  'no record':
    'Eine Aufzeichnung gibt es von dieser Partie nicht: Ihr Verlauf passt nicht zusammen, deshalb lassen sich die Antworten nicht nachprüfen.',
} satisfies Translation<typeof english>;
