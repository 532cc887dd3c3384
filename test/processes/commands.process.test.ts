import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fingerprint } from '../../src/engine/fingerprint.ts';
import { recordDigest, recordSchema } from '../../src/engine/record.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { ROOT, run, runFromSource } from '../cli/run.ts';

const RECORD = join(ROOT, 'test', 'records', 'tusk-1.record.json');
const folder = mkdtempSync(join(tmpdir(), 'firepit-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spread = z.object({ min: z.number(), mean: z.number(), max: z.number() });
const statistics = z.object({
  matches: z.literal(3),
  actions: z.int().min(1),
  seconds: z.number(),
  actionsPerSecond: z.number(),
  matchesPerSecond: z.number(),
  turns: spread,
  scores: z.array(spread.extend({ seat: z.int(), wins: z.int() })).length(2),
  kills: spread,
  killsPerMatch: z.number(),
  fights: spread,
  fightsPerMatch: z.number(),
  largestStateBytes: z.int().min(1).max(16_384),
});

describe.concurrent('the commands', () => {
  it('simulate prints its figures and writes records that verify', async () => {
    const records = join(folder, 'records');
    const args = ['tusk', '--seats', '2', '--matches', '3', '--seed', 'demo', '--json'];
    const first = await run('simulate', ...args, '--records', records);
    expect(first).toMatchObject({ err: '', status: 0 });
    const found = statistics.parse(JSON.parse(first.out));
    expect(found.turns.min).toBeGreaterThanOrEqual(6);
    expect(found.turns.max).toBeLessThanOrEqual(9);
    expect(readdirSync(records).sort()).toEqual([
      'tusk-1.record.json',
      'tusk-2.record.json',
      'tusk-3.record.json',
    ]);
    const verified = await run('verify', join(records, 'tusk-2.record.json'), '--json');
    expect(verified).toMatchObject({ err: '', status: 0 });
    const { rules } = tusk;
    const content = fingerprint(tusk, rules);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, game: 'tusk', rules, content });
    const told = await run('verify', join(records, 'tusk-2.record.json'));
    const which = `version ${rules} of the rules with the content ${content?.slice(0, 16)},`;
    expect(told.out).toContain(which);
  });

  it('story, from its source, draws an animation and a chart of a finished match, and says what is on them', async () => {
    const [gif, chart] = [join(folder, 'story.gif'), join(folder, 'chart.png')];
    const args = ['--gif', gif, '--chart', chart];
    const { out, err, status } = await runFromSource('story', RECORD, ...args);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toMatch(/warmest fire.*An animation of .*The match in numbers/su);
    expect(readFileSync(gif).toString('latin1', 0, 6)).toBe('GIF89a');
    expect(readFileSync(chart).toString('latin1', 1, 4)).toBe('PNG');
  });

  it.each(['public', '0'])('render draws a board of Stone Age as %s sees it', async (viewer) => {
    const record = join(ROOT, 'test', 'records', 'stone-age-3.record.json');
    const file = join(folder, `${viewer}.png`);
    const args = ['--at', '20', '--viewer', viewer, '--theme', 'print', '--out', file];
    const { out, err, status } = await run('render', record, ...args);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toMatch(/^Round 1, .+ The herd: /);
    expect(readFileSync(file).toString('latin1', 1, 4)).toBe('PNG');
  });

  it('story refuses a match that is not over, and writes nothing', async () => {
    const record = recordSchema.parse(JSON.parse(readFileSync(RECORD, 'utf8')));
    const file = join(folder, 'running.record.json');
    writeFileSync(
      file,
      JSON.stringify({ ...record, entries: record.entries.slice(0, 40), outcome: null }),
    );
    const gif = join(folder, 'never.gif');
    const { err, status } = await run('story', file, '--gif', gif);
    expect(status).toBe(1);
    expect(err).toMatch(/^The story of a match is told when it is over\.\n/);
    expect(readdirSync(folder)).not.toContain('never.gif');
  });

  it('verify says what it has checked, and how the rest is', async () => {
    const record = recordSchema.parse(JSON.parse(readFileSync(RECORD, 'utf8')));
    const log = recordDigest(record);
    const alone = await run('verify', RECORD);
    expect(alone).toMatchObject({ err: '', status: 0 });
    expect(alone.out).toContain(`Not checked: whether this seed was promised at the start.`);
    expect(alone.out).toContain(`--commitment ${record.commitment}`);
    expect(alone.out).toContain(`--log ${log}`);
    const pasted = [`\`${record.commitment.toUpperCase()}\``, ` ${log}.`] as const;
    const whole = await run('verify', RECORD, '--commitment', pasted[0], '--log', pasted[1]);
    expect(whole).toMatchObject({ err: '', status: 0 });
    expect(whole.out).toContain('Checked: the seed is that of the commitment you gave.');
    expect(whole.out).toContain('Checked: the record is that of the digest you gave.');
    expect(whole.out).not.toContain('Not checked');
    const json = await run('verify', RECORD, '--commitment', record.commitment, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      ok: true,
      commitment: { value: record.commitment, checked: true },
      log: { value: log, checked: false },
    });
  });

  it('verify, render and story refuse a record of other content with one sentence', async () => {
    const file = join(folder, 'other.record.json');
    const record = recordSchema.parse(JSON.parse(readFileSync(RECORD, 'utf8')));
    writeFileSync(file, JSON.stringify({ ...record, content: '0'.repeat(64) }));
    const never = join(folder, 'never.png');
    for (const [name, ...args] of [
      ['verify', file],
      ['render', file, '--out', never],
      ['story', file, '--chart', never],
    ] as const) {
      const { out, err, status } = await run(name, ...args);
      expect({ out, status }).toEqual({ out: '', status: 1 });
      expect(err).toMatch(/^(The|This) match was played .*with other content/);
    }
    expect(readdirSync(folder)).not.toContain('never.png');
  });

  it('verify refuses what is cut off or not there with one sentence', async () => {
    const file = join(folder, 'cut.record.json');
    writeFileSync(file, readFileSync(RECORD, 'utf8').slice(0, 9000));
    const cut = await run('verify', file);
    expect(cut).toMatchObject({ out: '', status: 1 });
    expect(cut.err).toContain('cut off');
    const missing = await runFromSource('verify', join(folder, 'missing.json'));
    expect(missing).toMatchObject({ out: '', status: 1 });
    expect(missing.err).toContain('cannot be read');
  });

  it('render draws a record at an entry, as a seat sees it', async () => {
    const out = join(folder, 'picture.png');
    const drawn = await run(
      'render',
      RECORD,
      '--at',
      '60',
      '--viewer',
      '1',
      '--out',
      out,
      '--json',
    );
    expect(drawn).toMatchObject({ err: '', status: 0 });
    expect(JSON.parse(drawn.out)).toMatchObject({ entry: 60, viewer: 1, out });
    expect(readFileSync(out).subarray(1, 4).toString()).toBe('PNG');
    const below = await run('render', RECORD, '--at', '-3', '--out', out);
    expect(below.status).toBe(1);
    expect(below.err).toContain('--at must be a whole number from 0 to');
    const beyond = await run('render', RECORD, '--at', '9999', '--out', out);
    expect(beyond.status).toBe(1);
    expect(beyond.err).toContain('--at must be a whole number from 0 to');
  });

  it('laws says that they are kept, and what the matches came through', async () => {
    const args = ['tusk', '--matches', '9', '--seats', '2-4', '--json'];
    const { out, err, status } = await run('laws', ...args);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      matches: 9,
      seats: [2, 3, 4],
      player: 'mixture',
      breaches: [],
      reachedPer100Matches: {
        answers: { place: expect.any(Number), turn: expect.any(Number) },
        entries: { setup: 100 },
        events: { gameEnded: 100, 'fightBegan of 2': expect.any(Number) },
      },
    });
  });
});
