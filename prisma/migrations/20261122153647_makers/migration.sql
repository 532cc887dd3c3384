-- CreateEnum
CREATE TYPE "Maker" AS ENUM ('person', 'computer');

-- AlterTable
ALTER TABLE "sealed" ADD COLUMN     "by" "Maker";

-- By what answers from before were made, where it is certain: a seat that never changed hands has been answered
-- for by who holds it now. Left out where it was handed over, or given up to a computer player, as nobody noted
-- when. Matches that are over are left alone: the digest of their whole log was posted with their result.
CREATE TEMPORARY TABLE "known" AS
SELECT "seat"."matchId", "seat"."seat", "seat"."heldBy"::text::"Maker" AS "by"
FROM "seat" JOIN "match" ON "match"."id" = "seat"."matchId"
WHERE "match"."status" = 'running'
  AND ("seat"."heldBy" = 'person' OR "seat"."user" IS NULL)
  AND NOT EXISTS (
    SELECT FROM "ruling"
    WHERE "ruling"."matchId" = "seat"."matchId" AND "ruling"."deed" = 'handOver' AND "ruling"."seat" = "seat"."seat");

UPDATE "entry" SET "entry" = json_build_object('kind', 'answers', 'answers', (
  SELECT coalesce(json_agg(
    CASE WHEN "known"."by" IS NULL THEN "one"."answer" ELSE json_build_object(
      'seat', "one"."answer" -> 'seat',
      'decision', "one"."answer" -> 'decision',
      'choice', "one"."answer" -> 'choice',
      'by', "known"."by") END
    ORDER BY "one"."at"), '[]')
  FROM json_array_elements("entry"."entry" -> 'answers') WITH ORDINALITY AS "one" ("answer", "at")
  LEFT JOIN "known"
    ON "known"."matchId" = "entry"."matchId" AND "known"."seat"::text = "one"."answer" ->> 'seat'))
WHERE "entry"."entry" ->> 'kind' = 'answers'
  AND json_typeof("entry"."entry" -> 'answers') = 'array'
  AND "entry"."matchId" IN (SELECT "matchId" FROM "known");

UPDATE "sealed" SET "by" = "known"."by"
FROM "known" WHERE "known"."matchId" = "sealed"."matchId" AND "known"."seat" = "sealed"."seat";

DROP TABLE "known";
