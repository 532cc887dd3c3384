-- What waits to be said of a proposal is called so.
UPDATE "outbox" SET "kind" = 'proposal' WHERE "kind" = 'offer';
