-- CreateEnum
CREATE TYPE "MatchStatus" AS ENUM ('open', 'running', 'over', 'cancelled');

-- CreateEnum
CREATE TYPE "SeatHolder" AS ENUM ('person', 'computer');

-- CreateEnum
CREATE TYPE "ProposalKind" AS ENUM ('trade', 'undo');

-- CreateEnum
CREATE TYPE "ProposalStatus" AS ENUM ('open', 'accepted', 'declined', 'withdrawn', 'void');

-- CreateTable
CREATE TABLE "match" (
    "id" SERIAL NOT NULL,
    "game" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "config" JSON NOT NULL,
    "status" "MatchStatus" NOT NULL DEFAULT 'open',
    "server" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "thread" TEXT,
    "notice" TEXT,
    "host" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT -1,
    "snapshot" JSON,
    "announced" INTEGER NOT NULL DEFAULT -1,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "startedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat" (
    "matchId" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "user" TEXT,
    "name" TEXT NOT NULL,
    "heldBy" "SeatHolder" NOT NULL,
    "owesSince" TIMESTAMP(3),

    CONSTRAINT "seat_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
CREATE TABLE "entry" (
    "matchId" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "entry" JSON NOT NULL,
    "events" JSON NOT NULL,
    "digest" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "entry_pkey" PRIMARY KEY ("matchId","sequence")
);

-- CreateTable
CREATE TABLE "sealed" (
    "matchId" INTEGER NOT NULL,
    "decision" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "choice" TEXT NOT NULL,

    CONSTRAINT "sealed_pkey" PRIMARY KEY ("matchId","decision")
);

-- CreateTable
CREATE TABLE "proposal" (
    "id" SERIAL NOT NULL,
    "matchId" INTEGER NOT NULL,
    "kind" "ProposalKind" NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER[],
    "agreed" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "body" JSON NOT NULL,
    "status" "ProposalStatus" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "proposal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interaction" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "interaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" SERIAL NOT NULL,
    "matchId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "deliveredAt" TIMESTAMP(3),
    "posted" TEXT,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "match_thread_key" ON "match"("thread");

-- CreateIndex
CREATE UNIQUE INDEX "match_notice_key" ON "match"("notice");

-- CreateIndex
CREATE INDEX "match_server_status_idx" ON "match"("server", "status");

-- CreateIndex
CREATE INDEX "match_status_idx" ON "match"("status");

-- CreateIndex
CREATE INDEX "seat_user_idx" ON "seat"("user");

-- CreateIndex
CREATE INDEX "proposal_matchId_status_idx" ON "proposal"("matchId", "status");

-- CreateIndex
CREATE INDEX "interaction_at_idx" ON "interaction"("at");

-- CreateIndex
CREATE INDEX "outbox_deliveredAt_matchId_id_idx" ON "outbox"("deliveredAt", "matchId", "id");

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry" ADD CONSTRAINT "entry_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed" ADD CONSTRAINT "sealed_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
