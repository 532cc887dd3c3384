-- Who plays a seat as a substitute, and where one is wanted.
ALTER TABLE "seat" ADD COLUMN "standsFor" TEXT,
ADD COLUMN "wanted" TEXT;
