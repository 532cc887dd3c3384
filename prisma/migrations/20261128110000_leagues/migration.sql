-- Leagues, their seasons, and which matches are tables of one.
CREATE TABLE "league" (
    "id" SERIAL NOT NULL,
    "server" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "directors" TEXT[],
    "settings" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    CONSTRAINT "league_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "league_server_idx" ON "league"("server");
CREATE TABLE "season" (
    "id" SERIAL NOT NULL,
    "leagueId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "runAt" TIMESTAMP(3),
    "state" JSON NOT NULL,
    CONSTRAINT "season_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "season_leagueId_number_key" ON "season"("leagueId", "number");
CREATE INDEX "season_runAt_idx" ON "season"("runAt");
ALTER TABLE "season" ADD CONSTRAINT "season_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "league"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match" ADD COLUMN "league" JSON;
