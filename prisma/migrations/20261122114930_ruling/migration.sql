-- CreateEnum
CREATE TYPE "RulingDeed" AS ENUM ('start', 'close', 'handOver');

-- CreateTable
CREATE TABLE "ruling" (
    "id" SERIAL NOT NULL,
    "matchId" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "by" TEXT NOT NULL,
    "deed" "RulingDeed" NOT NULL,
    "seat" INTEGER,
    "from" TEXT,
    "to" TEXT,

    CONSTRAINT "ruling_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ruling_matchId_idx" ON "ruling"("matchId");

-- CreateIndex
CREATE INDEX "match_host_status_idx" ON "match"("host", "status");

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
