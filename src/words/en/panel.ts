/** What a panel says: what is asked of its reader, and what came of an answer. */
export const panel = {
  'since your last turn': '**Since your last turn**',
  heading: '**{{match}}** · you are {{seat}} · {{stage}}',
  'match is over': 'This match is over.',
  'nothing waits': 'Nothing waits for you here now.',
  sealed: '🔒 Sealed: {{choice}}. You may change it until everybody has answered.',
  'waiting for': 'Waiting for {{players}}.',
  orders: '**Orders**',
  choose: 'Choose …',
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
