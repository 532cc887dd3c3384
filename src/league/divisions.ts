import type { Outcome } from './promotion.ts';

/** Why somebody is in its division. */
export type Reason =
  | 'promoted'
  | 'relegated'
  | 'stayed'
  /** It played before, but not last season. */
  | 'returned'
  | 'new'
  /** Above where it would be, so that divisions are of a size. */
  | 'levelled'
  /** By a director. */
  | 'moved';

/** Who signed up, and what it did before. */
export interface Entrant {
  readonly user: string;
  /** How the last season that it played ended for it; null for who is new. */
  readonly last: Outcome | null;
  /** How many seasons it has not played since: 0 where it played the last one. */
  readonly paused: number;
}

export interface Placed {
  readonly user: string;
  readonly reason: Reason;
}

/**
 * Divides who signed up, the top division first, the strongest first in each. By last outcome: who was relegated stands
 * above who stayed, and that one above who was promoted. Then, in the lowest division, who paused, the shortest pause
 * first, and who is new, in the order given.
 *
 * There are as many divisions as people ÷ ideal size, rounded, but a lowest one of too few is not opened. Who would be in
 * one that there is not is in the lowest. Sizes are levelled from the top by moving the best of lower divisions up,
 * nobody ever down: who was relegated at most to where it played, others at most to one above, who paused or is new as
 * far as it takes. So who was promoted is not moved, and who was relegated is the first to be kept up. A division is
 * larger only where it was, and smaller only where nobody below may rise.
 *
 * @param ideal how many people a division should have, 7 to 20
 * @param least how many the lowest one must have
 */
export function divided(
  entrants: readonly Entrant[],
  ideal: number,
  least = ideal / 2,
): Placed[][] {
  for (let count = Math.round(entrants.length / ideal); count > 1; count -= 1) {
    const divisions = levelled(entrants, count);
    if ((divisions.at(-1)?.length ?? 0) >= least) return divisions;
  }
  return entrants.length === 0 ? [] : levelled(entrants, 1);
}

function levelled(entrants: readonly Entrant[], count: number): Placed[][] {
  const ordered = inOrder(entrants);
  let below = ordered.map((one) => ({ ...one, due: Math.min(dueOf(one, count), count - 1) }));
  return Array.from({ length: count }, (_, division) => {
    const own = below.filter(({ due }) => due === division);
    const size = Math.floor(below.length / (count - division));
    const free = below.filter((one) => one.due > division && highestOf(one) <= division);
    const here = [...own, ...free.slice(0, Math.max(0, size - own.length))];
    below = below.filter((one) => !here.includes(one));
    return here.map((one) => ({ user: one.user, reason: reasonIn(division, one, count) }));
  });
}

/** In which division somebody would be by its last outcome, if there were as many as that takes. */
function dueOf({ last, paused }: Entrant, count: number): number {
  if (last === null || paused > 0) return count - 1;
  return last.division + STEPS[last.moves];
}

const STEPS = { up: -1, stays: 0, down: 1 } as const;

/** How far up levelling may move somebody. */
function highestOf({ last, paused }: Entrant): number {
  if (last === null || paused > 0) return 0;
  return last.moves === 'down' ? last.division : last.division - 1;
}

function reasonIn(division: number, entrant: Entrant, count: number): Reason {
  const { last, paused } = entrant;
  if (last === null) return 'new';
  if (paused > 0) return 'returned';
  if (last.moves === 'up') return 'promoted';
  if (division < dueOf(entrant, count)) return 'levelled';
  return last.moves === 'down' ? 'relegated' : 'stayed';
}

/** The strongest first; who is new stays in the order given. */
function inOrder(entrants: readonly Entrant[]): Entrant[] {
  const keyOf = ({ last, paused }: Entrant): number[] =>
    last === null
      ? [Number.MAX_SAFE_INTEGER]
      : [paused, last.division + STEPS[last.moves], -STEPS[last.moves], last.place];
  return entrants
    .map((entrant) => ({ entrant, key: keyOf(entrant) }))
    .toSorted((a, b) => {
      const at = a.key.findIndex((one, index) => one !== b.key[index]);
      return at === -1 ? 0 : (a.key[at] ?? 0) - (b.key[at] ?? 0);
    })
    .map(({ entrant }) => entrant);
}
