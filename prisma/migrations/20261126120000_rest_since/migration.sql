-- From when somebody's clocks stand, so that an absence that is said anew is counted once. Until now they stood for the
-- days that were counted last.
ALTER TABLE "person" ADD COLUMN "restSince" TIMESTAMP(3);
UPDATE "person" SET "restSince" = "restsUntil" - "restDays" * INTERVAL '1 day' WHERE "restsUntil" IS NOT NULL;
