import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/process/config.ts';

describe('the settings', () => {
  it('open the sandbox over a folder where nothing is set', () => {
    expect(readConfig({})).toMatchObject({ token: null, databaseUrl: null, dataDir: 'data' });
  });

  it('take an empty line of the example file for one that is not set', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(names).toContain('HEALTH_HOST');
    const empty = Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? '' : ' ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('say which of them makes no sense', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(
      /^The setting DATABASE_URL makes no sense: .*postgresql/,
    );
    expect(() => readConfig({ PORT: 'ten' })).toThrow(/PORT/);
    expect(() => readConfig({ RENDER_THREADS: '0' })).toThrow(/RENDER_THREADS/);
    expect(() => readConfig({ UNHEALTHY_MINUTES: '0' })).toThrow(/UNHEALTHY_MINUTES/);
  });
});
