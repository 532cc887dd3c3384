/** How the hunt goes. */
export const hunt = {
  round: '🦣 **The hunt, round {{round}}.**',
  hits: '🎲 {{who}} rolls {{dice}}: {{hits}}.',
  roll: '{{who}} rolls {{dice}}',
  'all miss': '🎲 {{rolls}}: {{hits}}.',
  takes: '{{who}} rolls {{dice}}: takes {{food}}; {{left}} left on the mammoth.',
  'takes by stone':
    '{{who}} rolls {{dice}}: takes {{food}}, {{byStones}} of it by stone; {{left}} left on the mammoth.',
  'takes the last': '{{who}} rolls {{dice}}: takes {{food}}; that was the last of the mammoth.',
  'takes the last by stone':
    '{{who}} rolls {{dice}}: takes {{food}}, {{byStones}} of it by stone; that was the last of the mammoth.',
  kill: '🍖 The mammoth falls on {{place}}! {{leader}} led the hunt.',
  'keeps all': '{{leader}} keeps all {{food}} food.',
  shares: '{{leader}} shares the meat: keeps {{kept}}, gives {{gifts}}.',
  'shares all': '{{leader}} shares the meat: keeps nothing, gives {{gifts}}.',
  gift: '{{food}} to {{seat}}',
  'strikes in vain': '🦣 The mammoth strikes back at {{who}} and rolls {{dice}}: nobody is hurt.',
  strike: '{{dice}} against {{who}}',
  'all in vain': '🦣 The mammoth strikes back and rolls {{strikes}}: nobody is hurt.',
  strikes_one:
    '🦣 The mammoth strikes back at {{who}} and rolls {{dice}}: member {{numbers}} is wounded.',
  strikes_other:
    '🦣 The mammoth strikes back at {{who}} and rolls {{dice}}: members {{numbers}} are wounded.',
  wounds: '🩹 The mammoth wounds {{members}}.',
  back: '🏕️ Back from the hunt: {{places}}.',
  camp: '{{members}} on {{place}}',
  stay_one: '{{seats}} stays in the hunt.',
  stay_other: '{{seats}} stay in the hunt.',
  /** A round that came to nothing, and several of them. */
  'quiet round':
    '🦣 **The hunt, round {{round}}.** {{rolls}}, the mammoth rolls {{dice}}: nobody hits, and nobody is hurt.',
  'quiet rounds': '🦣 **The hunt, rounds {{first}}–{{last}}.** Nobody hits, and nobody is hurt.',
  used: 'Used up: {{uses}}.',
  'mammoth home': '🦣 The mammoth is back on its breeding ground.',
} as const;
