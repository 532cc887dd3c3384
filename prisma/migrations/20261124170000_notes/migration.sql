-- What somebody has noted about a match for itself alone.
CREATE TABLE "note" (
    "matchId" INTEGER NOT NULL,
    "user" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("matchId","user")
);
ALTER TABLE "note" ADD CONSTRAINT "note_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
