/** How to play, in four cards: a title, and at most 500 characters. */
export const primer = {
  aim: {
    title: 'Most points win',
    text: 'Each round you send your people out, act, and eat. Buildings give points at once, cards at the end. When a stack of buildings or the cards run out, **the most points win**.',
  },
  place: {
    title: 'Send your people out',
    text: 'Take turns, one place at a time, each place only once. Where goods are gathered, each person rolls a die. In the village one tribe at each place gets a child (**hut**), a **field** or a **tool**.',
  },
  act: {
    title: 'Gather, then buy',
    text: 'Dice are added up and divided: **{{divisors}}**; tools help. Pay for cards and buildings where you stand, and **feed everybody**.',
  },
  herd: {
    title: 'Tame the mammoth herd',
    text: 'Whoever gathers where the herd is may leave people with it, for 1 food each. **The highest die takes the tile** and its bonus; the most tiles are worth {{mostTiles}} points.',
  },
} as const;
