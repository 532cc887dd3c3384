-- Matches by the clock: how fast each is played, how its clock stands, and when who plays is awake.
ALTER TABLE "match" ADD COLUMN "terms" JSON;

ALTER TABLE "person" ADD COLUMN "zone" TEXT,
ADD COLUMN "wakes" INTEGER,
ADD COLUMN "sleeps" INTEGER,
ADD COLUMN "pings" TEXT;

CREATE TABLE "clock" (
    "matchId" INTEGER NOT NULL,
    "runAt" TIMESTAMP(3),
    "late" BOOLEAN NOT NULL DEFAULT false,
    "state" JSON NOT NULL,

    CONSTRAINT "clock_pkey" PRIMARY KEY ("matchId")
);
CREATE INDEX "clock_runAt_idx" ON "clock"("runAt");
ALTER TABLE "clock" ADD CONSTRAINT "clock_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "pulse" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "pulse_pkey" PRIMARY KEY ("id")
);

-- By what else an answer is made than by a person or the computer player of a seat.
ALTER TYPE "Maker" ADD VALUE 'order';
ALTER TYPE "Maker" ADD VALUE 'default';
ALTER TYPE "Maker" ADD VALUE 'standIn';
ALTER TYPE "Maker" ADD VALUE 'substitute';
