-- Who does not want to sit with whom, and who follows which matches.
CREATE TABLE "block" (
    "user" TEXT NOT NULL,
    "blocked" TEXT NOT NULL,

    CONSTRAINT "block_pkey" PRIMARY KEY ("user","blocked")
);
CREATE INDEX "block_blocked_idx" ON "block"("blocked");

CREATE TABLE "watcher" (
    "matchId" INTEGER NOT NULL,
    "user" TEXT NOT NULL,

    CONSTRAINT "watcher_pkey" PRIMARY KEY ("matchId","user")
);
ALTER TABLE "watcher" ADD CONSTRAINT "watcher_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
