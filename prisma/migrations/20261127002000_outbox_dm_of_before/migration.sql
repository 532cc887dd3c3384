-- What waited for a DM before it was kept whom it goes to. A call to a secret choice would be said in the thread, as would
-- be what is told to who wants DMs, and all of it would wait for what cannot be said there.
UPDATE "outbox" SET "dm" = "payload"->>'user'
WHERE "deliveredAt" IS NULL AND "dm" IS NULL AND "kind" IN ('settled', 'absent', 'declined', 'digest');
UPDATE "outbox" SET "dm" = "seat"."user" FROM "seat" LEFT JOIN "person" ON "person"."id" = "seat"."user"
WHERE "deliveredAt" IS NULL AND "dm" IS NULL
  AND "seat"."matchId" = "outbox"."matchId" AND "seat"."seat"::text = "payload"->>'seat'
  AND ("kind" IN ('secret', 'upNext') OR ("kind" IN ('reminder', 'missed') AND "person"."pings" = 'dm'));
UPDATE "outbox" SET "dm" = "match"."host" FROM "match"
WHERE "deliveredAt" IS NULL AND "dm" IS NULL
  AND "match"."id" = "outbox"."matchId" AND "kind" IN ('gone', 'stopped', 'untold');
