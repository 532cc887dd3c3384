import { divided } from './divisions.ts';
import { playersOf, withEntrant } from './entering.ts';
import { pairing } from './pairing/pairing.ts';
import { endsOfRounds, plannedTable } from './playing.ts';
import type { Outcome } from './promotion.ts';
import type { Entrant, LeagueTable, Season } from './season.ts';

/** What is known of those who play, besides what the season says. */
export interface Known {
  /** Whom somebody may not meet. */
  readonly avoids: (user: string) => readonly string[];
  /** For each of the 24 hours of a day in UTC, whether somebody is awake; null if that is not known. */
  readonly waking: (user: string) => readonly boolean[] | null;
  /** How the seasons before ended, the last one first. */
  readonly before: readonly (readonly Outcome[])[];
}

/**
 * A season with divisions and schedule, and with the ends of its rounds if it has dates; called off where no table comes
 * out. The same seed draws the same.
 */
export function drawn(season: Season, known: Known): Season {
  const players = playersOf(season);
  const entrants = players.map(({ user }) => {
    const paused = known.before.findIndex((ended) => ended.some((one) => one.user === user));
    const last = known.before[paused]?.find((one) => one.user === user) ?? null;
    return { user, last, paused: Math.max(0, paused) };
  });
  const { division: ideal, seats } = season.settings;
  const divisions = divided(entrants, ideal, Math.max(ideal / 2, seats));
  const placed = new Map(
    divisions.flatMap((division, at) =>
      division.map(({ user, reason }) => [user, { division: at, why: reason }] as const),
    ),
  );
  const inDivisions: Season = {
    ...season,
    entrants: season.entrants.map((one): Entrant => ({ ...one, ...placed.get(one.user) })),
    divisions: divisions.map(() => ({ post: null })),
  };
  return scheduled(inDivisions, known);
}

/** A season whose divisions stand, with a schedule for each: the same as before where nobody has come or gone. */
export function scheduled(season: Season, known: Pick<Known, 'avoids' | 'waking'>): Season {
  const { seats, least, matches, atOnce } = season.settings;
  const tables = season.divisions.flatMap((_, division): LeagueTable[] => {
    const people = playersOf(season)
      .filter((one) => one.division === division)
      .map(({ user }) => ({ user, avoids: known.avoids(user), waking: known.waking(user) }));
    const seed = `${season.seed} ${division}`;
    const paired = pairing({ people, seats, least, matches, atOnce, seed });
    if (paired.kind !== 'paired') return [];
    return paired.tables.map((table) => plannedTable(division, table.round, table.seats));
  });
  if (tables.length === 0) return { ...season, phase: 'cancelled' };
  const rounds = 1 + Math.max(...tables.map(({ round }) => round));
  return { ...season, phase: 'drawn', tables, roundEnds: endsOfRounds(season, rounds) };
}

/** Moves somebody to another division before the season begins; both are scheduled anew. */
export function movedTo(
  season: Season,
  user: string,
  division: number,
  known: Pick<Known, 'avoids' | 'waking'>,
): Season {
  return scheduled(withEntrant(season, user, { division, why: 'moved' }), known);
}
