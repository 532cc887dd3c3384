/** Offers between players, and what becomes of them. */
export const proposals = {
  trade: '🤝 {{from}} offers {{to}} {{gives}} for {{takes}}.',
  undo: '↩️ {{from}} asks to go back to before its last step. Everybody must agree.',
  'is accepted': '*Accepted.*',
  'is declined': '*Declined.*',
  'is withdrawn': '*Withdrawn.*',
  'is void': '*No longer open.*',
  accepted: 'Agreed, and done.',
  agreed: 'You agree. The others are still to answer.',
  declined: 'You have declined.',
  withdrawn: 'Your offer is withdrawn.',
  gave: 'You gave {{seat}} {{goods}}.',
  'computer agrees': '{{seat}} agrees: {{gives}} for {{takes}}.',
  proposed:
    'Offered to {{seat}}: {{gives}} for {{takes}}. You may withdraw it by pressing Decline yourself.',
} as const;
