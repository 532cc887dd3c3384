-- Whom a message goes to by DM alone: it waits for nothing that cannot be said in the thread. Those of before stay in the
-- one queue that their match had.
ALTER TABLE "outbox" ADD COLUMN "dm" TEXT;
