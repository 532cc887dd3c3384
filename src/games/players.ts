import type { AnyEdition } from '../presentation/edition.ts';

/** What it takes to play a game: its rules, and its computer players. */
export type Playing = Pick<AnyEdition, 'game' | 'players'>;

/**
 * The rules and players of every game on the shelf, by its id, each loaded when it is asked for: the thread in which
 * computer players think holds neither words nor pictures, nor games that nobody plays.
 */
const PLAYERS: Readonly<Record<string, () => Promise<Playing>>> = {
  tusk: async () => (await import('./tusk/playing.ts')).tuskPlaying,
  'stone-age': async () => (await import('./stone-age/playing.ts')).stoneAgePlaying,
  'rise-of-tribes': async () => (await import('./rise-of-tribes/playing.ts')).risePlaying,
  'valley-of-the-mammoths': async () =>
    (await import('./valley-of-the-mammoths/playing.ts')).valleyPlaying,
};

/** Throws where there is no such game. */
export async function playingOf(game: string): Promise<Playing> {
  const load = PLAYERS[game];
  if (load === undefined) throw new Error(`Nobody plays ${game} here.`);
  return load();
}
