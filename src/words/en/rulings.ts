/** What a moderator did, or a table together, told to everybody. */
export const rulings = {
  started: '⚖️ {{by}} has started this match in place of its host.',
  closed: '⚖️ {{by}} (moderator) has closed this match.',
  handed: '⚖️ {{by}} (moderator) gave {{seat}}, the seat of {{from}}, to {{to}}.',
  /** Behind that a seat was handed to another one. */
  'may come back': '{{player}} can take it back at any time: **{{button}}**.',
  paused: '⚖️ {{by}} (moderator) has paused this match.',
  resumed: '⚖️ {{by}} (moderator) has resumed this match.',
  settled: '⚖️ {{by}} (moderator) has had this match played to its end by computer players.',
  repaired: '⚖️ {{by}} (moderator) has had the posts of this match recreated.',
  level: '⚖️ {{by}} (moderator) has the computer player of {{seat}} play {{level}} from now on.',
  substitute: '⚖️ {{by}} (moderator) is looking for somebody to play {{seat}}.',
  'called off': '⚖️ {{by}} (moderator) has ended the search for somebody to play {{seat}}.',
  kept: '⚖️ {{by}} (moderator) leaves {{seat}} to its player.',
  'table pause': '🗳️ {{by}} asked to pause this match, and it was paused.',
  'table resume': '🗳️ {{by}} asked to resume this match, and it was resumed.',
  'table settle':
    '🗳️ {{by}} asked to have this match played to its end by computer players, and so it was.',
  'table level':
    '🗳️ {{by}} asked for it: the computer player of {{seat}} plays {{level}} from now on.',
  'table handOver':
    '🗳️ {{by}} asked for it, as {{seat}} had been silent for days: a computer player has the seat now. {{player}} can take it back at any time.',
  'table substitute':
    '🗳️ {{by}} asked for it, as {{seat}} had been silent for days: somebody is wanted to play there.',
  agreed: 'Also in favour: {{others}}.',
  'a computer player': 'a computer player',
} as const;
