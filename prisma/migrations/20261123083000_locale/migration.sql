-- The language of somebody's client, for what is written to them when they press nothing.
ALTER TABLE "person" ADD COLUMN "locale" TEXT;
