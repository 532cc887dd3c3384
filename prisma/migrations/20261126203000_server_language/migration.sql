-- The language that a server has chosen, and the one that Discord named for it last.
ALTER TABLE "server" ADD COLUMN "language" TEXT, ADD COLUMN "locale" TEXT;
