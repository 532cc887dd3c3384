import type { Outcome, Seat, TieBreak } from './game.ts';

/** What places are made of: points, and what tells equal ones apart. */
export type Points = Pick<Outcome, 'scores' | 'tieBreaks'>;

/** The place of a seat at the end of a match. */
export interface Place {
  readonly seat: Seat;
  /** From 1 up. Tied seats share a place, and the next one is left out: 1, 2, 2, 4. */
  readonly place: number;
  readonly score: number;
  /** The tie-break that separated it from a seat with the same score; null if the score decided or it is tied. */
  readonly tieBreak: string | null;
}

/** The places of all seats, in seat order: by score, then by the game's tie-breaks one after the other. */
export function placesOf({ scores, tieBreaks = [] }: Points): Place[] {
  /** Above 0 if the first seat is ahead, below 0 if the second is; and by which tie-break. */
  const compare = (a: Seat, b: Seat): { by: number; tieBreak: string | null } => {
    const ahead = (scores[a] ?? 0) - (scores[b] ?? 0);
    if (ahead !== 0) return { by: ahead, tieBreak: null };
    for (const { name, values } of tieBreaks) {
      const by = (values[a] ?? 0) - (values[b] ?? 0);
      if (by !== 0) return { by, tieBreak: name };
    }
    return { by: 0, tieBreak: null };
  };
  return scores.map((score, seat) => {
    const others = scores.flatMap((_, other) => (other === seat ? [] : compare(other, seat)));
    const decided = new Set(others.flatMap(({ tieBreak }) => tieBreak ?? []));
    return {
      seat,
      place: 1 + others.filter(({ by }) => by > 0).length,
      score,
      // The last one that was needed.
      tieBreak: tieBreaks.findLast(({ name }) => decided.has(name))?.name ?? null,
    };
  });
}

/** The outcome of these scores: the first place wins, and tied seats share it. */
export function outcomeOf(scores: readonly number[], tieBreaks: readonly TieBreak[] = []): Outcome {
  const points = { scores, ...(tieBreaks.length === 0 ? {} : { tieBreaks }) };
  const places = placesOf(points);
  return { ...points, winners: places.flatMap(({ seat, place }) => (place === 1 ? [seat] : [])) };
}
