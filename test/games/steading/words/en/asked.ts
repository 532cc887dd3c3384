/** What is asked, with titles of at most 45 characters, and what may be answered, in at most 80. */
export const asked = {
  guard: {
    title: 'Who guards the {{gate}} gate?',
    text: 'A dog keeps thieves away, a fire keeps wolves away. If nobody stands guard, you get 1 wood.',
    label: '{{gate}} gate: {{by}}',
  },
  send: {
    title: 'Who goes for straw?',
    text: 'Each worker brings 1 straw; every two are one more mouth to feed.',
    label: 'Send {{workers}}',
    nobody: 'Send nobody',
  },
  place: {
    title: 'Where does your elder go?',
    text: 'What you find there is yours at once. A card, a field and the feast are for one alone.',
    label: '{{place}}: {{worth}}',
    range: '1 to 3 {{kind}}',
  },
  feed: {
    title: 'What do your people eat?',
    text: 'Pay with food and wood. Each mouth that stays hungry costs a point.',
    label: 'Pay {{goods}}',
  },
  bid: {
    title: 'What do you bid?',
    text: 'All bids are shown at once, and everybody pays. The highest wins the chief’s favour: {{prize}}.',
    label: 'Bid {{goods}}',
  },
  order: {
    title: 'What comes at other feasts?',
    text: 'It stands until you change it, and nobody sees it before it happens.',
    storm: 'Storm: no points for them, {{storm}} for you',
    none: 'Nothing',
  },
} as const;
