/** What a moderator did, told to everybody. */
export const rulings = {
  started: '⚖️ <@{{by}}> has started this match in place of its host.',
  closed: '⚖️ <@{{by}}>, who moderates this channel, has closed this match.',
  handed: '⚖️ <@{{by}}> has handed {{seat}} from {{from}} to {{to}}.',
  'a computer player': 'a computer player',
} as const;
