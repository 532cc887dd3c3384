-- Since when the bot is in a server no more, so that the clocks of its matches stand (null: it is there).
ALTER TABLE "server" ADD COLUMN "goneAt" TIMESTAMP(3);
