/** What is said of with whom people play. */
export const company = {
  blocked: 'You do not sit with <@{{user}}> any more. Nobody is told.',
  unblocked: 'You may sit with <@{{user}}> again.',
  'sits with': 'You both sit at {{matches}} already: nothing changes there.',
  blocks: 'Only you see this; `/block who: … off: True` takes it back. You do not sit with:',
  'blocks nobody':
    'You sit with everybody. `/block who: …` keeps you apart from somebody; nobody is told.',
  watches:
    '👀 You follow match #{{match}}: its posts are in <#{{place}}>, with Discord’s own mark for what you have not read. `/match watch stop: True` ends that.',
  'watches no more': 'You do not follow match #{{match}} any more.',
  learners: '🌱 For learners: for people new to this game, with a few matches at most.',
  absent:
    'You did not come to {{match}}, so a computer player has your seat there, and I have given back your seats at tables still waiting: {{left}}. Nothing bad: join again when you have time. **{{button}}** in the thread is always there.',
} as const;
