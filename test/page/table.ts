import { planFor } from '../../bench/table/plan.ts';
import { type Hands, playerAt } from '../../bench/table/player.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import type { Person } from '../../src/sandbox/index.ts';
import type { Camp } from '../e2e/camp.ts';

/**
 * The people at a table, who play as players would who know the game, and the match as it stands.
 *
 * @param hands what presses for each of them; nothing but their own unless told
 */
export async function sitDown(
  camp: Camp,
  thread: string,
  people: readonly Person[],
  hands: (person: Person) => Hands | undefined = () => undefined,
) {
  const app = {
    ...openApp(camp.store, camp.shelf),
    announce: () => {},
    think: async () => null,
  };
  const match = (await camp.store.matchIn({ thread }))?.id ?? 0;
  const now = () => load(app, match);
  const { row } = await now();
  const players = people.map((person) => {
    const seat = row.seats.findIndex(({ user }) => user === person.id);
    return playerAt(thread, person, seat, 'by panel', () => Promise.resolve(), hands(person));
  });
  /** Whoever is asked presses once. Returns who that was, and the match after it. */
  const press = async (loaded: Loaded) => {
    const waiting = waitingFor(loaded).map(({ seat }) => seat);
    const player = players.find(({ seat }) => waiting.includes(seat));
    if (player === undefined) throw new Error('None of these people is asked.');
    await player.press(loaded, planFor(loaded, player.seat));
    await camp.settled();
    return { by: player, loaded: await now() };
  };
  return { now, press, players };
}
