import { type Bounds, boundsOf, type Mark, markOf } from './bounds.ts';
import type { Contest, Table } from './contest.ts';
import { entrantOf, playersOf } from './entering.ts';
import { POINT } from './points.ts';
import { championsOf, linesOf, MOVING, type Moving, outcomesOf } from './promotion.ts';
import type { LeagueTable, Season } from './season.ts';
import { type Row, standingsOf } from './standings.ts';

/** What the standings of a division are reckoned from. */
export function contestOf(season: Season, division: number): Contest {
  return {
    users: rosterOf(season, division),
    tables: season.tables.filter((one) => one.division === division).map(asTable),
    points: season.settings.points,
    tieBreaks: season.settings.tieBreaks,
    penalties: season.rulings.flatMap(({ deed, why }) =>
      deed.is === 'penalty' ? [{ user: deed.user, points: deed.points * POINT, reason: why }] : [],
    ),
  };
}

/** Who plays in a division, in the order in which they signed up. */
export const rosterOf = (season: Season, division: number): string[] =>
  playersOf(season).flatMap((one) => (one.division === division ? [one.user] : []));

function asTable({ seats, dropped, substituted, status, result }: LeagueTable): Table {
  const people = { seats, dropped, substituted };
  if (status !== 'over') return { ...people, status };
  return result === null ? { ...people, status: 'void' } : { ...people, status, ...result };
}

/** A row of the standings, with the places that it can still reach and what is sure of it. */
export interface Ranked extends Row {
  readonly bounds: Bounds;
  readonly mark: Mark | null;
}

/** The standings of a division; once it is over, marks say who went up and down. */
export function rankedIn(season: Season, division: number): Ranked[] {
  const contest = contestOf(season, division);
  const bounds = boundsOf(contest);
  const went = new Map(
    season.outcomes.map(({ user, moves }) => [user, moves === 'stays' ? null : moves]),
  );
  const line = linesIn(season)[division] ?? { up: 0, down: 0 };
  const people = contest.users.length;
  return standingsOf(contest).map((row) => {
    const own = bounds.get(row.user) ?? { best: row.rank, worst: row.rank };
    const isOnly = season.divisions.length < 2;
    const promised = kept(season.shown[row.user], markOf(own, { people, ...line }));
    const mark = isOnly ? null : season.phase === 'over' ? (went.get(row.user) ?? null) : promised;
    return { ...row, bounds: own, mark };
  });
}

/** Who won the first division of a season, all who share that place: for a row whose player dropped out, who played on for it. */
export const winnersOf = (season: Season): string[] =>
  season.divisions.length === 0
    ? []
    : championsOf(rankedIn(season, 0)).map((row) => entrantOf(season, row)?.heir?.user ?? row);

/** What is sure of a row: what was promised stays, though a ruling changes the standings; that it goes down is no promise. */
function kept(shown: Mark | undefined, mark: Mark | undefined): Mark | null {
  if (shown === 'up' || mark === 'up') return 'up';
  return shown === 'stays' ? shown : (mark ?? null);
}

const movingOf = ({ moves }: Season['settings']): Moving =>
  moves === null ? MOVING : { exactly: moves };

/** How many go up and down from each division. */
export const linesIn = (season: Season) =>
  linesOf(
    season.divisions.map((_, division) => rosterOf(season, division).length),
    movingOf(season.settings),
  );

/** A season that has noted what its standings promise by now. */
export function withShown(season: Season): Season {
  if (season.divisions.length < 2) return season;
  const shown: Season['shown'] = {};
  for (const division of season.divisions.keys())
    for (const { user, mark } of rankedIn(season, division)) if (mark !== null) shown[user] = mark;
  return { ...season, shown };
}

/** A season that is over, with how it ended for each. */
export function concluded(season: Season): Season {
  const divisions = season.divisions.map((_, division) => standingsOf(contestOf(season, division)));
  const shown = new Map(Object.entries(season.shown));
  const lot = season.seed;
  const outcomes = outcomesOf(divisions, { moving: movingOf(season.settings), shown, lot });
  return { ...season, phase: 'over', outcomes: outcomes.flat() };
}
