-- By which process the pulse was noted, while that runs, and when by the database’s clock: those of machines differ.
ALTER TABLE "pulse" ADD COLUMN "by" TEXT;
ALTER TABLE "pulse" ADD COLUMN "notedAt" TIMESTAMP(3);
