-- Matches in which somebody tries out how another one may go on.
ALTER TABLE "match" ADD COLUMN "planOf" INTEGER,
ADD COLUMN "plan" JSON;
CREATE INDEX "match_planOf_host_idx" ON "match"("planOf", "host");
