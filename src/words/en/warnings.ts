/** What hinders a match, told by DM to who can mend it. */
export const warnings = {
  'may not post':
    '{{match}}: I may not post in <#{{channel}}>. Please let me view it, send messages, create public threads, send messages in threads, attach files and read the message history there.',
  'channel is gone':
    '{{match}}: its channel was deleted, so there is no place to post in. It can still be played: name the match in /hand, /board and its other commands. A moderator can have it go on elsewhere: `/repair match: … channel: …`',
  'channel is gone, match is over':
    '{{match}}: its channel was deleted, so there is no place to post in. It has ended: name the match in /board and /log to see how.',
  'thread is archived':
    '{{match}}: its thread <#{{thread}}> is archived, and I may not open it. Please open it again, and unlock it if it is locked.',
  'thread is locked':
    '{{match}}: its thread <#{{thread}}> is locked, so I cannot post there. Please unlock it.',
  'too many threads':
    '{{match}}: this server has as many open threads as Discord allows, so I cannot open one. Please close some that nobody uses.',
  'tried for long':
    '{{match}}: I have tried for more than ten minutes to post in <#{{place}}>, and could not. If it lasts, tell whoever runs me: the reason is in the log.',
  'thrown out':
    '{{match}}: I am not in its server any more. Its clock stands, and nothing is lost: as soon as somebody who manages the server lets me in again, it goes on where it was.',
  'thrown out of others_one': 'So it is with {{count}} other match that you host there.',
  'thrown out of others_other': 'So it is with {{count}} other matches that you host there.',
  'keep trying': 'Nothing is lost; I keep trying.',
} as const;
