-- The posts in a match's thread whose buttons and pictures give way to the next one.
ALTER TABLE "match" ADD COLUMN "standing" JSON;

-- When somebody answered last, and the DM by which they were called to a secret choice.
ALTER TABLE "seat" ADD COLUMN "actedAt" TIMESTAMP(3), ADD COLUMN "called" TEXT;
