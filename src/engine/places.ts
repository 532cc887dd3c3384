import type { Outcome, Seat, TieBreak } from './game.ts';

/** How a seat came out of a match. */
export interface Place {
  readonly seat: Seat;
  /** From 1 up. Who cannot be told apart shares a place, and the next one is left out: 1, 2, 2, 4. */
  readonly place: number;
  readonly score: number;
  /** The tie-break that told it from a seat with the same score; null where the score alone decided, or nothing could. */
  readonly tieBreak: string | null;
}

/** The places of all seats, in seat order: by score, then by the game's tie-breaks one after the other. */
export function placesOf({ scores, tieBreaks = [] }: Outcome): Place[] {
  /** Which of two is ahead, above 0 for the first, and by which tie-break. */
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
      // The last that was needed, where several were.
      tieBreak: tieBreaks.findLast(({ name }) => decided.has(name))?.name ?? null,
    };
  });
}

/** How seats come out that have these points: the first places win, and who cannot be told apart shares the win. */
export function outcomeOf(scores: readonly number[], tieBreaks: readonly TieBreak[] = []): Outcome {
  const points = { scores, ...(tieBreaks.length === 0 ? {} : { tieBreaks }) };
  const places = placesOf({ ...points, winners: [] });
  return { ...points, winners: places.flatMap(({ seat, place }) => (place === 1 ? [seat] : [])) };
}
