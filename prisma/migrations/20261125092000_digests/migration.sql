-- When somebody is told next what waits for it, who wants to be told that once a day.
ALTER TABLE "person" ADD COLUMN "digestAt" TIMESTAMP(3);
CREATE INDEX "person_digestAt_idx" ON "person"("digestAt");
