/** What `/match` answers. */
export const matches = {
  opened:
    'Match #{{match}} is open: people join below my post in {{place}}. Behind **{{host}}** you seat computer players and choose the rest; press **{{start}}** when everybody is here.',
  /** Below the last card before a lesson. */
  learn: '{{first}} 💡 says what is worth trying; **Undo** takes a step back.',
  joined: 'You have a seat in match #{{match}}: {{place}}',
  left: 'You have left match #{{match}}.',
  begins: 'Match #{{match}} begins. Its thread opens in a moment.',
  'gave up':
    'A computer player has your seat in match #{{match}} now. Thank you for telling us instead of just staying away.',
  closed: 'Match #{{match}} is closed.',
  open: '🙋 **{{match}}** in <#{{place}}>: {{taken}} of {{size}} seats taken ({{people}})',
  played: '🔥 **{{match}}** in <#{{place}}>: {{people}}',
  'stands still':
    '⏸️ **{{match}}** in <#{{place}}> is on hold: {{people}}. Whoever runs me finds in the log what to do.',
  none: 'No match is open or running in this server. Open one with /match new.',
  record:
    'The record of match #{{match}}: every answer, the seed, and a fingerprint of the board after each. Anybody can check it. The first number has to be in the post that began the match, the second below its result:',
} as const;
