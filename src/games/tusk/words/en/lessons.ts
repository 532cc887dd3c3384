/** What is worth knowing the first time that something is asked: a line each, of at most 280 characters in any language. */
export const lessons = {
  place:
    'Food is made of two different tokens (sticks, grass, stones), so begin where several kinds lie within two tiles. Berries and jungle give food as it is.',
  draft:
    'Your card pays at the very end, and can be worth as much as all else. Keep one whose tokens you can reach, or whose deeds you mean to do.',
  grow: 'Grow as early as you can: each member brings two more actions every turn. It comes first: once you send hunters or anybody acts, it is over.',
  act: 'Food wins, and two actions each is all you have: walk to a tile with tokens, gather, and turn the right pair into food.',
  craft:
    'Here two tokens become 1 food. Tokens alone are worth nothing in the end, unless your card counts them.',
  recover:
    'A wounded member can only stand up. That takes one action; the other one is free again.',
  hunt: 'Nothing gives as much food at once as the mammoth, but it strikes back, and hunters do not act this turn. Two or three with sticks bring it down, one alone hardly ever.',
  fight:
    'A fight pays only if you wound more than you suffer. Count who stands there, and what sticks and grass they hold.',
  sides:
    'Taking part pays if you can win. Sitting out saves your tokens, but you may be hit all the same.',
  aim: 'Each member rolls one die, whomever it attacks: choose those who hold little grass. To split up makes two enemies.',
  commit:
    'What you use is gone, won or lost. Sticks win fights, grass keeps your members standing, stones only count if you hit.',
  stones:
    'A stone changes nothing about the food, only about who stands. Strike where you least want to be met again.',
  attack:
    'What you take now is yours at once. Sticks make hits likely, grass is for when it strikes back: do not spend all in one round.',
  share:
    'You may keep all of it. Who gets a piece comes along next time, and who gets nothing remembers.',
  land: 'All hunters go there together and act from there next turn: look what can be gathered around it.',
  regroup:
    'Stay while it is nearly down. A wound costs one action to stand up again; what you leave, the others eat.',
  aside:
    'It lies wounded there until you spend an action to let it stand up: choose a tile where it then has something to do.',
} as const;
