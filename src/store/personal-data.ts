import { Prisma } from './client/client.ts';
import { SOMEBODY } from './rows.ts';

/** Whether somebody has or had a seat, or a substitute plays it for them. */
const sat = (user: string): Prisma.Sql =>
  Prisma.sql`(seat."user" = ${user} OR seat."standsFor" = ${user} OR ${user} = ANY(seat.formerly))`;

/** Whether a JSON contains somebody’s id. */
const holds = (column: Prisma.Sql, user: string): Prisma.Sql =>
  Prisma.sql`strpos(${column}::text, ${JSON.stringify(user)}) > 0`;

/** Whether somebody’s id stands anywhere in a JSON, also as a key or within a text. */
const mentions = (column: Prisma.Sql, user: string): Prisma.Sql =>
  Prisma.sql`strpos(${column}::text, ${user}) > 0`;

/** A JSON with somebody’s id replaced by that of nobody known (`SOMEBODY`). */
const without = (column: Prisma.Sql, user: string): Prisma.Sql =>
  Prisma.sql`replace(${column}::text, ${JSON.stringify(user)}, ${JSON.stringify(SOMEBODY)})::json`;

const STATE = Prisma.sql`clock.state`;
const SEARCHES = Prisma.sql`(clock.state -> 'searches')`;
const AGREED = Prisma.sql`ruling.agreed`;
const PAYLOAD = Prisma.sql`outbox.payload`;
const SEASON = Prisma.sql`season.state`;

/**
 * The seat clocks of all matches as `hand`, counted from one; and what the player of `seat` says in a vote about one of
 * them.
 */
const HANDS = Prisma.sql`clock, json_array_elements(clock.state -> 'hands') WITH ORDINALITY AS hand (value, nth)`;
const VOTED = Prisma.sql`hand.value #>> ARRAY['vote', 'by', seat.seat::text]`;

/** Whether a ruling names somebody. */
const isRuled = (user: string): Prisma.Sql =>
  Prisma.sql`(by = ${user} OR "from" = ${user} OR "to" = ${user} OR ${holds(AGREED, user)})`;

/** Whether a message names somebody, or is a DM to them. */
const names = (user: string): Prisma.Sql =>
  Prisma.sql`(outbox.dm = ${user} OR ${holds(PAYLOAD, user)})`;

/**
 * All that is kept of somebody, by table, as one JSON in one row. It holds nothing of others: of a seat that others had
 * as well, only their own answers; of a match, only what they said there themselves.
 */
