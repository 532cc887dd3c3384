-- What a table or a moderator decides about its seats is kept, too: how well a computer player plays, that a substitute
-- is looked for, and that a seat stays as it is.
ALTER TYPE "RulingDeed" ADD VALUE 'level';
ALTER TYPE "RulingDeed" ADD VALUE 'substitute';
ALTER TYPE "RulingDeed" ADD VALUE 'keep';
ALTER TABLE "ruling" ADD COLUMN "level" TEXT;
-- Whose seat was handed over before former players were kept took part as well.
UPDATE "seat" SET "formerly" = "formerly" || ARRAY(
  SELECT DISTINCT ruling."from" FROM "ruling"
  WHERE ruling."matchId" = seat."matchId" AND ruling.seat = seat.seat AND ruling.deed = 'handOver'
    AND ruling."from" IS NOT NULL AND ruling."from" IS DISTINCT FROM seat."user"
    AND NOT ruling."from" = ANY (seat."formerly"));
