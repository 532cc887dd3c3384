-- The message in which a proposal stands, to take its buttons away when it is closed.
ALTER TABLE "proposal" ADD COLUMN "message" TEXT;

-- Of those that were told lately it is known.
UPDATE "proposal" SET "message" = "told"."posted"
FROM "outbox" AS "told"
WHERE "told"."kind" = 'proposal' AND "told"."posted" IS NOT NULL
  AND "told"."payload" ->> 'proposal' = "proposal"."id"::text;
