-- Matches that run get the fingerprint of their rules at the first start after this: they were begun with the
-- content that their house has, and the database does not know it. Matches that are over keep none, as the digest of
-- their record was posted without.
ALTER TABLE "match" ADD COLUMN     "content" TEXT,
ADD COLUMN     "stoppedBy" TEXT;
