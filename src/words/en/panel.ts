/** What a panel says: what is asked of its reader, and what came of an answer. */
export const panel = {
  'since your last turn': '**Since your last turn**',
  heading: '**{{match}}** · you are {{seat}} · {{stage}}',
  'match is over': 'This match is over.',
  'no secrets': 'There are no secrets in this game.',
  'nothing waits': 'Nothing waits for you here now.',
  sealed: '🔒 Sealed: {{choice}}. You may change it until everybody has answered.',
  'waiting for': 'Waiting for {{players}}.',
  orders: '**Orders**',
  /** Below the questions, where there are more buttons than fit. */
  'no room': 'There is more than buttons have room for: type /{{game}} to see all.',
  'computers think_one': '🤖 {{players}} is thinking. What comes of it is told in the thread.',
  'computers think_other': '🤖 {{players}} are thinking. What comes of it is told in the thread.',
  choose: 'Choose …',
  /** What follows a choice, below it in a list. */
  'next in one go': 'then: {{what}}',
  'in one go': 'All in one go',
  'at last': 'And at last',
  'what it does': 'What it does, if anything.',
  'not all fit': '{{shown}} of {{all}} ways; the others are behind its own button.',
  amounts: '{{least}} to {{most}}.',
  'you have': 'You have {{amount}}.',
  'together exactly': 'Together {{total}}.',
  'together from to': 'Together {{least}} to {{most}}.',
  'the others': 'The others: a name and a number on each line',
  names: 'Names, with commas',
  'choose exactly': 'Choose {{many}}.',
  'choose from to': 'Choose {{least}} to {{most}}.',
  nothing: 'None of them',
  'taken back': '↩️ Taken back.',
  'others are asked':
    '↩️ Dice fell, something was shown, or somebody acted since. I have asked the others; if all agree, it is taken back.',
} as const;
