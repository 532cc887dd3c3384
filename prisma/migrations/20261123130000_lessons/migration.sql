-- What somebody has been taught of the games, and whether it wants that. Who is known already is taught what it meets next.
ALTER TABLE "person" ADD COLUMN "hints" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "lessons" JSON NOT NULL DEFAULT '{}';
