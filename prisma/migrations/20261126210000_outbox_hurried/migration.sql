-- For when a message that was put off was made due last before its time, so that people hurry it now and then only.
ALTER TABLE "outbox" ADD COLUMN "hurriedAt" TIMESTAMP(3);
