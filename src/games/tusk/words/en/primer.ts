/** How to play, in four cards: a title, and at most 500 characters. */
export const primer = {
  aim: {
    title: 'Most food wins',
    text: 'You lead a tribe through the coming Ice Age. Each turn every tribe acts, then the hunters meet the mammoth, then the season changes the land. From turn {{snow}} on snow covers tile after tile. When all is white, after 6 to 9 turns, **the most food wins**.',
  },
  turn: {
    title: 'Your turn: {{actions}} actions for each member',
    text: 'First grow and send hunters, if you like. Then each member does {{actions}} things: **move** up to two tiles, **gather** a token where it stands, **craft** two tokens into 1 food where the tile says so, or **fight** who stands there. What can be chosen is ringed on your picture.',
  },
  hunt: {
    title: 'Hunt the mammoth together',
    text: 'Hunters of all tribes meet it in rounds. Each {{hits}} or more takes 1 of its {{food}} food; sticks add to your dice, and grass helps when it strikes back. When it falls, whoever sent hunters first shares out **{{food}} more food** as they like.',
  },
  card: {
    title: 'A card that only you know',
    text: 'At the start you keep one of {{drawn}} victory cards. It adds food at the end: for tokens, for kills, for fights that you win. Only you see it, by **My hand**. You may give, trade and promise at any time; promises bind nobody.',
  },
} as const;
