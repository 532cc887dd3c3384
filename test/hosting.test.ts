import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TIMEOUTS_TO_FORFEIT, DESERTED_DAYS } from '../src/match/time/forfeited.ts';
import { SILENT_DAYS } from '../src/match/time/silence.ts';
import { MODERATED_DAYS } from '../src/match/proposals/motion.ts';
import { MOST_PAUSED_IN_ALL } from '../src/match/app/limits.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** What compose.yaml says of a service. */
function serviceOf(name: string): string {
  const services = read('compose.yaml').split(/^services:$/m)[1] ?? '';
  return services.split(/^ {2}(?=\w+:$)/m).find((one) => one.startsWith(`${name}:`)) ?? '';
}

describe('what runs in Docker', () => {
  it.each(['bot', 'db', 'backup'])('is started again, and its log kept small: %s', (name) => {
    expect(serviceOf(name)).toContain('    restart: unless-stopped\n');
    expect(serviceOf(name)).toMatch(/^ {4}logging: \*log$/m);
  });

  it('rotates its logs', () => {
    expect(read('compose.yaml')).toMatch(
      /^x-log: &log\n(?: {2}.*\n)* {4}max-size: \d+m\n {4}max-file: '\d+'$/m,
    );
  });

  it('looks after its health', () => {
    expect(serviceOf('db')).toMatch(/healthcheck:\n.*pg_isready/);
    expect(serviceOf('backup')).toMatch(/healthcheck:\n.*\/backup\.sh', 'check'/);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
  });

  it('makes a backup each day, outside of the containers', () => {
    expect(serviceOf('backup')).toContain("command: ['daily']");
    expect(serviceOf('backup')).toContain('- ./backups:/backups');
  });

  it('keeps who was forgotten outside of what a backup takes back', () => {
    expect(serviceOf('bot')).toContain('- data:/data');
    expect(read('compose.yaml')).toMatch(/^volumes:\n {2}data:\n/m);
    expect(read('Dockerfile')).toContain('DATA_DIR=/data');
  });

  it('has the limits that `npm start` sets', () => {
    const { env, node } = z
      .object({ env: z.record(z.string(), z.string()), node: z.array(z.string()) })
      .parse(JSON.parse(read('scripts/limits.json')));
    const image = read('Dockerfile');
    expect(/NODE_LIMITS="(.*)"/.exec(image)?.[1]).toBe(node.join(' '));
    for (const [name, value] of Object.entries(env)) expect(image).toContain(` ${name}=${value} `);
  });

  it('keeps them beside what a host sets itself', () => {
    const image = read('Dockerfile');
    const command = z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? ''));
    const [shell = '', ...rest] = command.map((one) =>
      one.replace(
        'node dist/main.js',
        "node -p 'require(`v8`).getHeapStatistics().heap_size_limit'",
      ),
    );
    const limits = /NODE_LIMITS="(.*)"/.exec(image)?.[1] ?? '';
    const env = { PATH: process.env['PATH'], NODE_LIMITS: limits };
    const heap = (options: string): number =>
      Number(execFileSync(shell, rest, { env: { ...env, NODE_OPTIONS: options } }));
    const limitedBy = (old: number, semi: number): number =>
      Number(
        execFileSync(process.execPath, [
          `--max-old-space-size=${old}`,
          `--max-semi-space-size=${semi}`,
          '-p',
          'require(`v8`).getHeapStatistics().heap_size_limit',
        ]),
      );
    expect(limitedBy(208, 8)).not.toBe(limitedBy(208, 16));
    expect(heap('')).toBe(limitedBy(208, 8));
    expect(heap('--max-old-space-size=416')).toBe(limitedBy(416, 8));
    expect(heap('--no-warnings')).toBe(limitedBy(208, 8));
  });

  it('may hold as much memory as docs/hosting.md says', () => {
    expect(serviceOf('bot')).toMatch(/^ {4}mem_limit: 1g$/m);
    expect(read('docs/hosting.md')).toContain("gives the bot's container 1 GB (`mem_limit`)");
  });
});

describe('what the pages say of days', () => {
  const inWords = (days: number): string =>
    ({ 7: 'seven', 3: 'three', 30: 'thirty' })[days] ?? `${days}`;

  it.each([
    ['README.md', `silent for ${inWords(SILENT_DAYS)} days`],
    ['README.md', `computer players end it after ${DESERTED_DAYS} days`],
    [
      'README.md',
      `The ${TIMEOUTS_TO_FORFEIT === 3 ? 'third' : `${TIMEOUTS_TO_FORFEIT}th`} time in a row`,
    ],
    ['docs/hosting.md', `silent for ${inWords(SILENT_DAYS)} days`],
    ['docs/hosting.md', `waited for somebody for ${inWords(SILENT_DAYS)} days`],
    ['docs/hosting.md', `if none has in ${24 * MODERATED_DAYS} hours`],
    ['docs/hosting.md', `sleeps for ${DESERTED_DAYS} days`],
    ['docs/hosting.md', `for ${MOST_PAUSED_IN_ALL.moderators} days in all at most`],
  ])('is what is done: %s, “%s”', (page, words) => {
    expect(read(page)).toContain(words);
  });
});
