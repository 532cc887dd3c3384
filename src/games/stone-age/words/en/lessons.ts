/** What is worth knowing the first time that something is asked: a line each, of at most 280 characters in any language. */
export const lessons = {
  village: 'Field, tool or hut pays off every round: go early, each takes one tribe.',
  'short village':
    'Even in {{short}} rounds a tool or a field pays; a child from the hut mostly eats.',
  sources: 'Fetch what an open building or card asks for.',
  hunt: 'Everybody eats 1 food when the round ends; each hunter usually brings 1 or 2.',
  cards: 'A card brings something now, and points at the end.',
  buildings: 'Buildings score most, and at once: go if you will have the goods when you act.',
  herd: 'Gather where the herd is to tame it: a bonus, and {{mostTiles}} points for the most tiles.',
  rest: 'Begin with all who have nothing to pay: then you see what you can buy.',
  act: 'Order matters: tools before dice, dice before what they pay for.',
  spare: 'Hunger costs {{hunger}} points: keep what the meal needs, unless it brings more here.',
  pay: 'Keep what the next building asks for.',
  tools: 'Use the smallest tool that gets you one more.',
  tame: 'Each person adds a die for the tile, and still eats tonight.',
  any: 'Take what your next building or card still lacks.',
  die: 'A tool or a field helps from now on. What you leave, the next tribe may take.',
  bonus: 'Take the line that helps you sooner; the tile is yours either way.',
  feed: 'Hunger costs {{hunger}} points: a few resources are nearly always cheaper.',
  hunger: 'Only what is worth more than {{hunger}} points is worth going hungry for.',
} as const;
