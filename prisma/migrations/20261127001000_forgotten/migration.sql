-- Who had a seat of a running match and was forgotten since, so that it neither moderates there nor gets another hand to know.
ALTER TABLE "match" ADD COLUMN "forgotten" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- A seat that was left to nobody as its match could not be read: it would be waited for without end.
UPDATE "seat" SET "heldBy" = 'computer' FROM "match"
WHERE "match"."id" = "seat"."matchId" AND "match"."status" IN ('open', 'running')
  AND "seat"."user" IS NULL AND "seat"."heldBy" = 'person';
