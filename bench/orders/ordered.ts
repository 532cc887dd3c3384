/**
 * What somebody orders once for a match who wants to be asked little, by game: nothing of it is left to a computer player.
 */
export const ORDERED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'stone-age': {
    act: 'buildings',
    tools: 'all',
    tame: 'spare',
    feed: 'buy',
    die: 'highest',
    bonus: 'first',
  },
  'valley-of-the-mammoths': { plan: 'none', hunger: 'none', season: 'plant' },
};
