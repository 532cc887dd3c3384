/** What a tribe is called for before everybody, after its name and a colon: at most 80 characters. */
export const calls = {
  place: 'send people out, round {{round}}',
  act: 'your people act, round {{round}}',
  plan: 'say in which order your people act',
  pay: 'choose what you pay',
  tools: 'choose tools for your dice',
  tame: 'send people to tame the herd, or none',
  any: 'choose resources',
  die: 'take one of the dice for all',
  bonus: 'choose what the herd brings',
  feed: 'not everybody has food: pay, or go hungry',
} as const;
