/** Offers between players, and what becomes of them. */
export const proposals = {
  trade: '🤝 {{from}} offers {{to}} {{gives}} for {{takes}}.',
  undo: '↩️ {{from}} asks to take back its last step. Everybody must agree.',
  'asked: dice':
    '↩️ Dice have been rolled since, so I have asked the others: if all agree, it is taken back.',
  'asked: shown':
    '↩️ Something hidden has been shown since, so I have asked the others: if all agree, it is taken back.',
  'asked: others':
    '↩️ Somebody else has acted since, so I have asked the others: if all agree, it is taken back.',
  'asked: time': '↩️ Your time was up, so I have asked the others: if all agree, it is taken back.',
  'is accepted': '*Accepted.*',
  'is declined': '*Declined.*',
  'is withdrawn': '*Withdrawn.*',
  'is void': '*No longer open.*',
  accepted: 'Agreed, and done.',
  agreed: 'You agree. The others have yet to answer.',
  declined: 'You have declined.',
  withdrawn: 'Your offer is withdrawn.',
  gave: 'You gave {{seat}} {{goods}}.',
  proposed:
    'Offered to {{seat}}: {{gives}} for {{takes}}. **{{button}}** below the offer takes it back.',
  /** The same to who offers it. */
  'own trade': '🤝 You offer {{seat}} {{gives}} for {{takes}}.',
  'own trade with all': '🤝 You offer everybody {{gives}} for {{takes}}.',
  'trade with all':
    '🤝 {{from}} offers everybody {{gives}} for {{takes}}: first come, first served.',
  until: 'Open until {{when}}.',
  'is accepted by': '*Accepted by {{seat}}.*',
  'is countered': '*Answered with a counter-offer.*',
  'is expired': '*Its time is up.*',
  agrees: '{{seat}} agrees: {{gives}} for {{takes}}.',
  'proposed to all':
    'Offered to everybody: {{gives}} for {{takes}}. **{{button}}** below the offer takes it back.',
  everybody: 'Everybody',
  ordered:
    '📜 That’s a standing order now. {{trade}}. I accept anything at least as good for you at once; `/orders` shows it and takes it back.',
} as const;
