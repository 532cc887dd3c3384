/** What people say of themselves: `/theme`, `/away`, `/language` and `/me`. */
export const person = {
  day: 'Day',
  night: 'Night',
  print: 'Print',
  'theme is':
    '🎨 Your pictures are **{{theme}}**: those only you see, and those in the threads of matches you host. Try {{others}}.',
  'theme is now':
    '🎨 Your pictures are **{{theme}}** from now on: those only you see, and those in the threads of matches you host.',
  'is away':
    '🌙 You are away until {{date}}, and everybody at your tables sees it. {{clocks}} Back before that? `/away days: 0`',
  'goes away':
    '🌙 Have a good time! You are away until {{date}}, and everybody at your tables sees it. {{clocks}} Back before that? `/away days: 0`',
  'is here':
    '🔥 You’re not away. Leaving for a while? `/away days: 5` tells everybody at your tables, for 1 to {{most}} days, and your clocks are stopped: you have {{left}} such days left this year.',
  'is back':
    '🔥 Welcome back! Your tables see that you’re here. `/next` shows what is waiting for you.',
  'language is':
    '💬 I speak **{{language}}** with you, as you chose. What everybody reads is in the language of its server. Another one? `/language speak: …`',
  'language is of Discord':
    '💬 I speak **{{language}}** with you, as your Discord is set. What everybody reads is in the language of its server. Another one? `/language speak: …`',
  'language is now':
    '💬 From now on I speak **{{language}}** with you. What everybody reads stays in the language of its server.',
  /** Who was forgotten. */
  somebody: 'somebody',
  'as my Discord': 'As my Discord',
  thread: 'In the thread',
  dm: 'By DM',
  digest: 'Once a day, by DM',
  'also up next': 'also when you’re next',
  none: 'Not at all',
  'me is':
    '🕗 **{{zone}}**, awake {{wakes}}–{{sleeps}}: it is {{now}} there. Pings: **{{pings}}**. While you sleep nothing pings you, and your clocks are stopped, except at live tables.',
  'me is not':
    '🕗 I don’t know when you sleep, so clocks run day and night for you. Tell me once: `/me zone: Vienna wakes: 8:00 sleeps: 22:00`. Pings: **{{pings}}**.',
  reliable:
    '🤝 Reliability **{{share}} %**, of your last questions: by hand {{answered}} · by standing orders {{ordered}} · out of time {{late}} · matches dropped {{dropped}}',
  'reliable unknown':
    '🤝 Reliability: too few questions so far to say how often you answer in time.',
  'clocks stand': 'Your clocks are stopped until {{date}}, at tables that allow it.',
  'clocks here_one': 'Tables in this server allow {{count}} day a year.',
  'clocks here_other': 'Tables in this server allow {{count}} days a year.',
  /** At tables that chose so. */
  'clocks run':
    'They keep running in {{tables}}: those tables don’t wait for players who are away.',
  'clocks go': 'You have used up this year’s days; your clocks keep running.',
} as const;
