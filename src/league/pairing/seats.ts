/**
 * Changes seats within tables until nobody can have two of them more evenly. Where all tables are full, each person then
 * has each seat equally often or once more or less: of two seats, a table is an edge from one person to another, and who
 * has more edges going out than coming in by two can always turn a path of them round.
 *
 * @param tables people in the order of seats; changed in place
 */
export function evenSeats<Person>(tables: readonly Person[][]): void {
  const seats = [...Array(Math.max(0, ...tables.map((table) => table.length))).keys()];
  let changed = true;
  while (changed) {
    changed = false;
    for (const one of seats) {
      for (const other of seats) {
        while (one !== other && turnPath(tables, one, other)) changed = true;
      }
    }
  }
}

/**
 * Turns round a path of tables from somebody who has the one seat more often than the other: it then has it once less,
 * the last person on the path once more, and those between as often as before. False where nobody gains by that.
 */
function turnPath<Person>(tables: readonly Person[][], one: number, other: number): boolean {
  const lean = new Map<Person | undefined, number>();
  for (const table of tables) {
    lean.set(table[one], (lean.get(table[one]) ?? 0) + 1);
    lean.set(table[other], (lean.get(table[other]) ?? 0) - 1);
  }
  for (const [from, by] of lean) {
    if (from === undefined || by < 2) continue;
    const paths = new Map<Person | undefined, readonly Person[][]>([[from, []]]);
    // A map is walked in the order in which it grows.
    for (const [person, path] of paths) {
      // Both ends change by two: they come no closer unless they are further apart.
      if (by - (lean.get(person) ?? 0) > 2) {
        for (const table of path) swap(table, one, other);
        return true;
      }
      for (const table of tables) {
        const next = table[other];
        if (table[one] === person && next !== undefined && !paths.has(next)) {
          paths.set(next, [...path, table]);
        }
      }
    }
  }
  return false;
}

function swap<T>(items: T[], one: number, other: number): void {
  const [first, second] = [items[one], items[other]];
  if (first !== undefined && second !== undefined) {
    items[one] = second;
    items[other] = first;
  }
}
