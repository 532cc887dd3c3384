-- AlterTable
ALTER TABLE "seat" ADD COLUMN     "seen" INTEGER NOT NULL DEFAULT -1,
ADD COLUMN     "shown" INTEGER NOT NULL DEFAULT -1;

-- What each seat had been told of until now: all that came before its last answer was given. Of answers that were
-- sealed, nobody noted when they were given: after the last entry that was no deal, at the earliest. What in a log is
-- no answer is passed over.
CREATE TEMPORARY TABLE "acted" AS
SELECT "entry"."matchId", ("one"."answer" ->> 'seat')::int AS "seat", max("entry"."sequence") AS "at"
FROM "entry",
  json_array_elements(CASE json_typeof("entry"."entry" -> 'answers')
    WHEN 'array' THEN "entry"."entry" -> 'answers' ELSE '[]' END) AS "one" ("answer")
WHERE "entry"."entry" ->> 'kind' = 'answers'
  AND json_typeof("one"."answer") = 'object' AND "one"."answer" ->> 'seat' ~ '^[0-9]{1,4}$'
GROUP BY 1, 2;

UPDATE "seat" SET "seen" = "before"."at", "shown" = "before"."at"
FROM (
  SELECT "acted"."matchId", "acted"."seat",
    CASE json_array_length("entry"."entry" -> 'answers') WHEN 1 THEN "acted"."at" - 1 ELSE (
      SELECT coalesce(max("earlier"."sequence"), -1) FROM "entry" AS "earlier"
      WHERE "earlier"."matchId" = "acted"."matchId" AND "earlier"."sequence" < "acted"."at"
        AND "earlier"."entry" ->> 'kind' <> 'deal') END AS "at"
  FROM "acted" JOIN "entry"
    ON "entry"."matchId" = "acted"."matchId" AND "entry"."sequence" = "acted"."at") AS "before"
WHERE "before"."matchId" = "seat"."matchId" AND "before"."seat" = "seat"."seat";

DROP TABLE "acted";
