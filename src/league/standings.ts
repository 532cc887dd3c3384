import {
  type Contest,
  isLeft,
  isOver,
  isOwn,
  type Over,
  scoredAt,
  type TieBreak,
} from './contest.ts';
import { ceilingOf } from './substitute.ts';

/** One row of the standings of a division. Points are 60ths. Where who signed up did not play, tie-breaks count nothing. */
export interface Row {
  readonly user: string;
  /** From 1; shared where nothing decides: 1, 2, 2, 4. */
  readonly rank: number;
  /** After penalties; may be below 0. */
  readonly points: number;
  readonly penalty: number;
  /** How many tables are over, by whomever they were played. */
  readonly played: number;
  readonly left: number;
  /** First places, whole where shared; so are seconds and thirds. */
  readonly wins: number;
  readonly seconds: number;
  readonly thirds: number;
  /** The mean share of the best score at the table, in millionths; null where the game has no scores. */
  readonly share: number | null;
  /** By how much the score was above the best of the others, summed up; null where the game has no scores. */
  readonly margin: number | null;
}

/** The standings of one division, the best first: by points, then by the tie-breaks in their order, then a shared rank. */
export function standingsOf(contest: Contest): Row[] {
  const over = contest.tables
    .filter(isOver)
    .map((table) => ({ table, scored: scoredAt(table, contest.points) }));
  const unranked = contest.users.map((user) => {
    const ceiling = ceilingOf(user, contest);
    const played = over.flatMap(({ table, scored }) => {
      const one = scored[table.seats.indexOf(user)];
      return one === undefined ? [] : [{ table, ...one }];
    });
    const own = played.filter(({ table }) => isOwn(table, user));
    const scores = own.flatMap(({ table }) => scoresOf(table, user) ?? []);
    const penalty = sum(
      contest.penalties.filter((one) => one.user === user).map(({ points }) => points),
    );
    const at = (nth: number): number => own.filter(({ place }) => place === nth).length;
    const counted = played.map(({ table, points }) => Math.min(points, ceiling(table)));
    return {
      user,
      points: sum(counted) - penalty,
      penalty,
      played: played.length,
      left: contest.tables.filter((table) => isLeft(table) && table.seats.includes(user)).length,
      wins: at(1),
      seconds: at(2),
      thirds: at(3),
      share:
        scores.length === 0
          ? null
          : Math.round(sum(scores.map(({ share }) => share)) / scores.length),
      margin: scores.length === 0 ? null : sum(scores.map(({ margin }) => margin)),
    };
  });
  const ahead = (a: Unranked, b: Unranked): number => compare(a, b, contest.tieBreaks);
  return unranked
    .map((row) => ({ ...row, rank: 1 + unranked.filter((other) => ahead(other, row) < 0).length }))
    .toSorted((a, b) => a.rank - b.rank || (a.user < b.user ? -1 : 1));
}

type Unranked = Omit<Row, 'rank'>;

/** Below 0 where the first is ahead. What the game lacks decides nothing. */
function compare(a: Unranked, b: Unranked, tieBreaks: readonly TieBreak[]): number {
  for (const by of ['points', ...tieBreaks] as const) {
    const one = a[by] ?? Number.NEGATIVE_INFINITY;
    const other = b[by] ?? Number.NEGATIVE_INFINITY;
    if (one !== other) return one > other ? -1 : 1;
  }
  return 0;
}

/** How a row's score stands beside those of the others that did not drop; undefined without scores. */
function scoresOf({ seats, dropped, scores }: Over, user: string) {
  if (scores === null) return undefined;
  const own = scores[seats.indexOf(user)] ?? 0;
  const others = scores.filter((_, seat) => {
    const other = seats[seat];
    return other !== undefined && other !== user && !dropped.includes(other);
  });
  const best = Math.max(own, ...others);
  // A best score of nothing or less has no shares: all of it for who has it.
  const share = best > 0 ? Math.max(0, own) / best : Number(own === best);
  return {
    share: Math.round(share * 1_000_000),
    margin: others.length === 0 ? 0 : own - Math.max(...others),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