export const keptOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT json_build_object(
    'person', (SELECT row_to_json(person) FROM person WHERE id = ${user}),
    'blocks', (SELECT coalesce(json_agg(blocked ORDER BY blocked), '[]') FROM block WHERE "user" = ${user}),
    'watches', (SELECT coalesce(json_agg("matchId" ORDER BY "matchId"), '[]') FROM watcher WHERE "user" = ${user}),
    'notes', (SELECT coalesce(json_agg(json_build_object('match', "matchId", 'text', text) ORDER BY "matchId"), '[]')
      FROM note WHERE "user" = ${user}),
    'rulings', (SELECT coalesce(json_agg(json_build_object('match', "matchId", 'at', at, 'deed', deed, 'seat', seat,
        'by', by = ${user}, 'from', "from" IS NOT DISTINCT FROM ${user}, 'to', "to" IS NOT DISTINCT FROM ${user},
        'agreed', coalesce(${holds(AGREED, user)}, false)) ORDER BY id), '[]')
      FROM ruling WHERE ${isRuled(user)}),
    'searches', (SELECT coalesce(json_agg(json_build_object('match', clock."matchId", 'seat', search.key::int,
        'asked', search.value ->> 'by' IS NOT DISTINCT FROM ${user},
        'line', (SELECT line.value FROM json_array_elements(search.value -> 'line') AS line
          WHERE line.value ->> 'user' = ${user}),
        'declined', coalesce(${holds(Prisma.sql`(search.value -> 'declined')`, user)}, false)) ORDER BY clock."matchId", search.key), '[]')
      FROM clock, json_each(${SEARCHES}) AS search WHERE ${holds(Prisma.sql`search.value`, user)}),
    'hands', (SELECT coalesce(json_agg(json_build_object('match', clock."matchId", 'seat', hand.nth - 1,
        'hand', hand.value::jsonb - 'vote') ORDER BY clock."matchId", hand.nth), '[]')
      FROM ${HANDS} WHERE hand.value ->> 'user' = ${user}),
    'messages', (SELECT coalesce(json_agg(json_build_object('match', "matchId", 'kind', kind, 'at', "createdAt",
        'said', "deliveredAt") ORDER BY id), '[]') FROM outbox WHERE ${names(user)}),
    'matches', (SELECT coalesce(json_agg(json_build_object('match', match.id, 'game', game, 'server', server,
        'channel', channel, 'thread', thread, 'status', status, 'planOf', "planOf", 'createdAt', "createdAt",
        'startedAt', "startedAt", 'endedAt', "endedAt", 'opened', opener = ${user}, 'hosts', host = ${user},
        'seats', (SELECT coalesce(json_agg(one.kept ORDER BY one.seat), '[]') FROM (${seatsOf(user)}) AS one)) ORDER BY match.id), '[]')
      FROM match WHERE ("planOf" IS NULL OR host = ${user}) AND (opener = ${user} OR host = ${user}
        OR EXISTS (SELECT FROM seat WHERE "matchId" = match.id AND ${sat(user)}))),
    'leagues', (${leaguesOf(user)})) AS kept`;

/** The elements of an array in the state of a season as `one`, counted from one. */
const each = (field: string): Prisma.Sql =>
  Prisma.sql`json_array_elements(coalesce(${SEASON} -> ${field}::text, '[]')) WITH ORDINALITY AS one (value, nth)`;

/** Somebody’s place in each season that knows it, without who else is named there and what others wrote. */
const leaguesOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('league', league.name, 'server', league.server, 'season', season.number,
    'signedUp', (SELECT one.value::jsonb - 'heir' FROM ${each('entrants')} WHERE one.value ->> 'user' = ${user}),
    'playsOnForOthers', (SELECT count(*) FROM ${each('entrants')} WHERE one.value #>> '{heir,user}' = ${user}),
    'playedBefore', ${holds(Prisma.sql`(${SEASON} -> 'before')`, user)},
    'tables', (SELECT coalesce(json_agg(json_build_object('table', one.nth, 'match', one.value -> 'match',
        'place', one.value #> ARRAY['result', 'places', (seat.nth - 1)::text],
        'score', one.value #> ARRAY['result', 'scores', (seat.nth - 1)::text],
        'dropped', ${holds(Prisma.sql`(one.value -> 'dropped')`, user)},
        'substituted', ${holds(Prisma.sql`(one.value -> 'substituted')`, user)}) ORDER BY one.nth), '[]')
      FROM ${each('tables')}, json_array_elements_text(one.value -> 'seats') WITH ORDINALITY AS seat (who, nth)
      WHERE seat.who = ${user}),
    'rulings', (SELECT coalesce(json_agg(json_build_object('at', one.value -> 'at', 'deed', one.value #> '{deed,is}',
        'by', one.value ->> 'by' IS NOT DISTINCT FROM ${user},
        'why', CASE WHEN one.value ->> 'by' = ${user} THEN one.value -> 'why' END) ORDER BY one.nth), '[]')
      FROM ${each('rulings')} WHERE ${holds(Prisma.sql`one.value`, user)}),
    'claims', (SELECT coalesce(json_agg(json_build_object('at', one.value -> 'at', 'table', one.value -> 'table',
        'text', CASE WHEN one.value ->> 'by' = ${user} THEN one.value -> 'text' END,
        'answer', CASE WHEN one.value #>> '{answer,by}' = ${user} THEN one.value #> '{answer,text}' END,
        'accepts', (SELECT ballot.value -> 'accepts'
          FROM json_array_elements(coalesce(one.value #> '{vote,votes}', '[]')) AS ballot
          WHERE ballot.value ->> 'user' = ${user}))
        ORDER BY one.nth), '[]')
      FROM ${each('claims')} WHERE ${holds(Prisma.sql`one.value`, user)}),
    'asked', (SELECT coalesce(json_agg(json_build_object('at', asked.value -> 'at', 'said', asked.value -> 'said')
        ORDER BY one.nth), '[]')
      FROM ${each('searches')}, json_array_elements(one.value -> 'asked') AS asked
      WHERE asked.value ->> 'user' = ${user}),
    'promised', ${SEASON} #> ARRAY['shown', ${user}::text],
    'ended', (SELECT one.value FROM ${each('outcomes')} WHERE one.value ->> 'user' = ${user})) ORDER BY season.id), '[]')
  FROM season JOIN league ON league.id = season."leagueId" WHERE ${mentions(SEASON, user)}`;

