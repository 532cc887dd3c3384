import { csv } from './csv.ts';
import { entrantOf } from './entering.ts';
import { shownPoints } from './points.ts';
import type { Season } from './season.ts';
import { type Ranked, rankedIn } from './table-of.ts';

/** How somebody in a season is called there: by its own name, or as who plays on for another. */
const nameIn = (season: Season, user: string): string =>
  (
    entrantOf(season, user) ??
    season.entrants.flatMap(({ heir }) => heir ?? []).find((one) => one.user === user)
  )?.name ?? user;

/** The schedule of a season as CSV, a line for each table, with what came of it. */
export function scheduleOf(season: Season): string {
  const seats = Array.from(
    { length: Math.max(0, ...season.tables.map((one) => one.seats.length)) },
    (_, seat) => seat,
  );
  const header = [
    'division',
    'round',
    'table',
    'status',
    'match',
    ...seats.flatMap((seat) => [`seat ${seat + 1}`, `place ${seat + 1}`, `score ${seat + 1}`]),
  ];
  const rows = season.tables.map(({ division, round, status, match, seats: users, result }, at) => [
    division + 1,
    round + 1,
    at + 1,
    status,
    match ?? '',
    ...seats.flatMap((seat) => {
      const user = users[seat];
      const name = user === undefined ? '' : nameIn(season, user);
      return [name, result?.places[seat] ?? '', result?.scores?.[seat] ?? ''];
    }),
  ]);
  return csv([header, ...rows]);
}

/** What the standings of a season hold of a row. */
const standingIn = (season: Season, row: Ranked) => ({
  rank: row.rank,
  player: nameIn(season, row.user),
  substitute: entrantOf(season, row.user)?.heir?.name ?? '',
  dropped: entrantOf(season, row.user)?.dropped == null ? 0 : 1,
  points: shownPoints(row.points),
  penalty: shownPoints(row.penalty),
  played: row.played,
  left: row.left,
  wins: row.wins,
  seconds: row.seconds,
  thirds: row.thirds,
  share: row.share === null ? null : row.share / 1_000_000,
  margin: row.margin,
  best: row.bounds.best,
  worst: row.bounds.worst,
});

/** The standings of each division, as they are reckoned now. */
const standingsIn = (season: Season) =>
  season.divisions.map((_, division) =>
    rankedIn(season, division).map((row) => standingIn(season, row)),
  );

/** The standings of all divisions of a season as CSV. */
export function standingsOf(season: Season): string {
  const rows = standingsIn(season).flatMap((division, at) =>
    division.map((row) => ({ division: at + 1, ...row })),
  );
  const header = Object.keys(rows[0] ?? { division: 1 });
  return csv([header, ...rows.map((row) => Object.values(row).map((value) => value ?? ''))]);
}

/** A season as JSON, with times in milliseconds since 1970; without its seed, and without who is away when. */
export const seasonJson = (season: Season) => ({
  phase: season.phase,
  settings: season.settings,
  begins: season.begins,
  roundEnds: season.roundEnds,
  entrants: season.entrants.map(({ user, name, as, division, dropped, heir }) => ({
    user,
    name,
    as,
    division: division === null ? null : division + 1,
    hasDropped: dropped !== null,
    substitute: heir?.user ?? null,
  })),
  standings: standingsIn(season),
  tables: season.tables.map(
    ({ division, round, seats, status, match, result, dropped, substituted }, at) => ({
      table: at + 1,
      division: division + 1,
      round: round + 1,
      status,
      match,
      seats,
      dropped,
      substituted,
      result,
    }),
  ),
  rulings: season.rulings,
  outcomes: season.outcomes,
});
