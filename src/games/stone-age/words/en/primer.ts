/** How to play, in four cards: a title, and at most 500 characters. */
export const primer = {
  aim: {
    title: 'Most points win',
    text: 'Each round you first send all your people out, in turns with the others; then each tribe acts; then all eat. Buildings give points at once, cards at the end. When a stack of buildings runs out, or the cards do, the match is over, and **the most points win**.',
  },
  place: {
    title: 'Send your people out',
    text: 'One place at a time, with as many as you like, never twice to the same. In the **forest, clay pit, quarry, river** and on the **hunt** each rolls a die. The village has room for one tribe each: a **hut** for a child, a **field** for food, a **tool**.',
  },
  act: {
    title: 'Gather, then buy',
    text: 'When all are sent out, your people act in an order of your own. Dice are added up and divided: **{{divisors}}**; tools help. Then pay for the cards and buildings where you have somebody, and keep **one food for each person**.',
  },
  herd: {
    title: 'Tame the mammoth herd',
    text: 'Most tables play with the herd. Each round it goes to a place. Whoever gathers there may leave people with it, for a food each. When all have acted they roll: **the highest die takes the tile** and its bonus. Whoever has the most tiles at the end gets {{mostTiles}} points.',
  },
} as const;
