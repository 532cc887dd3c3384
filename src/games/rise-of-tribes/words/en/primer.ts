/** How to play, in four cards: a title, and at most 500 characters. */
export const primer = {
  aim: {
    title: 'First with {{points}} points wins',
    text: 'At once, in the middle of a turn. **Villages** bring a point each turn, **goals** some points once, and beasts and events a few more.',
  },
  dice: {
    title: 'Two dice, two actions',
    text: 'Each die enters a row at the left, and the right-most one drops out for the next player. Two ☀️ of the three make the action **strong**, two 🌙 **weak**. So look at what others left you.',
  },
  actions: {
    title: 'Grow, Move, Gather, Lead',
    text: '**Grow**: new members where you are. **Move**: a step each. **Gather**: what your hexes give. **Lead**: draw goals. More than {{limit}} on a hex fight: all lose one by one until one tribe is left.',
  },
  villages: {
    title: 'Build and complete',
    text: 'At the end of your turn, build a **village** for six resources where you are alone, and complete **goals**. A village falls when its owner has left.',
  },
} as const;
