import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

describe('the settings', () => {
  it('open the sandbox over a folder where nothing is set', () => {
    expect(readConfig({})).toMatchObject({ token: null, databaseUrl: null, dataDir: 'data' });
  });

  it('take an empty line of the example file for one that is not set', () => {
    const empty = { DISCORD_TOKEN: '', DATABASE_URL: ' ', DISCORD_API_URL: '', RENDER_THREADS: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('say which of them makes no sense', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(
      /^The setting DATABASE_URL makes no sense: .*postgresql/,
    );
    expect(() => readConfig({ PORT: 'ten' })).toThrow(/PORT/);
    expect(() => readConfig({ RENDER_THREADS: '0' })).toThrow(/RENDER_THREADS/);
  });
});
