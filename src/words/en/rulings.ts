/** What a moderator did, or a table together, told to everybody. */
export const rulings = {
  started: '⚖️ {{by}} has started this match in place of its host.',
  closed: '⚖️ {{by}}, who moderates this channel, has closed this match.',
  handed: '⚖️ {{by}} has handed {{seat}} from {{from}} to {{to}}.',
  paused: '⚖️ {{by}}, who moderates this channel, has paused this match.',
  resumed: '⚖️ {{by}}, who moderates this channel, has resumed this match.',
  settled:
    '⚖️ {{by}}, who moderates this channel, has had this match played to its end by computer players.',
  repaired: '⚖️ {{by}}, who moderates this channel, has had the posts of this match recreated.',
  'table pause': '🗳️ {{by}} asked to pause this match, and it was paused.',
  'table resume': '🗳️ {{by}} asked to resume this match, and it was resumed.',
  'table settle':
    '🗳️ {{by}} asked to have this match played to its end by computer players, and so it was.',
  agreed: 'Also in favour: {{others}}.',
  'a computer player': 'a computer player',
} as const;
