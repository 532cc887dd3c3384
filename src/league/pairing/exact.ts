import type { Random } from '../../engine/random.ts';
import { evenSeats } from './seats.ts';

/**
 * Schedules in which everybody meets everybody equally often and has each seat equally often, by people and seats. To
 * each block 0 to `people - 1` are added, modulo `people`: a block makes as many tables as there are people, and the
 * place in it is the seat.
 */
const BLOCKS = new Map([
  ['7 3', ['1 2 4']],
  ['13 3', ['0 1 4', '0 2 7']],
  ['5 4', ['0 1 2 3']],
  ['7 4', ['0 3 5 6']],
  ['9 4', ['0 1 2 4', '0 3 4 7']],
  ['13 4', ['0 1 3 9']],
  ['11 5', ['1 3 4 5 9']],
  ['21 5', ['0 1 4 14 16']],
]);

/**
 * Tables of an exact schedule, with people by number and in the order of seats; null where there is none for so many
 * matches each. Two at a table play a round robin. Where it is played again, duels change seats, and else people change
 * places in it.
 */
export function exactTables(
  people: number,
  seats: number,
  matches: number,
  random: Random,
): number[][] | null {
  const blocks = BLOCKS.get(`${people} ${seats}`) ?? [];
  const each = seats === 2 ? people - 1 : blocks.length * seats;
  if (each === 0 || matches % each > 0) return null;
  const all = [...Array(people).keys()];
  const cyclic = blocks.flatMap((block) => {
    return all.map((by) => block.split(' ').map((at) => (Number(at) + by) % people));
  });
  const once = seats === 2 ? circle(people, people - 1 + (people % 2)).flat() : cyclic;
  evenSeats(once);
  return [...Array(matches / each).keys()].flatMap((nth) => {
    if (seats === 2) return nth % 2 === 0 ? once : once.map((pair) => pair.toReversed());
    const order = nth === 0 ? all : random.shuffle(all);
    return once.map((table) => table.map((person) => order[person] ?? 0));
  });
}

/**
 * Days of duels by the circle method, on each of which everybody has one: the last person stays, the others go round;
 * of an odd number one rests.
 */
export function circle(people: number, days: number): number[][][] {
  const turns = people - 1 + (people % 2);
  return Array.from({ length: days }, (_, day) => {
    const pairs = Array.from({ length: (turns + 1) / 2 }, (__, nth) => {
      return [nth === 0 ? turns : (day + nth) % turns, (day + turns - nth) % turns];
    });
    return pairs.filter((pair) => !pair.includes(people));
  });
}
