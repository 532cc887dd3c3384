-- Several roles whose members may open tables, where there was one.
ALTER TABLE "server" ADD COLUMN "roles" TEXT[] DEFAULT ARRAY[]::TEXT[];
UPDATE "server" SET "roles" = ARRAY["role"] WHERE "role" IS NOT NULL;
ALTER TABLE "server" DROP COLUMN "role";
