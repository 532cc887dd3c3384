-- Offers that end by themselves, or are answered by another one.
ALTER TABLE "proposal" ADD COLUMN "until" TIMESTAMP(3);
CREATE INDEX "proposal_until_idx" ON "proposal"("until");

ALTER TYPE "ProposalStatus" ADD VALUE 'countered';
ALTER TYPE "ProposalStatus" ADD VALUE 'expired';
