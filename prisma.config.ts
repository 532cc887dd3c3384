import { defineConfig } from 'prisma/config';

/** For the `prisma` command only (`prisma migrate deploy`); the bot itself applies the migrations at start. */
const url = process.env['DATABASE_URL'];

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url === undefined ? {} : { datasource: { url } }),
});
