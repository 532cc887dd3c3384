-- The message by which people join a match is its lobby.
ALTER TABLE "match" RENAME COLUMN "notice" TO "lobby";
ALTER INDEX "match_notice_key" RENAME TO "match_lobby_key";

-- What waits to be said of a proposal is called so.
UPDATE "outbox" SET "kind" = 'proposal' WHERE "kind" = 'offer';
