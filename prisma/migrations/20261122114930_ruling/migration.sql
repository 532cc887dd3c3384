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

-- AlterTable
ALTER TABLE "match" ADD COLUMN     "opener" TEXT;

-- Who hosts a match has opened it, but where a host left before it began.
UPDATE "match" SET "opener" = "host";

-- AlterTable
ALTER TABLE "match" ALTER COLUMN "opener" SET NOT NULL;

-- CreateIndex
CREATE INDEX "match_server_createdAt_idx" ON "match"("server", "createdAt");

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
