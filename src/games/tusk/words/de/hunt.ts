import type { Translation } from '../../../../language/say.ts';
import type { hunt as english } from '../en/hunt.ts';

/** Wie die Jagd verläuft. */
export const hunt = {
  round: '🦣 **Jagdrunde {{round}}.**',
  hits: '🎲 {{who}} würfelt {{dice}}: {{hits}}.',
  roll: '{{who}} würfelt {{dice}}',
  'all miss': '🎲 {{rolls}}: {{hits}}.',
  takes: '{{who}} würfelt {{dice}}: holt {{food}}; noch {{left}} am Mammut.',
  'takes by stone':
    '{{who}} würfelt {{dice}}: holt {{food}}, davon {{byStones}} mit Steinen; noch {{left}} am Mammut.',
  'takes the last': '{{who}} würfelt {{dice}}: holt {{food}}; das war der Rest vom Mammut.',
  'takes the last by stone':
    '{{who}} würfelt {{dice}}: holt {{food}}, davon {{byStones}} mit Steinen; das war der Rest vom Mammut.',
  kill: '🍖 Auf {{place}} fällt das Mammut! {{leader}} hat die Jagd angeführt.',
  'keeps all': '{{leader}} behält alles: {{food}} Nahrung.',
  shares: '{{leader}} teilt das Fleisch: behält {{kept}}, gibt {{gifts}}.',
  'shares all': '{{leader}} teilt das Fleisch: behält nichts, gibt {{gifts}}.',
  gift: '{{food}} an {{seat}}',
  'strikes in vain':
    '🦣 Das Mammut schlägt gegen {{who}} zurück und würfelt {{dice}}: niemand wird verwundet.',
  strike: '{{dice}} gegen {{who}}',
  'all in vain': '🦣 Das Mammut schlägt zurück und würfelt {{strikes}}: niemand wird verwundet.',
  strikes_one:
    '🦣 Das Mammut schlägt gegen {{who}} zurück und würfelt {{dice}}: Mitglied {{numbers}} ist verwundet.',
  strikes_other:
    '🦣 Das Mammut schlägt gegen {{who}} zurück und würfelt {{dice}}: Mitglieder {{numbers}} sind verwundet.',
  wounds: '🩹 Das Mammut verwundet {{members}}.',
  back: '🏕️ Von der Jagd zurück: {{places}}.',
  camp: '{{members}} auf {{place}}',
  stay_one: '{{seats}} jagt weiter.',
  stay_other: '{{seats}} jagen weiter.',
  'quiet round':
    '🦣 **Jagdrunde {{round}}.** {{rolls}}, das Mammut würfelt {{dice}}: Niemand trifft, niemand wird verwundet.',
  'quiet rounds': '🦣 **Jagdrunden {{first}}–{{last}}.** Niemand trifft, niemand wird verwundet.',
  used: 'Verbraucht: {{uses}}.',
  'mammoth home': '🦣 Das Mammut ist wieder auf seinem Brunftplatz.',
} satisfies Translation<typeof english>;
