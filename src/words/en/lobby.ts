/** The message by which people join a match. */
export const lobby = {
  title: '## {{title}} · match #{{match}}',
  free: '*free*',
  host: '{{player}} (host)',
  /** Whose time ran out again and again, or who gave its seat up. */
  'computer for': '🤖 for {{player}}',
  'stands for': '{{player}} for {{of}}',
  /** On a button, too: `Head start: none`. */
  option: '{{option}}: {{value}}',
  waiting:
    'Waiting for players. <@{{host}}> may start at any time with at least {{least}} players.',
  'say your day':
    '🌙 Tell me with `/me` when you sleep: your clock is stopped then, and nothing pings you.',
  full: 'Everybody is here. <@{{host}}> may start.',
  begins: 'Here we go …',
  'is played': 'It is played in <#{{thread}}>.',
  'is over': 'It is over.',
  'is over there': 'It is over. Read it in <#{{thread}}>.',
  'was closed': 'It was closed.',
} as const;
