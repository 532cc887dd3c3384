import type { Translation } from '../../language/say.ts';
import type { proposals as english } from '../en/proposals.ts';

/** Angebote, und was aus ihnen wird. */
export const proposals = {
  trade: '🤝 {{from}} bietet {{to}} {{gives}} gegen {{takes}}.',
  undo: '↩️ {{from}} möchte den letzten eigenen Schritt zurücknehmen. Dafür müssen alle einverstanden sein.',
  'is accepted': '*Angenommen.*',
  'is declined': '*Abgelehnt.*',
  'is withdrawn': '*Zurückgezogen.*',
  'is void': '*Gilt nicht mehr.*',
  accepted: 'Abgemacht und erledigt.',
  agreed: 'Du bist einverstanden. Jetzt fehlen noch die anderen.',
  declined: 'Du hast abgelehnt.',
  withdrawn: 'Dein Angebot ist zurückgezogen.',
  gave: 'Du hast {{seat}} {{goods}} geschenkt.',
  'computer agrees': '{{seat}} ist einverstanden: {{gives}} gegen {{takes}}.',
  proposed:
    'Angeboten an {{seat}}: {{gives}} gegen {{takes}}. Willst du es zurückziehen, drück selbst auf Ablehnen.',
} satisfies Translation<typeof english>;
