/** What is worth knowing the first time that something is asked: a line each, of at most 280 characters in any language. */
export const lessons = {
  place: 'A member walks up to two tiles an action: look at what lies that near.',
  draft: 'Your card pays at the end: keep one within your reach.',
  grow: 'Grow early, before you hunt or act: each member is two more actions a turn.',
  act: 'Walk to tokens, gather, turn pairs into food.',
  season: 'Each turn ends with a season, which wounds everybody on some kinds of land.',
  trampling: 'After the season the mammoth walks, and tramples whoever is in its way.',
  gather: 'Berries and jungle give food. Other tokens become food in pairs, or pay by your card.',
  craft: 'Here two tokens become 1 food. Tokens alone score nothing, unless your card counts them.',
  recover: 'A wounded member must stand up first, which takes one action.',
  hunt: 'Hunters leave before you act and do nothing else. Much food, but the mammoth strikes back; sticks help most.',
  fight:
    'A fight pays only if you wound more than you suffer. Count members, sticks and grass first.',
  done: 'You can’t save actions: end your turn once nothing pays any more.',
  sides:
    'Take part if you can win. Sitting out saves your tokens, but you may be hit all the same.',
  aim: 'Attack whoever holds little grass. Splitting up makes two enemies.',
  commit: 'What you use is gone: sticks hit, grass protects, stones add to a hit.',
  stones: 'Strike whoever you least want to meet again: stones bring no more food.',
  attack:
    'Each hit is 1 food, and sticks make hits likely. Grass helps when the mammoth strikes back.',
  share:
    'You may keep all of it. Whoever gets a share comes along next time, and whoever gets nothing remembers.',
  land: 'All hunters go there and act from there next turn: look at what lies around it.',
  regroup:
    'Stay if the mammoth is nearly down and a hunter still stands. Otherwise go where there is something to gather.',
  aside: 'It lies wounded there: choose a tile where it has something to do once it stands up.',
} as const;
