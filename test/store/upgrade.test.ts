import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { describeUpgrade } from './upgrade.ts';
import { useFolder } from './used-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'firepit-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeUpgrade('an upgrade of a folder with running matches', async () => {
  await useFolder(folder);
  const database = new PGlite(join(folder, 'database'));
  await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return {
    session: {
      query: async (sql, values) => (await database.query(sql, [...values])).rows,
      script: async (sql) => {
        await database.exec(sql);
      },
    },
    async open() {
      await database.close();
      return openStore({ databaseUrl: null, folder });
    },
  };
});
