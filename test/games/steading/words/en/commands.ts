/** The commands: what each does and what its options are, and a short word for its button. */
export const commands = {
  guard: {
    does: 'Say who guards one of your gates tonight',
    button: 'Guard',
    gate: 'The gate',
    by: 'Who guards it',
  },
  send: {
    does: 'Send workers for straw; every two of them are one more mouth',
    button: 'Send',
    workers: 'Who goes, with commas between them',
  },
  place: {
    does: 'Send your elder to a place, a field or a card',
    button: 'Go',
    at: 'Where your elder goes',
  },
  feed: { does: 'Feed your people', button: 'Feed' },
  bid: { does: 'Bid for the chief’s favour, in secret', button: 'Bid' },
  order: {
    does: 'Say what happens at the next feast of another',
    button: 'Order',
    card: 'The card that is played then',
  },
  amount: 'How much of it: {{kind}}',
} as const;
