/** What a moderator did, told to everybody. */
export const rulings = {
  started: '⚖️ <@{{by}}> has started this match in place of its host.',
  closed: '⚖️ <@{{by}}>, who moderates this channel, has closed this match.',
  handed: '⚖️ <@{{by}}> has handed {{seat}} from {{from}} to {{to}}.',
  paused: '⚖️ <@{{by}}>, who moderates this channel, has paused this match.',
  resumed: '⚖️ <@{{by}}>, who moderates this channel, has let this match go on.',
  settled:
    '⚖️ <@{{by}}>, who moderates this channel, has had this match played to its end by computer players.',
  repaired: '⚖️ <@{{by}}>, who moderates this channel, has had the posts of this match made anew.',
  'a computer player': 'a computer player',
} as const;
