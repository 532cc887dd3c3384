import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

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

  it('has the limits that `npm start` sets', () => {
    const { env, node } = z
      .object({ env: z.record(z.string(), z.string()), node: z.array(z.string()) })
      .parse(JSON.parse(read('scripts/limits.json')));
    const image = read('Dockerfile');
    expect(/NODE_OPTIONS="(.*)"/.exec(image)?.[1]).toBe(node.join(' '));
    for (const [name, value] of Object.entries(env)) expect(image).toContain(` ${name}=${value} `);
  });
});
