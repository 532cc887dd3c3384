import { isOver, type Over, scoredAt } from './contest.ts';
import { POINT } from './points.ts';
import type { Season } from './season.ts';
import { contestOf, winnersOf } from './table-of.ts';

/** How often two people of a league sat at the same table, and who was ahead there. */
export interface HeadToHead {
  readonly tables: number;
  readonly ahead: number;
  readonly behind: number;
}

/** What somebody has come to in the seasons of a league. */
export interface OwnRecord {
  /** In which it plays or played. */
  readonly seasons: number;
  /** Those that are over, and that it played itself. */
  readonly matches: number;
  readonly wins: number;
  /** Its mean points of these matches; null of none. */
  readonly mean: number | null;
  /** How often it won the first division, alone or with others, for itself or whom it played on for. */
  readonly titles: number;
}

/** Somebody against another one, over some seasons: tables at which both played themselves. Who dropped was last. */
export function headToHead(seasons: readonly Season[], user: string, other: string): HeadToHead {
  const both = seasons.flatMap((season) =>
    overIn(season).flatMap((one) => {
      const [own, others] = [placedAt(one, user), placedAt(one, other)];
      return own === null || others === null ? [] : [others.place - own.place];
    }),
  );
  return {
    tables: both.length,
    ahead: both.filter((by) => by > 0).length,
    behind: both.filter((by) => by < 0).length,
  };
}

/** The record of somebody over some seasons. */
export function ownRecord(seasons: readonly Season[], user: string): OwnRecord {
  const played = seasons.flatMap((season) =>
    overIn(season).flatMap((one) => placedAt(one, user) ?? []),
  );
  const points = played.reduce((sum, one) => sum + one.points, 0);
  return {
    seasons: seasons.filter(({ tables }) => tables.some(({ seats }) => seats.includes(user)))
      .length,
    matches: played.length,
    wins: played.filter(({ place }) => place === 1).length,
    mean: played.length === 0 ? null : points / played.length / POINT,
    titles: seasons.filter((season) => season.phase === 'over' && winnersOf(season).includes(user))
      .length,
  };
}

/** The tables of a season that are over, with what each seat has of them. */
const overIn = (season: Season) =>
  season.divisions.flatMap((_, division) => {
    const { tables, points } = contestOf(season, division);
    return tables.filter(isOver).map((table) => ({ table, scored: scoredAt(table, points) }));
  });

/** What somebody has of a table; null where it was not there, or somebody else played for it to the end. */
function placedAt(
  { table, scored }: { readonly table: Over; readonly scored: ReturnType<typeof scoredAt> },
  user: string,
) {
  const isAnothers = table.substituted.includes(user) && !table.dropped.includes(user);
  return isAnothers ? null : (scored[table.seats.indexOf(user)] ?? null);
}