/** What is kept of somebody at their seats of a match, without what others said there. */
const seatsOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT seat.seat, CASE WHEN seat."user" = ${user} THEN json_build_object('seat', seat.seat, 'name', seat.name,
      'heldBy', seat."heldBy", 'owesSince', seat."owesSince", 'seen', seat.seen, 'shown', seat.shown,
      'actedAt', seat."actedAt", 'called', seat.called, 'wanted', seat.wanted, 'isSubstitute', seat."standsFor" IS NOT NULL,
      'votes', (SELECT coalesce(json_agg(json_build_object('about', hand.nth - 1, 'says', ${VOTED}) ORDER BY hand.nth), '[]')
        FROM ${HANDS} WHERE clock."matchId" = match.id AND seat."heldBy" = 'person' AND ${VOTED} IS NOT NULL),
      'orders', (SELECT coalesce(json_agg(json_build_object('name', name, 'against', against, 'value', value)), '[]')
        FROM "order" AS one WHERE one."matchId" = match.id AND one.seat = seat.seat AND seat."heldBy" = 'person'),
      'sealed', (SELECT coalesce(json_agg(json_build_object('decision', decision, 'choice', choice)), '[]')
        FROM sealed WHERE sealed."matchId" = match.id AND sealed.seat = seat.seat AND seat."heldBy" = 'person'),
      'promises', (SELECT coalesce(json_agg(json_build_object('to', one."to", 'text', text, 'at', at, 'kept', kept) ORDER BY id), '[]')
        FROM promise AS one WHERE one."matchId" = match.id AND one."from" = seat.seat AND ${hadAlone(user)}),
      'proposals', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'to', one."to", 'body', body, 'status', one.status,
        'at', one."createdAt") ORDER BY id), '[]')
        FROM proposal AS one WHERE one."matchId" = match.id AND one."from" = seat.seat AND ${hadAlone(user)}),
      'agreed', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'from', one."from", 'body', body, 'status', one.status,
        'at', one."createdAt") ORDER BY id), '[]')
        FROM proposal AS one WHERE one."matchId" = match.id AND seat.seat = ANY(one.agreed) AND ${hadAlone(user)}),
      'undoes', (SELECT coalesce(json_agg(json_build_object('entry', sequence, 'at', at, 'to', entry -> 'to') ORDER BY sequence), '[]')
        FROM entry WHERE entry."matchId" = match.id AND entry.entry ->> 'kind' = 'undo'
          AND (entry.entry -> 'by')::jsonb @> to_jsonb(seat.seat) AND ${hadAlone(user)}),
      'answers', (${answersOf(user)}), 'deals', (${dealsOf(user)}))
    ELSE json_build_object('seat', seat.seat, 'had', true, 'answers', (${answersOf(user)}), 'deals', (${dealsOf(user)})) END AS kept
  FROM seat WHERE seat."matchId" = match.id AND ${sat(user)}`;

/** Whether nobody else had the seat: then all that was said in its name is theirs. */
const hadAlone = (user: string): Prisma.Sql =>
  Prisma.sql`seat."standsFor" IS NULL AND seat.formerly <@ ARRAY[${user}]`;

/**
 * Whether an act of a seat, of this maker, was somebody’s: as the seat’s owner, or as the only substitute it ever had.
 */
const isMadeBy = (user: string, maker: Prisma.Sql): Prisma.Sql => Prisma.sql`
  CASE WHEN coalesce(seat."standsFor", seat."user") = ${user}
    THEN coalesce(${maker}, 'person') NOT IN ('computer', 'substitute')
    ELSE ${maker} = 'substitute' AND NOT EXISTS (
      SELECT FROM unnest(seat.formerly || coalesce(seat."user", '')) AS other
      WHERE other NOT IN (${user}, '', coalesce(seat."standsFor", ''))) END`;

/** Somebody’s answers at a seat. */
const answersOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('entry', entry.sequence, 'at', entry.at, 'answer', answer.value)
    ORDER BY entry.sequence), '[]')
  FROM entry, json_array_elements(entry.entry -> 'answers') AS answer
  WHERE entry."matchId" = match.id AND entry.entry ->> 'kind' = 'answers'
    AND answer.value ->> 'seat' = seat.seat::text
    AND ${isMadeBy(user, Prisma.sql`(answer.value ->> 'by')`)}`;

