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

/** Tests of which `npm test` tries some, mostly what it draws by lot (`test/lot.ts`). */
export const DRAWN = [
  'test/ai/playout.test.ts',
  'test/cli/commands.test.ts',
  'test/discord/panel.test.ts',
  'test/e2e/letters.test.ts',
  'test/games/stone-age/words.test.ts',
  'test/laws/presentation.test.ts',
  'test/laws/shelf.test.ts',
  'test/match/called.test.ts',
  'test/match/lesson.test.ts',
  'test/match/news.test.ts',
];
