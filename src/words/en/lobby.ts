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
  waiting: 'Waiting for players. <@{{host}}> can start as soon as {{least}} are here.',
  'say your day':
    '🌙 Tell me with `/me` when you sleep: your clock stops then, and nothing pings you.',
  /** Behind who sits there, where the table was changed since it joined. */
  'is asked': '{{player}} · *still in?*',
  changed:
    '🔁 {{players}}: <@{{host}}> has changed {{match}}. Are you still in? Press **{{stay}}**, or leave on its post above. This is how it is played now:',
  'you stay': 'You’re in. See you at match #{{match}}!',
  'your table':
    '**Your table: {{match}}**\nWhat you choose here shows on its post. Whoever has joined by then is asked again.',
  'no word': 'Waiting for word from {{players}}: still in?',
  asked: 'No word yet from {{players}}. The match waits for them, unless you free their seats.',
  hosted: 'Somebody else hosts match #{{match}} now.',
  level: 'Computer players',
  'how fast': 'How long a decision may take',
  'own pace': 'Your own hours',
  'own pace how': 'Hours for each decision + hours in reserve, e.g. 36 + 72',
  'when late': 'When somebody’s time is up',
  'sleeps after': 'With no clock running, it sleeps after',
  days_one: '{{count}} day without a move',
  days_other: '{{count}} days without a move',
  besides: 'And also',
  rests: 'Clocks stop for people who are away',
  learners: 'Only for people who are learning the game',
  reliable: 'Only for people who answer {{least}} % in time',
  full: 'Everybody is here. <@{{host}}> can start.',
  begins: 'Here we go …',
  'is played': 'It is played in <#{{thread}}>.',
  'is over': 'It is over.',
  'is over there': 'It is over. Read it in <#{{thread}}>.',
  'was closed': 'It was closed.',
} as const;