/** The gifts and trades that somebody made or received at a seat. */
const dealsOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('entry', entry.sequence, 'at', entry.at, 'deal', entry.entry -> 'deal')
    ORDER BY entry.sequence), '[]')
  FROM entry, (VALUES ('from'), ('to')) AS side (name)
  WHERE entry."matchId" = match.id AND entry.entry ->> 'kind' = 'deal'
    AND entry.entry #>> ARRAY['deal', side.name] = seat.seat::text
    AND ${isMadeBy(user, Prisma.sql`(entry.entry #>> ARRAY['by', side.name])`)}`;

/** Over how many of somebody’s latest questions, in how many of its latest matches, it is reckoned how reliable it is. */
const [LAST_QUESTIONS, LAST_MATCHES] = [200, 20];

/**
 * How somebody’s last questions were answered at seats that it has: by hand, by its orders, or for it when its time ran
 * out; and how many of these matches it dropped out of. The log does not name who timed out, so where several people have
 * had a seat, only what was answered by hand is somebody’s. What a computer player answers after a drop is nobody’s, and
 * what had but one legal answer was not asked. Match by match, the newest first, each from its end, only as much is read
 * as counts; entries that do not name the seat are told by their text, as to parse all of them takes twice as long.
 */
export const reliabilityOf = (user: string): Prisma.Sql => Prisma.sql`
  WITH RECURSIVE own AS (
    SELECT row_number() OVER (ORDER BY match.id DESC) AS nth, match.id, seat.seat, seat."user", seat."standsFor",
      seat.formerly, ${hadAlone(user)} AS alone,
      seat."heldBy" = 'computer' AND coalesce(clock.state ->> 'settled', 'false') <> 'true' AS dropped
    FROM seat JOIN match ON match.id = seat."matchId" LEFT JOIN clock ON clock."matchId" = match.id
    WHERE seat."user" = ${user} AND match."planOf" IS NULL AND match.status IN ('running', 'over')
    ORDER BY match.id DESC LIMIT ${LAST_MATCHES}),
  upto AS (
    SELECT 0::bigint AS nth, 0 AS answered, 0 AS ordered, 0 AS late
    UNION ALL
    SELECT seat.nth, upto.answered + one.answered, upto.ordered + one.ordered, upto.late + one.late
    FROM upto JOIN own AS seat ON seat.nth = upto.nth + 1, LATERAL (
      SELECT count(*) FILTER (WHERE coalesce(by, 'person') IN ('person', 'substitute'))::int AS answered,
        count(*) FILTER (WHERE by = 'order')::int AS ordered,
        count(*) FILTER (WHERE by IN ('standIn', 'default'))::int AS late
      FROM (
        SELECT answer.value ->> 'by' AS by
        FROM entry, json_array_elements(entry.entry -> 'answers') AS answer
        WHERE entry."matchId" = seat.id AND strpos(entry.entry::text, '"seat":' || seat.seat) > 0
          AND answer.value ->> 'seat' = seat.seat::text AND CASE
            WHEN answer.value ->> 'by' IN ('order', 'standIn', 'default') THEN seat.alone
            ELSE coalesce(answer.value ->> 'by', 'person') <> 'only' AND ${isMadeBy(user, Prisma.sql`(answer.value ->> 'by')`)} END
        ORDER BY entry.sequence DESC
        LIMIT ${LAST_QUESTIONS} - upto.answered - upto.ordered - upto.late) AS last) AS one
    WHERE upto.answered + upto.ordered + upto.late < ${LAST_QUESTIONS})
  SELECT answered, ordered, late, (SELECT count(*) FILTER (WHERE dropped) FROM own)::int AS dropped
  FROM upto ORDER BY nth DESC LIMIT 1`;

/** The running matches in which somebody offered to take over a seat. */
export const inLines = (user: string): Prisma.Sql => Prisma.sql`
  SELECT id FROM match WHERE status = 'running' AND id IN (
    SELECT clock."matchId" FROM clock, json_each(${SEARCHES}) AS search,
      json_array_elements(search.value -> 'line') AS line
    WHERE line.value ->> 'user' = ${user}) ORDER BY id`;

/** All texts in a JSON, at any depth. */
const textsIn = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`jsonb_path_query(${column}::jsonb, 'strict $.** ? (@.type() == "string")') #>> '{}'`;

