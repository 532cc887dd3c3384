/** What `/setup` and `/repair` say to who hosts matches in a server. */
export const setup = {
  here: '🔧 **What I may do in <#{{channel}}>**',
  may: '✅ {{permission}}',
  'may not': '❌ {{permission}}: {{why}}',
  ViewChannel: 'I cannot see the channel without it.',
  SendMessages: 'people join a match below my post there.',
  CreatePublicThreads: 'each match is played in a thread of its own.',
  SendMessagesInThreads: 'turns are posted in that thread.',
  AttachFiles: 'every turn has its picture.',
  ReadMessageHistory:
    'after a failure I check what I have posted already, so nothing appears twice.',
  ready: 'All set: `/match new` opens a match there.',
  mend: 'Open the settings of <#{{channel}}>, then **Permissions**, choose my role, and allow whatever has a ❌ here. Then check again with `/setup`.',
  changed: '✅ **Set, for this whole server:**',
  'everybody opens': '🙋 Everybody may open tables.',
  'role opens': '🙋 Only {{roles}} and moderators may open tables. Everybody may join.',
  tables_one: '🪑 {{count}} table may wait for players at once.',
  tables_other: '🪑 {{count}} tables may wait for players at once.',
  'rest days_one': '🌙 Clocks stop for people who are away, for {{count}} day a year.',
  'rest days_other': '🌙 Clocks stop for people who are away, for {{count}} days a year.',
  speaks: '💬 I speak **{{language}}** to everybody here.',
  'speaks by Discord':
    '💬 I speak **{{language}}** to everybody here, as set for this server in Discord.',
  /** Among the languages to choose from. */
  'as Discord': 'As set in Discord',
  how: '-# `/setup role:` sets who opens tables (@everyone for all), `/setup tables:` how many may wait (0 for the usual), `/setup rest-days:` for how many days clocks stop, at tables opened from then on.',
  'how to speak': '-# `/setup language:` sets the language I speak to everybody here.',
  repaired:
    '🩹 I am recreating the posts of match #{{match}} in <#{{channel}}>. The match itself is safe: I keep it, not Discord.',
} as const;
