import type { Translation } from '../../language/say.ts';
import type { proposals as english } from '../en/proposals.ts';

/** Angebote, und was aus ihnen wird. */
export const proposals = {
  trade: '🤝 {{from}} bietet {{to}} {{gives}} gegen {{takes}}.',
  undo: '↩️ {{from}} möchte den letzten eigenen Schritt zurücknehmen. Dafür müssen alle einverstanden sein.',
  'asked: dice':
    '↩️ Seitdem sind Würfel gefallen, darum habe ich die anderen gefragt: Sind alle einverstanden, wird es zurückgenommen.',
  'asked: shown':
    '↩️ Seitdem wurde etwas Verdecktes gezeigt, darum habe ich die anderen gefragt: Sind alle einverstanden, wird es zurückgenommen.',
  'asked: others':
    '↩️ Seitdem war jemand anderes dran, darum habe ich die anderen gefragt: Sind alle einverstanden, wird es zurückgenommen.',
  'asked: time':
    '↩️ Deine Zeit war um, darum habe ich die anderen gefragt: Sind alle einverstanden, wird es zurückgenommen.',
  'is accepted': '*Angenommen.*',
  'is declined': '*Abgelehnt.*',
  'is withdrawn': '*Zurückgezogen.*',
  'is void': '*Gilt nicht mehr.*',
  accepted: 'Abgemacht und erledigt.',
  agreed: 'Du bist einverstanden. Jetzt fehlen noch die anderen.',
  declined: 'Du hast abgelehnt.',
  withdrawn: 'Dein Angebot ist zurückgezogen.',
  gave: 'Du hast {{seat}} {{goods}} geschenkt.',
  proposed:
    'Du bietest {{seat}} {{gives}} gegen {{takes}}. **{{button}}** unter dem Angebot nimmt es zurück.',
  'own trade': '🤝 Du bietest {{seat}} {{gives}} gegen {{takes}}.',
  'own trade with all': '🤝 Du bietest allen {{gives}} gegen {{takes}}.',
  'trade with all':
    '🤝 {{from}} bietet allen {{gives}} gegen {{takes}}: Wer zuerst zusagt, bekommt es.',
  until: 'Gilt bis {{when}}.',
  'is accepted by': '*{{seat}} hat angenommen.*',
  'is countered': '*Mit einem Gegenangebot beantwortet.*',
  'is expired': '*Die Zeit dafür ist um.*',
  agrees: '{{seat}} ist einverstanden: {{gives}} gegen {{takes}}.',
  'proposed to all':
    'Du bietest allen {{gives}} gegen {{takes}}. **{{button}}** unter dem Angebot nimmt es zurück.',
  everybody: 'Alle',
  ordered:
    '📜 Vorab angesagt. {{trade}}. Alles, was mindestens so gut ist, nehme ich sofort für dich an; `/orders` zeigt das und nimmt es zurück.',
} satisfies Translation<typeof english>;
