import { Prisma } from './client/client.ts';
import { SOMEBODY } from './store.ts';

/** Whether a seat of a match is, or was, somebody's, whose user that is, or for whom it is played. */
const sat = (user: string): Prisma.Sql =>
  Prisma.sql`(seat."user" = ${user} OR seat."standsFor" = ${user} OR ${user} = ANY(seat.formerly))`;

/** Whether what is to be said names somebody, or goes to it. */
const names = (user: string): Prisma.Sql =>
  Prisma.sql`(outbox.dm = ${user} OR strpos(outbox.payload::text, ${JSON.stringify(user)}) > 0)`;

/** The searches for substitutes in whose lines somebody stands, as `line`. */
const inLine = (user: string): Prisma.Sql => Prisma.sql`
  clock, json_each(clock.state -> 'searches') AS search, json_array_elements(search.value -> 'line') AS line
  WHERE line.value ->> 'user' = ${user}`;

/**
 * All that is kept of somebody, as one JSON of one row, by table. Nothing of others: of a seat that others have had as
 * well, its own answers alone, of a match no more than what it has said there itself.
 */
export const keptOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT json_build_object(
    'person', (SELECT row_to_json(person) FROM person WHERE id = ${user}),
    'blocks', (SELECT coalesce(json_agg(blocked ORDER BY blocked), '[]') FROM block WHERE "user" = ${user}),
    'watches', (SELECT coalesce(json_agg("matchId" ORDER BY "matchId"), '[]') FROM watcher WHERE "user" = ${user}),
    'notes', (SELECT coalesce(json_agg(json_build_object('match', "matchId", 'text', text) ORDER BY "matchId"), '[]')
      FROM note WHERE "user" = ${user}),
    'rulings', (SELECT coalesce(json_agg(json_build_object('match', "matchId", 'at', at, 'deed', deed, 'seat', seat,
        'by', by = ${user}, 'from', "from" IS NOT DISTINCT FROM ${user}, 'to', "to" IS NOT DISTINCT FROM ${user}) ORDER BY id), '[]')
      FROM ruling WHERE by = ${user} OR "from" = ${user} OR "to" = ${user} OR strpos(agreed::text, ${JSON.stringify(user)}) > 0),
    'lines', (SELECT coalesce(json_agg(json_build_object('match', clock."matchId", 'seat', search.key::int,
        'name', line.value -> 'name') ORDER BY clock."matchId"), '[]') FROM ${inLine(user)}),
    'messages', (SELECT coalesce(json_agg(json_build_object('match', "matchId", 'kind', kind, 'at', "createdAt",
        'said', "deliveredAt") ORDER BY id), '[]') FROM outbox WHERE ${names(user)}),
    'matches', (SELECT coalesce(json_agg(json_build_object('match', match.id, 'game', game, 'server', server,
        'channel', channel, 'thread', thread, 'status', status, 'planOf', "planOf", 'createdAt', "createdAt",
        'startedAt', "startedAt", 'endedAt', "endedAt", 'opened', opener = ${user}, 'hosts', host = ${user},
        'seats', (SELECT coalesce(json_agg(one.kept ORDER BY one.seat), '[]') FROM (${seatsOf(user)}) AS one)) ORDER BY match.id), '[]')
      FROM match WHERE ("planOf" IS NULL OR host = ${user}) AND (opener = ${user} OR host = ${user}
        OR EXISTS (SELECT FROM seat WHERE "matchId" = match.id AND ${sat(user)})))) AS kept`;

/** What is kept of somebody at its seats of a match: what others said there is theirs. */
const seatsOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT seat.seat, CASE WHEN seat."user" = ${user} THEN json_build_object('seat', seat.seat, 'name', seat.name,
      'heldBy', seat."heldBy", 'owesSince', seat."owesSince", 'seen', seat.seen, 'shown', seat.shown,
      'actedAt', seat."actedAt", 'called', seat.called, 'wanted', seat.wanted, 'isSubstitute', seat."standsFor" IS NOT NULL,
      'clock', (SELECT (clock.state::jsonb -> 'hands' -> seat.seat) - 'vote' FROM clock
        WHERE clock."matchId" = match.id AND clock.state::jsonb -> 'hands' -> seat.seat ->> 'user' = ${user}),
      'orders', (SELECT coalesce(json_agg(json_build_object('name', name, 'against', against, 'value', value)), '[]')
        FROM "order" AS one WHERE one."matchId" = match.id AND one.seat = seat.seat AND seat."heldBy" = 'person'),
      'sealed', (SELECT coalesce(json_agg(json_build_object('decision', decision, 'choice', choice)), '[]')
        FROM sealed WHERE sealed."matchId" = match.id AND sealed.seat = seat.seat AND seat."heldBy" = 'person'),
      'promises', (SELECT coalesce(json_agg(json_build_object('to', one."to", 'text', text, 'at', at, 'kept', kept) ORDER BY id), '[]')
        FROM promise AS one WHERE one."matchId" = match.id AND one."from" = seat.seat AND ${hadAlone(user)}),
      'proposals', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'to', one."to", 'body', body, 'status', one.status,
        'at', one."createdAt") ORDER BY id), '[]')
        FROM proposal AS one WHERE one."matchId" = match.id AND one."from" = seat.seat AND ${hadAlone(user)}),
      'answers', (${answersOf(user)}))
    ELSE json_build_object('seat', seat.seat, 'had', true, 'answers', (${answersOf(user)})) END AS kept
  FROM seat WHERE seat."matchId" = match.id AND ${sat(user)}`;

