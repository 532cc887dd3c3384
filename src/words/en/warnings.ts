/** What hinders a match, told by DM to who can mend it. */
export const warnings = {
  'may not post':
    '{{match}}: I’m not allowed to post in <#{{channel}}>. A moderator sees with `/setup channel: …` what I’m missing there, or moves the match elsewhere: `/repair match: … channel: …`',
  'no home':
    '{{match}}: it can’t have a thread in <#{{channel}}>: that takes a text channel. A moderator can move it to one: `/repair match: … channel: …`',
  'channel is gone':
    '{{match}}: its channel was deleted, so I have no place to post. You can still play it: name the match in /hand, /board and its other commands. A moderator can move it elsewhere: `/repair match: … channel: …`',
  'channel is gone, match is over':
    '{{match}}: its channel was deleted, so I have no place to post. It has ended: name the match in /board and /log to see how.',
  'thread is archived':
    '{{match}}: its thread <#{{thread}}> is archived, and I’m not allowed to open it. Please open it again, and unlock it if it is locked.',
  'thread is locked':
    '{{match}}: its thread <#{{thread}}> is locked, so I can’t post there. Please unlock it.',
  'too many threads':
    '{{match}}: this server has as many open threads as Discord allows, so I can’t open another. Please close some that nobody uses.',
  'tried for long':
    '{{match}}: I have been trying to post in <#{{place}}> for more than {{minutes}} minutes, without success. If this goes on, tell whoever runs me: the reason is in the log.',
  'thrown out':
    '{{match}}: I’m not in its server any more. Its clocks are stopped, and nothing is lost: as soon as somebody who manages the server lets me in again, it goes on where it was.',
  'thrown out of others_one': 'The same goes for {{count}} other match you host there.',
  'thrown out of others_other': 'The same goes for {{count}} other matches you host there.',
  untold:
    '{{match}}: for a day I haven’t been able to post in <#{{place}}>, so its clocks are stopped until I can. If the thread is locked, unlock it; if I may not write there, give me that right back; if it’s gone, `/repair` makes a new one, and `/repair channel:` moves the match elsewhere. Whoever is asked can still play: `/next` works anywhere.',
  'keep trying': 'Nothing is lost; I keep trying.',
} as const;
