/** How to play, in four cards: a title, and at most 500 characters. */
export const primer = {
  aim: {
    title: '{{camps}} camps, held for a turn, win',
    text: 'Whoever has **{{camps}} camps** at the end of a turn is announced. Still {{camps}} a turn later: that tribe wins. So does the last tribe alive.',
  },
  moving: {
    title: 'Spread out, and stay with your prey',
    text: 'Groups go up to {{range}} hexes; a mountain ends the way, a river bars it. Where **animals** are, leave as many people as animals. A **new camp** takes a warrior and a woman who stayed.',
  },
  fights: {
    title: 'Fights: a die, and the warriors',
    text: 'Whoever meets strangers or animals fights. Each side throws and adds its **warriors** after the first; all but the highest lose one. Animals that you kill are **food**. Beaten women are captured, beaten camps taken.',
  },
  food: {
    title: 'Everybody eats',
    text: 'Hexes by **water** feed you, **forests** in summer, and **crops** at harvest. Each of your people eats 1, or somebody dies. At the end of a season each camp with a **woman** has a birth.',
  },
} as const;
