-- What seats promise each other in words.
CREATE TABLE "promise" (
    "id" SERIAL NOT NULL,
    "matchId" INTEGER NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER[],
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "kept" BOOLEAN,

    CONSTRAINT "promise_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "promise_matchId_idx" ON "promise"("matchId");
ALTER TABLE "promise" ADD CONSTRAINT "promise_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
