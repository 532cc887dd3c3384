/** What is said of with whom people play. */
export const company = {
  blocked: 'You won’t play with <@{{user}}> any more. Nobody is told.',
  unblocked: 'You can play with <@{{user}}> again.',
  'sits with': 'You’re both in {{matches}} already: nothing changes there.',
  blocks:
    'Only you see this; `/block` with `off` takes it back. You don’t want to play with these people:',
  'blocks nobody':
    'You play with everybody. `/block who: …` keeps somebody away from you; nobody is told.',
  watches:
    '👀 You’re following match #{{match}}: its posts are in <#{{place}}>, and Discord marks what you haven’t read. `/match watch` with `stop` ends that.',
  'watches no more': 'You’re no longer following match #{{match}}.',
  learners: '🌱 For learners: people who have played this game a few times at most.',
  reliable:
    '🤝 For people who answer at least {{least}} % of their questions in time: `/me` shows yours.',
  absent:
    'You didn’t come to {{match}}, so a computer player has your seat there, and I have given back your seats at tables that are still waiting: {{left}}. No harm done: join again when you have time. **{{button}}** in the thread always works.',
} as const;
