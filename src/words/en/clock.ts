/** What is said of time: paces, reminders, and what becomes of who is too slow. */
export const clock = {
  live: 'live, 5 minutes',
  '12 hours': '12 hours',
  '1 day': '1 day',
  '3 days': '3 days',
  own_one: '{{count}} hour',
  own_other: '{{count}} hours',
  /** On a button, too. */
  pace: 'Pace: {{pace}}',
  computer: 'a computer player answers',
  safe: 'the safe answer is given',
  vote: 'the others vote',
  /** On a button, too. */
  'when late': 'Out of time: {{late}}',
  about: '⏱️ {{pace}} for each decision. {{late}}.',
  'about with reserve': '⏱️ {{pace}} for each decision, then the reserve ({{bank}} more). {{late}}.',
  'does not rest': 'Clocks keep running for players who are away.',
  'sleeps after_one':
    'The match sleeps once nobody has played for {{count}} day and no clock is running.',
  'sleeps after_other':
    'The match sleeps once nobody has played for {{count}} days and no clock is running.',
  'day and night':
    '🌙 At this pace clocks run day and night, so join when you have time to play right now. Tell me with `/me` when you sleep, and nothing pings you then.',
  awake: '{{player}} awake {{from}}–{{to}}',
  /** What may stand behind an hour that somebody types: `8 o’clock`. */
  'after an hour': 'o’clock',
  'by when': 'due {{when}}',
  'on reserve': '{{when}}, on the reserve',
  'then reserve soon': '{{when}} + reserve',
  'then reserve': '{{when}}, then the reserve until {{last}}',

  asked: '☀️ {{calls}} · due {{when}}',
  'asked at no time': '☀️ {{calls}}',
  'asked again': '☀️ {{calls}} · yours again: something was taken back · due {{when}}',
  half: '⏳ {{calls}} · half the time is up, due {{when}}',
  alone: '⏳ {{calls}} · everybody is waiting for you, due {{when}}',
  late: '⌛ {{calls}} · only until {{when}}',
  'while you slept': '☀️ While you slept: {{missed}}',
  'you are next': '⏭️ You’re next, after {{seat}}.',
  'you are last': 'Everybody is waiting for you.',
  'also waiting': '-# Also waiting for you: {{threads}}',
  'by dm': '**{{match}}** in <#{{thread}}>',
  'computer answers':
    '⌛ {{seat}} ({{player}}) ran out of time: a computer player answers this one.',
  'answered safely': '⌛ {{seat}} ({{player}}) ran out of time: the safe answer was given.',
  'time is over':
    '⌛ {{seat}} ({{player}}) ran out of time. {{voters}}: what now? Most votes decide; if it’s a tie in the end, or nobody has voted, a computer player answers.',
  /** Behind that, or behind what somebody else has a say in. */
  'you have until': 'You have until {{when}}.',
  'your time stands': 'The clock is stopped for now, and so is your time to vote.',
  'time was over': '⌛ {{seat}} ({{player}}) ran out of time.',
  /** What may be voted for, as `computer` and `safe`. */
  wait: 'more time',
  'so far': '🗳️ So far: {{votes}}',
  'so many': '{{how}}: {{count}}',
  /** Votes for one thing and for another: 2 to 1; for three: 2 to 1 to 1. */
  to: '{{one}} to {{other}}',
  'you voted': '🗳️ You voted: {{how}} ({{votes}}).',
  'was a tie': '🗳️ Your vote was a tie ({{votes}}), so a computer player answers.',
  'nobody voted': '🗳️ Nobody voted, so a computer player answers.',
  'vote is off':
    '🗳️ There’s nothing left to vote on: it has been answered meanwhile, or taken back.',
  'more time': '⏳ {{seat}} ({{player}}) gets more time.',
  'is counted': 'Your vote counts. You can change it until it is decided.',
  'is tied':
    'Your vote counts, and makes it a tie. You can all still change your votes; if nobody does in time, a computer player answers.',
  'is decided': 'That decides it.',
  /** Behind that its time has run out; its host can do something about it. */
  'has left':
    '🚪 {{player}} has left this server. A moderator can look for a substitute with `/match substitute` right away, {{host}} as soon as a computer player has the seat.',
  forfeited:
    '🤖 {{seat}} ({{player}}) ran out of time {{times}} times in a row, so a computer player has the seat now. {{player}} can take it back at any time; the host can look for somebody else with `/match substitute`.',
  reclaimed: '🔥 {{player}} is back and plays {{seat}} again.',
  'is yours again': 'Your seat is yours again. Welcome back!',
  expiring:
    '🕯️ <@{{host}}>: nobody has touched {{match}} for a while, so it closes on {{when}}. Start it, get somebody to join, or change anything about it, and it stays open.',
} as const;
