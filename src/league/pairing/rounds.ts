import type { Draws } from './draws.ts';

/** How often an order of rounds is tried that may need one less. */
const TRIES = 400;

/** The fewest rounds that may do, by how many tables each person and each round can have. */
export function fewestRounds(
  tables: readonly (readonly number[])[],
  people: number,
  { matches, atOnce }: { readonly matches: number; readonly atOnce: number },
): number {
  const least = Math.min(...tables.map((table) => table.length));
  const inRound = Math.floor((people * Math.min(atOnce, matches)) / least);
  return Math.max(Math.ceil(matches / atOnce), Math.ceil(tables.length / inRound));
}

/**
 * Puts tables into rounds so that nobody has more than `atOnce` in one: each into the first with room, in the given
 * order, and then round by round in other orders, which never takes more rounds and now and then takes less.
 *
 * @param fewest how many rounds there are at least
 * @returns the tables of each round
 */
export function intoRounds(
  tables: readonly number[][],
  fewest: number,
  atOnce: number,
  draws: Draws,
): number[][][] {
  let rounds = firstFit(tables, atOnce);
  for (let nth = 0; nth < TRIES && rounds.length > fewest; nth += 1) {
    rounds = firstFit(draws.shuffle(rounds).flat(), atOnce);
  }
  return rounds;
}

function firstFit(tables: readonly number[][], atOnce: number): number[][][] {
  const rounds: { tables: number[][]; load: number[] }[] = [];
  for (const table of tables) {
    let round = rounds.find(({ load }) => table.every((one) => (load[one] ?? 0) < atOnce));
    if (!round) rounds.push((round = { tables: [], load: [] }));
    round.tables.push(table);
    for (const one of table) round.load[one] = (round.load[one] ?? 0) + 1;
  }
  return rounds.map((round) => round.tables);
}