/** All users of whom something is kept; and, from JSON, all other texts that may be ids. */
export const EVERYBODY_KEPT = Prisma.sql`
  SELECT DISTINCT id FROM (
    SELECT id FROM person UNION SELECT "user" FROM seat UNION SELECT "standsFor" FROM seat
    UNION SELECT unnest(formerly) FROM seat UNION SELECT opener FROM match UNION SELECT host FROM match
    UNION SELECT "user" FROM note UNION SELECT "user" FROM watcher UNION SELECT "user" FROM block
    UNION SELECT ${textsIn(STATE)} FROM clock
    UNION SELECT by FROM ruling UNION SELECT "from" FROM ruling UNION SELECT "to" FROM ruling
    UNION SELECT ${textsIn(AGREED)} FROM ruling UNION SELECT ${textsIn(SEASON)} FROM season
    UNION SELECT dm FROM outbox UNION SELECT ${textsIn(PAYLOAD)} FROM outbox) AS one
  WHERE id ~ '^[0-9]+$' ORDER BY id`;

/** The seasons of leagues that know somebody, locked. */
export const seasonsThatKnow = (user: string): Prisma.Sql =>
  Prisma.sql`SELECT id, state FROM season WHERE ${mentions(SEASON, user)} ORDER BY id FOR UPDATE`;

/**
 * The statements that remove somebody from everything but seasons, in order; the first locks the matches that know them. Others’
 * blocks of them stay: those are the others’ own.
 */
