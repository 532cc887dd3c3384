/** What a moderator did, or a table together, told to everybody. */
export const rulings = {
  start: '⚖️ {{by}} has started this match in place of its host.',
  close: '⚖️ {{by}} (moderator) has closed this match.',
  handOver: '⚖️ {{by}} (moderator) gave {{seat}}, the seat of {{from}}, to {{to}}.',
  /** Behind that a seat was handed to another one. */
  'may come back': '{{player}} can take it back at any time: **{{button}}**.',
  pause: '⚖️ {{by}} (moderator) has paused this match.',
  resume: '⚖️ {{by}} (moderator) has resumed this match.',
  settle: '⚖️ {{by}} (moderator) has let computer players finish this match.',
  repair: '⚖️ {{by}} (moderator) has recreated the posts of this match.',
  level: '⚖️ {{by}} (moderator) has set the computer player of {{seat}} to {{level}}.',
  substitute: '⚖️ {{by}} (moderator) has started to look for somebody to play {{seat}}.',
  callOff: '⚖️ {{by}} (moderator) has ended the search for somebody to play {{seat}}.',
  keep: '⚖️ {{by}} (moderator) decided that {{seat}} stays with its player.',
  'table pause': '🗳️ {{by}} asked to pause this match, and it was paused.',
  'table resume': '🗳️ {{by}} asked to resume this match, and it was resumed.',
  'table settle': '🗳️ {{by}} asked to let computer players finish this match, and so they do.',
  'table level':
    '🗳️ {{by}} asked to set the computer player of {{seat}} to {{level}}, and so it is.',
  'table handOver':
    '🗳️ {{seat}} had been silent for days, so {{by}} asked for a computer player, and one has the seat now. {{player}} can take it back at any time.',
  'table substitute':
    '🗳️ {{seat}} had been silent for days, so {{by}} asked to find a substitute, and the search began.',
  agreed: 'Also in favour: {{others}}.',
  'a computer player': 'a computer player',
} as const;
