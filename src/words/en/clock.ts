/** What is said of time: paces, reminders, and what becomes of who is too slow. */
export const clock = {
  live: 'live, 5 minutes',
  '12 hours': '12 hours',
  '1 day': '1 day',
  '3 days': '3 days',
  own: '{{allowance}} h, bank {{bank}} h',
  /** On a button, too. */
  pace: 'Pace: {{pace}}',
  computer: 'a computer player answers',
  safe: 'the safe answer is given',
  vote: 'the others vote',
  /** On a button, too. */
  'when late': 'Out of time: {{late}}',
  about: '⏱️ {{pace}} for each decision. {{late}}.',
  'does not rest': 'Clocks run for players who are away, too.',
  'sleeps after_one': 'It sleeps when nobody has played for {{count}} day and no clock runs.',
  'sleeps after_other': 'It sleeps when nobody has played for {{count}} days and no clock runs.',
  'day and night':
    '🌙 At this pace clocks run day and night, so join when you have time to play right now. `/me` tells me when you sleep: nothing pings you then.',
  awake: '{{player}} awake {{from}}–{{to}}',
  'by when': 'due {{when}}',

  asked: '☀️ {{calls}} · due {{when}}',
  'asked again': '☀️ {{calls}} · yours again, as something was taken back · due {{when}}',
  half: '⏳ {{calls}} · half the time is gone, due {{when}}',
  alone: '⏳ {{calls}} · everybody waits for you, due {{when}}',
  late: '⌛ {{calls}} · only until {{when}}',
  'while you slept': '☀️ While you slept: {{missed}}',
  'you are next': '⏭️ You are next, after {{seat}}.',
  'you are last': 'Everybody waits for you.',
  'by dm': '**{{match}}** in <#{{thread}}>',
  'computer answers':
    '⌛ The time of {{seat}} ({{player}}) is over: a computer player answers this one.',
  'answered safely': '⌛ The time of {{seat}} ({{player}}) is over: the safe answer was given.',
  'time is over':
    '⌛ The time of {{seat}} ({{player}}) is over. {{voters}}: what now? Most votes decide. You have until {{when}}; if it is a tie then, or nobody has voted, a computer player answers.',
  'time is over, clock stands':
    '⌛ The time of {{seat}} ({{player}}) is over. {{voters}}: what now? Most votes decide. The clock stands for now, and so does your time to vote; if it is a tie in the end, or nobody has voted, a computer player answers.',
  'time was over': '⌛ The time of {{seat}} ({{player}}) was over.',
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
    '🗳️ There is nothing to vote on any more: it was answered meanwhile, or taken back.',
  'more time': '⏳ {{seat}} ({{player}}) gets more time: until {{when}}.',
  'is counted': 'Your vote counts. You may change it until it is decided.',
  'is tied':
    'Your vote counts, and makes it a tie. Each of you may still change your vote; if nobody does in time, a computer player answers.',
  'is decided': 'That decides it.',
  /** Behind that its time has run out; its host can do something about it. */
  'has left':
    '🚪 {{player}} is not in this server any more. A moderator can ask for somebody else with `/match substitute` at once, {{host}} as soon as a computer player has the seat.',
  benched:
    '🤖 The time of {{seat}} ({{player}}) was over three times in a row, so a computer player has the seat now. {{player}} may take it back at any time; for somebody else in it, the host has `/match substitute`.',
  reclaimed: '🔥 {{player}} is back and plays {{seat}} again.',
  'is yours again': 'Your seat is yours again. Welcome back!',
  expiring:
    '🕯️ <@{{host}}>: nobody has touched {{match}} for a while, so it closes on {{when}}. Start it, have somebody join, or change anything about it, and it stays open.',
} as const;
