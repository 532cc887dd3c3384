-- What servers choose for their tables, and that a match's posts were made anew.
CREATE TABLE "server" (
    "id" TEXT NOT NULL,
    "role" TEXT,
    "tables" INTEGER,

    CONSTRAINT "server_pkey" PRIMARY KEY ("id")
);

ALTER TYPE "RulingDeed" ADD VALUE 'repair';
