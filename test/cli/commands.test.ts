import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawn, LOT } from '../lot.ts';
import { ROOT, run } from './run.ts';

const recordOf = (game: string, nth: number): string =>
  join(ROOT, 'test', 'records', `${game}-${nth}.record.json`);
const RECORD = recordOf('tusk', 1);
const chosen = z.object({ game: z.string(), config: z.unknown(), herdsPerMatch: z.number() });
const broughtIn = z.object({
  reachedPer100Matches: z.object({
    components: z.object({ tiles: z.record(z.string(), z.number()) }),
  }),
});
const folder = mkdtempSync(join(tmpdir(), 'firepit-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What several starts are needed for, or pictures, stands in `test/processes/`. */
describe.concurrent(`the commands (${LOT})`, () => {
  it('simulate has several players play each other, each in every seat', async () => {
    const args = ['tusk', '--seats', '2', '--matches', '4', '--player', 'random,steady'];
    const { out, err, status } = await run('simulate', ...args);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toMatch(/^random: .+ points on average; 0 wins$/m);
    expect(out).toMatch(/^steady: .+ points on average; 4 wins$/m);
    expect(out).toMatch(/^seat 0: .+; 2 wins$/m);
  });

  it('simulate plays what a table chose, and the usual without it', async () => {
    const play = async (...config: string[]) => {
      const args = ['stone-age', '--seats', '2', '--matches', '1', '--player', 'hasty'];
      const { out, err, status } = await run('simulate', ...args, ...config, '--json');
      expect({ err, status }).toEqual({ err: '', status: 0 });
      return chosen.parse(JSON.parse(out));
    };
    expect(await play('--config', 'herd=off')).toMatchObject({
      game: 'stone-age',
      config: { herd: 'off' },
      herdsPerMatch: 0,
    });
    const usual = await play();
    expect(usual.config).toEqual({});
    expect(usual.herdsPerMatch).toBeGreaterThan(0);
  });

  it('laws hold what a table chose', async () => {
    const args = ['stone-age', '--seats', '2', '--matches', '2', '--config', 'herd=off', '--json'];
    const { out, err, status } = await run('laws', ...args);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toContain('"cardTaken"');
    expect(out).not.toContain('"herd');
    // What never came up is counted as well: without the herd no tile is won.
    expect(
      Object.values(broughtIn.parse(JSON.parse(out)).reachedPer100Matches.components.tiles),
    ).toEqual(Array.from({ length: 16 }, () => 0));
  });

  it.each(drawn('verify', [1, 2, 3, 4], 1))(
    'verify replays a match of Stone Age (%i)',
    async (nth) => {
      const { out, err, status } = await run('verify', recordOf('stone-age', nth));
      expect({ err, status }).toEqual({ err: '', status: 0 });
      expect(out).toMatch(/^The record fits together/);
    },
  );

  it.each(['--commitment', '--log'] as const)(
    'verify fails where %s is another',
    async (option) => {
      const { out, err, status } = await run('verify', RECORD, option, '0'.repeat(64), '--json');
      expect(status).toBe(1);
      expect(err).toMatch(/^The (seed|record) is not the one that was /);
      expect(JSON.parse(out)).toMatchObject({ ok: false, entry: null });
    },
  );

  it('verify refuses a changed record at the first answer that differs, by number', async () => {
    const changed = readFileSync(RECORD, 'utf8').replace('"place.', '"place.X');
    const file = join(folder, 'changed.record.json');
    writeFileSync(file, changed);
    const { out, err, status } = await run('verify', file, '--json');
    expect(status).toBe(1);
    expect(err).toContain('Entry 1 ');
    expect(JSON.parse(out)).toMatchObject({ ok: false, entry: 1 });
  });

  const refused = [
    ['simulate', ['chess'], 'There is no game called "chess"'],
    ['simulate', ['tusk', '--matches', 'many'], '--matches must be a whole number'],
    ['simulate', ['tusk', '--player', 'clever'], 'no computer player called "clever"'],
    [
      'simulate',
      ['stone-age', '--config', 'herd=gone'],
      'takes herd=on, herd=off, start=printed, start=even, length=whole, length=short, with commas',
    ],
    ['simulate', ['stone-age', '--config', 'herd'], 'not "herd".'],
    ['laws', ['tusk', '--config', 'herd=off'], '--config of Tusk! takes start=printed, start=even'],
    ['simulate', ['stone-age', '--seats', '5'], '--seats must be a whole number from 2 to 4'],
    ['laws', ['stone-age', '--config', 'herd=on,herd=off'], '--config says twice what herd is.'],
    ['laws', ['tusk', '--seats', '2-9'], '--seats must be a whole number from 2 to 4'],
    ['verify', ['--bogus'], 'Unknown option'],
    ['restored', ['--times', '0'], '--times must be a whole number from 1 to 99'],
    ['verify', [RECORD, '--log', 'abc'], '--log must be the 64 hexadecimal digits'],
  ] as const;
  it.each(drawn('refused', refused, 4))(
    '%s %j is refused with a sentence',
    async (name, args, sentence) => {
      const { out, err, status } = await run(name, ...args);
      expect({ out, status }).toEqual({ out: '', status: 1 });
      expect(err).toContain(sentence);
      expect(err).toContain('npm run -s');
    },
  );
});
