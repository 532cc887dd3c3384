import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { steadingEdition } from '../games/steading/index.ts';

vi.mock('../../src/games/index.ts', () => ({
  SHELF: new Map([[steadingEdition.game.id, steadingEdition]]),
}));

/** The command line reads the shelf: what stands there is simulated, verified, drawn and told. */
const commands = {
  simulate: () => import('../../src/cli/simulate.ts'),
  laws: () => import('../../src/cli/laws.ts'),
  verify: () => import('../../src/cli/verify.ts'),
  render: () => import('../../src/cli/render.ts'),
  story: () => import('../../src/cli/story.ts'),
};
const RECORD = join(import.meta.dirname, '..', 'records', 'steading-1.record.json');
const argv = process.argv;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firepit-shelf-'));
});
afterAll(async () => {
  process.argv = argv;
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  vi.resetModules();
});

/** What a command writes. Throws where it fails. */
async function run(command: keyof typeof commands, ...args: readonly string[]): Promise<string> {
  const written: string[] = [];
  const keep = (text: unknown): boolean => {
    written.push(String(text));
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  process.argv = [...argv.slice(0, 2), ...args];
  try {
    await commands[command]();
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
  const { exitCode } = process;
  process.exitCode = undefined;
  if (exitCode !== undefined) throw new Error(written.join(''));
  return written.join('');
}

it('simulate plays it by its players, and its records verify', async () => {
  const args = ['steading', '--seats', '4', '--matches', '4', '--player', 'hasty,steady'];
  const told = await run('simulate', ...args, '--records', folder);
  expect(told).toMatch(/^hasty: .+; 0 wins$/m);
  expect(told).toMatch(/^steady: .+ points on average; [1-9] wins$/m);
  expect(told).toMatch(/^rounds 2 to 2, 2\.00 on average$/m);
  vi.resetModules();
  const verified = await run('verify', join(folder, 'steading-1.record.json'));
  expect(verified).toMatch(/^The record fits together/);
});

it('laws hold it against them', async () => {
  const told = await run('laws', 'steading', '--seats', '2-3', '--matches', '6');
  expect(told).toMatch(/^6 mixture matches of Steading with 2, 3 seats kept every law/);
});

it('render and story draw what was recorded, with words', async () => {
  const record = join(folder, 'kept.record.json');
  await copyFile(RECORD, record);
  const [board, gif] = [join(folder, 'board.png'), join(folder, 'story.gif')];
  expect(await run('render', record, '--at', '20', '--out', board)).toMatch(/^Round \d, /);
  const told = await run('story', record, '--gif', gif);
  expect(told).toMatch(/An animation of Steading kept from beginning to end/);
  for (const file of [board, gif]) expect((await readFile(file)).length).toBeGreaterThan(5000);
});

it('a game that is not on it is not known', async () => {
  await expect(run('simulate', 'tusk')).rejects.toThrow(
    'There is no game called "tusk"; there is steading.',
  );
});