export const forgetting = (user: string): readonly Prisma.Sql[] => [
  Prisma.sql`SELECT id FROM match WHERE host = ${user} OR opener = ${user}
    OR EXISTS (SELECT FROM seat WHERE seat."matchId" = match.id AND ${sat(user)})
    OR EXISTS (SELECT FROM clock WHERE clock."matchId" = match.id AND ${holds(STATE, user)}) ORDER BY id FOR UPDATE`,
  // The author of a promise is not stored, so promises of others who had the seat go as well.
  Prisma.sql`DELETE FROM promise USING seat
    WHERE seat."matchId" = promise."matchId" AND seat.seat = promise."from" AND ${sat(user)}`,
  Prisma.sql`DELETE FROM "order" AS one USING seat
    WHERE seat."matchId" = one."matchId" AND seat.seat = one.seat AND seat."user" = ${user}`,
  // They have left the searches of running matches (`inLines`). Whoever asked for a substitute is called again, so `by`
  // becomes null and not `SOMEBODY`.
  Prisma.sql`UPDATE clock SET state = jsonb_set(state::jsonb, '{searches}', (
      SELECT jsonb_object_agg(search.key, search.value || jsonb_build_object(
        'by', nullif(search.value ->> 'by', ${user}),
        'line', (SELECT coalesce(jsonb_agg(line.value ORDER BY line.nth), '[]')
          FROM jsonb_array_elements(search.value -> 'line') WITH ORDINALITY AS line (value, nth)
          WHERE line.value ->> 'user' <> ${user}),
        'declined', coalesce(search.value -> 'declined', '[]') - ${user}::text))
      FROM jsonb_each(${SEARCHES}::jsonb) AS search))::json
    WHERE ${holds(SEARCHES, user)}`,
  Prisma.sql`UPDATE clock SET state = ${without(STATE, user)} WHERE ${holds(STATE, user)}`,
  Prisma.sql`UPDATE match SET forgotten = forgotten || ARRAY(
      SELECT encode(sha256(convert_to(concat_ws(' ', match.seed, seat.seat, ${user}::text), 'UTF8')), 'hex')
      FROM seat WHERE seat."matchId" = match.id AND ${sat(user)})
    WHERE status = 'running' AND EXISTS (SELECT FROM seat WHERE seat."matchId" = match.id AND ${sat(user)})`,
  // Others’ plans copy the name from their match.
  Prisma.sql`UPDATE seat SET name = ${SOMEBODY} FROM match AS plan, seat AS own
    WHERE plan.id = seat."matchId" AND own."matchId" = plan."planOf" AND own.seat = seat.seat AND own."user" = ${user}`,
  // A seat that they still have (the match could not be read, or they just sat down) goes to a computer player, so that
  // nobody waits for it.
  Prisma.sql`UPDATE seat SET
      "heldBy" = CASE WHEN "user" = ${user} AND match.status IN ('open', 'running') THEN 'computer' ELSE "heldBy" END,
      "user" = nullif("user", ${user}), name = CASE WHEN "user" = ${user} THEN ${SOMEBODY} ELSE name END,
      called = CASE WHEN "user" = ${user} THEN NULL ELSE called END,
      "standsFor" = CASE WHEN "standsFor" = ${user} THEN ${SOMEBODY} ELSE "standsFor" END,
      formerly = array_replace(formerly, ${user}, ${SOMEBODY})
    FROM match WHERE match.id = seat."matchId" AND ${sat(user)}`,
  Prisma.sql`UPDATE match SET opener = CASE WHEN opener = ${user} THEN ${SOMEBODY} ELSE opener END,
      host = CASE WHEN host = ${user} THEN coalesce((
        SELECT seat."user" FROM seat WHERE seat."matchId" = match.id AND seat."heldBy" = 'person'
          AND match.status IN ('open', 'running') ORDER BY seat.seat LIMIT 1), ${SOMEBODY}) ELSE host END
    WHERE opener = ${user} OR host = ${user}`,
  Prisma.sql`UPDATE ruling SET by = CASE WHEN by = ${user} THEN ${SOMEBODY} ELSE by END,
      "from" = CASE WHEN "from" = ${user} THEN ${SOMEBODY} ELSE "from" END,
      "to" = CASE WHEN "to" = ${user} THEN ${SOMEBODY} ELSE "to" END,
      agreed = ${without(AGREED, user)}
    WHERE ${isRuled(user)}`,
  // Messages to them alone are dropped, except those to the host of a match: whoever is host then hears these.
  Prisma.sql`DELETE FROM outbox WHERE ${names(user)} AND kind <> 'settled' AND ("deliveredAt" IS NOT NULL
    OR kind IN ('watching', 'candidate') OR (dm = ${user} AND kind NOT IN ('gone', 'stopped', 'untold')))`,
  // A DM that says that a call is done is still sent to them, and roles of a league are still taken. All others lose the name.
  Prisma.sql`UPDATE outbox SET dm = CASE WHEN dm = ${user} THEN ${SOMEBODY} ELSE dm END, payload = ${without(PAYLOAD, user)}
    WHERE ${names(user)} AND kind NOT IN ('settled', 'roles')`,
  Prisma.sql`DELETE FROM note WHERE "user" = ${user}`,
  Prisma.sql`DELETE FROM watcher WHERE "user" = ${user}`,
  Prisma.sql`DELETE FROM block WHERE "user" = ${user}`,
  Prisma.sql`DELETE FROM person WHERE id = ${user}`,
];
