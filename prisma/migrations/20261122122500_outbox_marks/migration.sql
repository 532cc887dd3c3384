-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "alarmedAt" TIMESTAMP(3),
ADD COLUMN     "failingSince" TIMESTAMP(3),
ADD COLUMN     "mark" TEXT;

-- Messages from before keep the mark that they were posted with.
UPDATE "outbox" SET "mark" = 'o' || "id";

-- What was put off has failed since some time after it was written, and nobody noted since when. It waited for
-- up to half an hour, and is tried at once now.
UPDATE "outbox" SET "failingSince" = "createdAt", "dueAt" = "createdAt" WHERE "deliveredAt" IS NULL AND "error" IS NOT NULL;

-- AlterTable
ALTER TABLE "outbox" ALTER COLUMN "mark" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mark_key" ON "outbox"("mark");

-- AlterTable
ALTER TABLE "proposal" ADD COLUMN     "mark" TEXT;
