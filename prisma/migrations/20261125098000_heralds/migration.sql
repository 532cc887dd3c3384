-- Who wants to be told that its turn is next.
ALTER TABLE "person" ADD COLUMN "heralded" BOOLEAN NOT NULL DEFAULT false;
