-- CreateTable
CREATE TABLE "person" (
    "id" TEXT NOT NULL,
    "theme" TEXT,
    "awayUntil" TIMESTAMP(3),

    CONSTRAINT "person_pkey" PRIMARY KEY ("id")
);
