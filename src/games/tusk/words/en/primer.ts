/** How to play, in four cards: a title, and at most 500 characters. */
export const primer = {
  aim: {
    title: 'Most food wins',
    text: 'Gather and hunt while the Ice Age comes. From turn {{snow}} on snow covers the land; when all is white, after 6 to 9 turns, **the most food wins**.',
  },
  turn: {
    title: 'Your turn: {{actions}} actions for each member',
    text: 'You may grow first, then send hunters. Then each member does {{actions}} things: **move** up to two tiles, **gather** a token, **craft** 1 food out of two where the tile says so, or **fight**.\nEach turn ends with a season: it **wounds** everybody on the land it names.',
  },
  hunt: {
    title: 'Hunt the mammoth together',
    text: 'Each {{hits}} or more takes 1 of its {{food}} food; sticks add to your dice, grass helps when it strikes back. When it falls, the Hunt Leader, who sent hunters first, shares out **{{food}} more**.\nEach turn it walks on, and **tramples** whoever is in its way.',
  },
  card: {
    title: 'A card that only you know',
    text: 'You keep one of {{drawn}} victory cards. It adds food at the end: for tokens, kills or fights. You may give and trade at any time; promises bind nobody.',
  },
} as const;
