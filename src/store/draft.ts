import { isDeepStrictEqual } from 'node:util';
import { Prisma } from './client/client.ts';
import { jsonOf } from './json.ts';
import {
  type ClockRow,
  type EntryRow,
  type MatchId,
  type MatchRow,
  type OutboxRow,
  SEAT_COLUMNS,
  type SeatRow,
} from './rows.ts';

/** The progress of a match: the new entries of its log, and the match and its seats after them. */
export interface Advance
  extends Pick<MatchRow, 'sequence' | 'snapshot' | 'announced' | 'status' | 'endedAt'> {
  readonly entries: readonly EntryRow[];
  /** All seats that the match has, in seat order. */
  readonly seats: readonly SeatRow[];
}

/** What a transaction has yet to write: of one match, and of the outbox. */
export interface Draft {
  readonly match: MatchId | null;
  readonly entries: readonly EntryRow[];
  readonly seats: readonly SeatRow[];
  readonly clock: ClockRow | null;
  readonly advance: Omit<Advance, 'entries' | 'seats'> | null;
  readonly said: readonly (Pick<
    OutboxRow,
    'match' | 'dm' | 'kind' | 'payload' | 'mark' | 'createdAt'
  > & {
    readonly dueAt: Date;
  })[];
  readonly amended: ReadonlyMap<
    number,
    Pick<OutboxRow, 'kind' | 'payload' | 'mark'> & { readonly dueAt: Date }
  >;
}

export const NOTHING: Draft = {
  match: null,
  entries: [],
  seats: [],
  clock: null,
  advance: null,
  said: [],
  amended: new Map(),
};

/**
 * All of it in one statement, whose text is the same however much that is, so that it is prepared once. Its rows go there
 * as JSON; a time in them is in UTC.
 */
export function written({
  match,
  entries,
  seats,
  clock,
  advance,
  said,
  amended,
}: Draft): Prisma.Sql {
  const clocks = clock === null ? [] : [clock];
  const changes = [...amended].map(([id, one]) => ({ id, ...one }));
  const head = Prisma.sql`
    WITH logged AS (
      INSERT INTO entry ("matchId", sequence, entry, events, digest, at)
      SELECT ${match}::int, sequence, entry, events, digest, at
      FROM json_to_recordset(${JSON.stringify(entries)}::json)
        AS one (sequence int, entry json, events json, digest text, at timestamp)),
    seated AS (${writeSeats(match, seats)}),
    timed AS (
      INSERT INTO clock ("matchId", "runAt", late, state)
      SELECT ${match}::int, "runAt", late, state
      FROM json_to_recordset(${JSON.stringify(clocks)}::json)
        AS one ("runAt" timestamp, late boolean, state json)
      ON CONFLICT ("matchId") DO UPDATE
      SET "runAt" = excluded."runAt", late = excluded.late, state = excluded.state),
    said AS (
      INSERT INTO outbox ("matchId", dm, kind, payload, mark, "createdAt", "dueAt")
      SELECT match, dm, kind, payload, mark, "createdAt", "dueAt"
      FROM ROWS FROM (json_to_recordset(${JSON.stringify(said)}::json)
        AS (match int, dm text, kind text, payload json, mark text, "createdAt" timestamp, "dueAt" timestamp))
        WITH ORDINALITY AS one (match, dm, kind, payload, mark, "createdAt", "dueAt", nth)
      ORDER BY nth
      ON CONFLICT (mark) DO NOTHING),
    amended AS (
      UPDATE outbox SET kind = one.kind, payload = one.payload, mark = one.mark, "dueAt" = one."dueAt"
      FROM json_to_recordset(${JSON.stringify(changes)}::json)
        AS one (id int, kind text, payload json, mark text, "dueAt" timestamp)
      WHERE outbox.id = one.id)`;
  if (advance === null) return Prisma.sql`${head} SELECT`;
  const { sequence, snapshot, announced, status, endedAt } = advance;
  return Prisma.sql`
    ${head}
    UPDATE match SET sequence = ${sequence}, snapshot = ${snapshot === null ? null : jsonOf(snapshot)}::json,
      announced = ${announced}, status = ${status}::"MatchStatus", "endedAt" = ${endedAt}::timestamp,
      forgotten = CASE WHEN ${status} = 'running' THEN forgotten ELSE '{}' END
    WHERE id = ${match}`;
}

export function changedSeats(before: readonly SeatRow[], seats: readonly SeatRow[]): SeatRow[] {
  return seats.filter((seat) => !before.some((old) => isDeepStrictEqual(old, seat)));
}

const columnsOf = (names: readonly string[], of = ''): Prisma.Sql =>
  Prisma.raw(names.map((name) => `${of}"${name}"`).join(', '));
const SEAT = columnsOf(SEAT_COLUMNS);
// A key that is set, even to what it is, locks the row against all that may point at it.
const CHANGING = SEAT_COLUMNS.filter((name) => name !== 'seat');
const [CHANGED, NEW] = [columnsOf(CHANGING), columnsOf(CHANGING, 'excluded.')];

export const writeSeats = (
  match: MatchId | null,
  seats: readonly SeatRow[],
): Prisma.Sql => Prisma.sql`
  INSERT INTO seat ("matchId", ${SEAT})
  SELECT ${match}::int, ${SEAT} FROM json_populate_recordset(NULL::seat, ${JSON.stringify(seats)}::json)
  ON CONFLICT ("matchId", seat) DO UPDATE SET (${CHANGED}) = ROW(${NEW})`;
