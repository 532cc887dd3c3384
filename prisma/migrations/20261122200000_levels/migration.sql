-- AlterTable
ALTER TABLE "seat" ADD COLUMN     "level" TEXT;

-- There was one computer player until now.
UPDATE "seat" SET "level" = 'steady' WHERE "heldBy" = 'computer';
