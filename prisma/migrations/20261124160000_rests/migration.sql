-- Clocks stand while somebody is away, for so many days a year.
ALTER TABLE "person" ADD COLUMN "restsUntil" TIMESTAMP(3),
ADD COLUMN "restYear" INTEGER,
ADD COLUMN "restDays" INTEGER NOT NULL DEFAULT 0;
