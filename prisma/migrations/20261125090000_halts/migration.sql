-- Matches that are paused or asleep, and what the people of a table agree on.
ALTER TABLE "match" ADD COLUMN "halt" JSON;

ALTER TYPE "ProposalKind" ADD VALUE 'motion';

ALTER TYPE "RulingDeed" ADD VALUE 'pause';
ALTER TYPE "RulingDeed" ADD VALUE 'resume';
ALTER TYPE "RulingDeed" ADD VALUE 'settle';