/** Whether nobody else has had a seat: what was said there by its name is this user's own. */
const hadAlone = (user: string): Prisma.Sql =>
  Prisma.sql`seat."standsFor" IS NULL AND seat.formerly <@ ARRAY[${user}]`;

/** What somebody answered at a seat: as its owner, or as the only substitute that it has had. */
const answersOf = (user: string): Prisma.Sql => Prisma.sql`
  SELECT coalesce(json_agg(json_build_object('entry', entry.sequence, 'at', entry.at, 'answer', answer.value)
    ORDER BY entry.sequence), '[]')
  FROM entry, json_array_elements(entry.entry -> 'answers') AS answer
  WHERE entry."matchId" = match.id AND entry.entry ->> 'kind' = 'answers'
    AND answer.value ->> 'seat' = seat.seat::text
    AND CASE WHEN coalesce(seat."standsFor", seat."user") = ${user}
      THEN coalesce(answer.value ->> 'by', 'person') NOT IN ('computer', 'substitute')
      ELSE answer.value ->> 'by' = 'substitute' AND NOT EXISTS (
        SELECT FROM unnest(seat.formerly || coalesce(seat."user", '')) AS other
        WHERE other NOT IN (${user}, '', coalesce(seat."standsFor", ''))) END`;

/** The running matches in which somebody would take a seat over. */
export const inLines = (user: string): Prisma.Sql => Prisma.sql`
  SELECT id FROM match WHERE status = 'running' AND id IN (SELECT clock."matchId" FROM ${inLine(user)}) ORDER BY id`;

/** Everybody of whom something is kept. */
export const EVERYBODY_KEPT = Prisma.sql`
  SELECT DISTINCT id FROM (
    SELECT id FROM person UNION SELECT "user" FROM seat UNION SELECT "standsFor" FROM seat
    UNION SELECT unnest(formerly) FROM seat UNION SELECT opener FROM match UNION SELECT host FROM match
    UNION SELECT "user" FROM note UNION SELECT "user" FROM watcher UNION SELECT "user" FROM block
    UNION SELECT line.value ->> 'user' FROM clock, json_each(state -> 'searches') AS search,
      json_array_elements(search.value -> 'line') AS line
    UNION SELECT by FROM ruling UNION SELECT "from" FROM ruling UNION SELECT "to" FROM ruling
    UNION SELECT json_array_elements_text(agreed) FROM ruling WHERE json_typeof(agreed) = 'array') AS one
  WHERE id IS NOT NULL AND id <> ${SOMEBODY} ORDER BY id`;

