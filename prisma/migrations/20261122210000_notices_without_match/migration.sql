-- AlterTable
ALTER TABLE "outbox" ALTER COLUMN "matchId" DROP NOT NULL;
