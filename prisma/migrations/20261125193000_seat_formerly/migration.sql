-- Who has had a seat before whoever has it now, and knows its hand: they may take no other one of the match.
ALTER TABLE "seat" ADD COLUMN "formerly" TEXT[] DEFAULT ARRAY[]::TEXT[];
UPDATE "seat" SET "formerly" = ARRAY["standsFor"] WHERE "standsFor" IS NOT NULL;
