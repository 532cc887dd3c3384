-- The match in which the people of one that is over play again.
ALTER TABLE "match" ADD COLUMN "again" INTEGER;
