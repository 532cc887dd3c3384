/** Tests that look very closely at what seldom changes, or play very much: `npm test` leaves them out. */
export const THOROUGH = [
  'test/games/*/steady.test.ts',
  'test/games/tusk/{crowded,wounds}.test.ts',
  'test/language/pseudo.test.ts',
  'test/league-seasons/{same,shelf}.test.ts',
  'test/month/month.test.ts',
  'test/newcomer/*.test.ts',
  'test/render/animation.test.ts',
  'test/render/contrast.test.ts',
  'test/render/long-words.test.ts',
  'test/render/names.test.ts',
  'test/render/terrain.test.ts',
];
