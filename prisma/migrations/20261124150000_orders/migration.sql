-- Standing orders: what somebody has said once for whenever it is asked in a match.
CREATE TABLE "order" (
    "matchId" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "against" INTEGER NOT NULL DEFAULT -1,
    "value" TEXT NOT NULL,

    CONSTRAINT "order_pkey" PRIMARY KEY ("matchId","seat","name","against")
);
ALTER TABLE "order" ADD CONSTRAINT "order_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
