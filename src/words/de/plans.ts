import type { Translation } from '../../language/say.ts';
import type { plans as english } from '../en/plans.ts';

/** Was über Pläne gesagt wird. */
export const plans = {
  about:
    '🧭 **Ein Plan: Nichts hiervon ist echt.** Was du von Partie #{{match}} nicht wissen kannst, ist ausgedacht, auch was andere tun.',
  begins:
    '🧭 **Wirklich so machen** führt aus, was vor Würfeln und anderen kommt, und sagt den Rest vorab an, soweit das geht.',
  decide: 'Ich entscheide auch für andere …',
  'decide for': 'Ich entscheide für {{seat}}',
  'for another':
    '🎭 **Jetzt entscheidest du für {{seat}}.** Auch was du dabei siehst, ist ausgedacht.',
  'took back': '↩️ Zurück bis zu ihrer Frage: Jetzt entscheidest du.',
  done_one: '✅ {{count}} Schritt deines Plans ist ausgeführt.',
  done_other: '✅ {{count}} Schritte deines Plans sind ausgeführt.',
  ordered: '📜 Vorab angesagt (**Vorab-Ansagen** zeigt und ändert es):',
  against: '{{order}} (gegen {{seat}})',
  'asks again': '{{about}}: Ich frage dich wieder',
  otherwise:
    'Manches hast du mal so, mal so beantwortet. Vorab angesagt ist, was am häufigsten vorkam, sonst das Letzte, und nicht: {{what}}.',
  left: '⚠️ Nicht gemacht, denn es geht noch nicht und lässt sich nicht vorab ansagen: {{what}}.',
  'and more': '{{what}} und noch {{count}}',
  deal_one: 'ein Tausch',
  deal_other: '{{count}} Tauschgeschäfte',
} satisfies Translation<typeof english>;
