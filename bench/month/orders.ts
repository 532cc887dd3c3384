/**
 * What people order who order something: all that they are asked while it is somebody else's turn, and their own turns
 * by a computer player, as people do who are away. The secret card of Tusk! they choose themselves, and in Stone Age what
 * they buy.
 */
export const ORDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tusk: {
    defend: 'half',
    side: 'out',
    back: 'back',
    hunt: 'half',
    stay: '2',
    aside: 'richest',
    share: 'computer',
    act: 'computer',
    place: 'richest',
  },
  'stone-age': {
    place: 'computer',
    tools: 'computer',
    die: 'highest',
    bonus: 'computer',
    feed: 'buy',
  },
  'rise-of-tribes': {
    bid: 'computer',
    give: 'evenly',
    lose: 'thick',
    offer: 'computer',
    take: 'computer',
    bow: 'leader',
    act: 'computer',
    settle: 'computer',
  },
  'valley-of-the-mammoths': {
    plan: 'none',
    hunger: 'none',
    season: 'plant',
    order: 'computer',
  },
};
