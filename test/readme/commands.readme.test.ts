import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord, recordDigest } from '../../src/engine/record.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { type Command, commandsOf } from './commands.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RECORD = join(ROOT, 'test/records/tusk-1.record.json');

/** What a command came to: its status, null where it was ended from outside, and what it said. */
interface Done {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

type Trial = (command: Command, clone: string) => Promise<void>;

/** How commands are tried, looked through in this order; or why they are not. */
const TRIALS: readonly (readonly [command: RegExp, trial: Trial | string])[] = [
  [/^docker /, 'there is no Docker where these tests run'],
  [/^npm test$/, '.ci/run begins with it'],
  [/^npm start$/, startAndAsk],
  [/^npm run register$/, register],
  // These are long, with any number of matches.
  [
    /^npm run -s bench -- (?:balance|laws|learn|month)/,
    (command, clone) => succeeds(`${command} --share 1`, clone),
  ],
  // A whole match by clicks: one of the shorter game.
  [
    /^npm run -s bench -- page/,
    (command, clone) => succeeds(`${command} --share 2 --game tusk`, clone),
  ],
  [/^npm run -s bench /, (command, clone) => succeeds(`${command} --share 2`, clone)],
  [/^npm run -s (?:laws|simulate) /, (command, clone) => succeeds(withFew(command), clone)],
  [/^npm run (?:quick$|-s verify )/, succeeds],
  [/^npm run -s (?:render|story) /, paints],
];

const trialOf = (command: Command): Trial | string | undefined =>
  TRIALS.find(([known]) => known.test(command))?.[1];

/** With what a reader puts in place of words in capitals: the record, and what was posted of its match. */
function filledIn(command: Command): Command {
  const read = readRecord(readFileSync(RECORD, 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  return command
    .replace(/\bFILE\b/, 'match.record.json')
    .replace('--commitment HEX', `--commitment ${read.value.commitment}`)
    .replace('--log HEX', `--log ${recordDigest(read.value)}`);
}

/** Thousands of matches take minutes. */
const withFew = (command: Command): Command => command.replace(/--matches \d+/, '--matches 30');

function run(
  command: Command,
  clone: string,
  env: Readonly<Record<string, string>> = {},
  watch: (out: string, end: () => void) => void = () => {},
): Promise<Done> {
  const child = spawn('sh', ['-c', filledIn(command)], {
    cwd: clone,
    env: { ...ofThisMachine(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it can be ended as a terminal would do it.
    detached: true,
  });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  };
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    watch(out, end);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, out, err }));
  });
}

/** What stands in the environment, without what the tests themselves have set there. */
const ofThisMachine = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || /^(?:VITEST|NODE_ENV|NODE_OPTIONS|DISCORD|DATABASE|npm_)/.test(name)
        ? []
        : [[name, value]],
    ),
  );

async function succeeds(command: Command, clone: string): Promise<void> {
  const { status, out, err } = await run(command, clone);
  expect({ status, err }).toMatchObject({ status: 0 });
  expect(out).not.toBe('');
  if (/ --json\b/.test(command)) expect(() => void JSON.parse(out)).not.toThrow();
}

async function paints(command: Command, clone: string): Promise<void> {
  await succeeds(command, clone);
  const pictures = [...command.matchAll(/\S+\.(?:png|gif)/g)].map(([file]) => file);
  expect(pictures).not.toEqual([]);
  for (const file of pictures) expect(statSync(join(clone, file)).size).toBeGreaterThan(1000);
}

/** Without a token it opens the sandbox: its page is asked for, and it is ended as by Ctrl-C. */
async function startAndAsk(command: Command, clone: string): Promise<void> {
  const pages: Promise<string>[] = [];
  const done = await run(command, clone, { PORT: '0' }, (out, end) => {
    const address = /Open (http:\S+) and play/.exec(out)?.[1];
    if (address === undefined || pages.length > 0) return;
    const page = fetch(address).then((answer) => answer.text());
    pages.push(page.finally(end));
  });
  expect(await Promise.all(pages), done.err).toEqual([expect.stringMatching(/^<!doctype html>/i)]);
  expect(done.err).not.toMatch(/error/i);
}

async function register(command: Command, clone: string): Promise<void> {
  const sandbox = await startSandbox();
  const env = { DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: sandbox.api };
  const { status, out, err } = await run(command, clone, env);
  await sandbox.close();
  expect({ status, err }).toMatchObject({ status: 0 });
  expect(out).toMatch(/^\d+ commands are registered\.$/m);
}

const commands = commandsOf(readFileSync(join(ROOT, 'README.md'), 'utf8'));
const tried: [Command, Trial][] = [];
const leftOut: [Command, string][] = [];
for (const command of commands) {
  const trial = trialOf(command);
  if (typeof trial === 'string') leftOut.push([command, trial]);
  else if (trial !== undefined) tried.push([command, trial]);
}

it('reads the commands of a page', () => {
  const page =
    'Run `npm start`, or `npm`.\n\n```\nnpm run -s bench -- engine --json   measure (also: bot)\n```\n`npm run -s bench` tells. | `npm start` | `/hand` |';
  expect(commandsOf(page)).toEqual([
    'npm run -s bench -- engine --json',
    'npm run -s bench -- bot --json',
    'npm start',
  ]);
});

it('knows how to try every command of the README', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => trialOf(command) === undefined)).toEqual([]);
});

it('leaves out what it cannot try here, and says why', () => {
  expect(leftOut).toEqual([
    ['npm test', '.ci/run begins with it'],
    ['docker compose up -d', 'there is no Docker where these tests run'],
  ]);
});

describe('in a fresh clone', () => {
  const clone = mkdtempSync(join(tmpdir(), 'firepit-readme-'));

  beforeAll(() => {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
    cpSync(RECORD, join(clone, 'match.record.json'));
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  // `npm start` comes first, as for whoever reads the page: it installs what is missing.
  it.each(tried)('%s', (command, trial) => trial(command, clone));
});