/**
 * What takes somebody out of everything, one statement after the other; the matches at which it sits are locked by the
 * first. Whom others do not want to sit with is theirs to keep.
 */
export const forgetting = (user: string): readonly Prisma.Sql[] => [
  Prisma.sql`SELECT id FROM match WHERE EXISTS (
    SELECT FROM seat WHERE seat."matchId" = match.id AND ${sat(user)}) ORDER BY id FOR UPDATE`,
  // Whose words a promise is, is not kept: those of others who had the seat go as well.
  Prisma.sql`DELETE FROM promise USING seat
    WHERE seat."matchId" = promise."matchId" AND seat.seat = promise."from" AND ${sat(user)}`,
  Prisma.sql`DELETE FROM "order" AS one USING seat
    WHERE seat."matchId" = one."matchId" AND seat.seat = one.seat AND seat."user" = ${user}`,
  // It has left those that go on.
  Prisma.sql`UPDATE clock SET state = (state::jsonb - 'searches')::json
    WHERE "matchId" IN (SELECT clock."matchId" FROM ${inLine(user)})`,
  // Whoever asked for a substitute is called again, so it must be nobody.
  Prisma.sql`UPDATE clock SET state = replace(
      replace(state::text, ${`"by":${JSON.stringify(user)}`}, '"by":null'),
      ${JSON.stringify(user)}, ${JSON.stringify(SOMEBODY)})::json
    WHERE strpos(state::text, ${JSON.stringify(user)}) > 0`,
  Prisma.sql`UPDATE seat SET
      "user" = nullif("user", ${user}), name = CASE WHEN "user" = ${user} THEN ${SOMEBODY} ELSE name END,
      called = CASE WHEN "user" = ${user} THEN NULL ELSE called END,
      "standsFor" = CASE WHEN "standsFor" = ${user} THEN ${SOMEBODY} ELSE "standsFor" END,
      formerly = array_replace(formerly, ${user}, ${SOMEBODY})
    WHERE ${sat(user)}`,
  Prisma.sql`UPDATE match SET opener = CASE WHEN opener = ${user} THEN ${SOMEBODY} ELSE opener END,
      host = CASE WHEN host = ${user} THEN ${SOMEBODY} ELSE host END
    WHERE opener = ${user} OR host = ${user}`,
  Prisma.sql`UPDATE ruling SET by = CASE WHEN by = ${user} THEN ${SOMEBODY} ELSE by END,
      "from" = CASE WHEN "from" = ${user} THEN ${SOMEBODY} ELSE "from" END,
      "to" = CASE WHEN "to" = ${user} THEN ${SOMEBODY} ELSE "to" END,
      agreed = replace(agreed::text, ${JSON.stringify(user)}, ${JSON.stringify(SOMEBODY)})::json
    WHERE by = ${user} OR "from" = ${user} OR "to" = ${user} OR strpos(agreed::text, ${JSON.stringify(user)}) > 0`,
  // What is still to be said to others, or taken back from it, is said first, and then pruned as everything else.
  Prisma.sql`DELETE FROM outbox WHERE ${names(user)}
    AND ("deliveredAt" IS NOT NULL OR kind IN ('digest', 'watching', 'absent', 'candidate', 'declined'))`,
  Prisma.sql`DELETE FROM note WHERE "user" = ${user}`,
  Prisma.sql`DELETE FROM watcher WHERE "user" = ${user}`,
  Prisma.sql`DELETE FROM block WHERE "user" = ${user}`,
  Prisma.sql`DELETE FROM person WHERE id = ${user}`,
];
