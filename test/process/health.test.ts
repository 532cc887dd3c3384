import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookAfter, serveHealth, type Wellness } from '../../src/process/health.ts';
import { startSandbox } from '../../src/sandbox/index.ts';

describe('the health page', () => {
  const opened: Server[] = [];
  afterEach(() => {
    for (const server of opened.splice(0)) server.close();
  });

  const portOf = (server: Server): number => {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
    return address.port;
  };

  it('says whether all is well, on the address it is given alone', async () => {
    let wellness: Wellness = 'well';
    const place = { host: '127.0.0.1', port: 0 };
    const server = await serveHealth(place, async () => wellness);
    opened.push(server);
    const ask = async (path: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).status;
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
    expect(await ask('/healthz')).toBe(200);
    wellness = 'no Discord';
    expect(await ask('/healthz')).toBe(503);
    wellness = 'no database';
    expect(await ask('/healthz')).toBe(503);
    expect(await ask('/')).toBe(404);
  });

  it('answers while the database hangs, and asks it once for all who ask meanwhile', async () => {
    let asked = 0;
    const database = (): Promise<boolean> => {
      asked += 1;
      return new Promise(() => {});
    };
    const look = lookAfter({ database, discord: () => true });
    const server = await serveHealth({ host: '127.0.0.1', port: 0 }, look);
    opened.push(server);
    const ask = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${portOf(server)}/healthz`)).status;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503]);
    expect(asked).toBe(1);
  });

  it('says what to do where its address cannot be had', async () => {
    const other = createServer();
    opened.push(other);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = portOf(other);
    const serve = (host: string, at: number) => serveHealth({ host, port: at }, async () => 'well');
    await expect(serve('127.0.0.1', port)).rejects.toThrow(
      /^Port \d+ on 127\.0\.0\.1 is taken, .* set HEALTH_PORT to a free port; then start again\.$/,
    );
    await expect(serve('192.0.2.1', 0)).rejects.toThrow(
      /^This machine has no address 192\.0\.2\.1\. Set HEALTH_HOST .*; then start again\.$/,
    );
    await expect(startSandbox({ port })).rejects.toThrow(
      /^Port \d+ is taken, .* set PORT to a free port; then start again\.$/,
    );
  });
});

describe('a look at how the bot is', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[Wellness, () => Promise<boolean>, boolean]>([
    ['well', async () => true, true],
    ['no Discord', async () => true, false],
    ['no database', async () => false, false],
    ['no database', () => Promise.reject(new Error('no')), true],
  ])('finds it %s', async (wellness, database, connected) => {
    expect(await lookAfter({ database, discord: () => connected })()).toBe(wellness);
  });

  it('blames a database that hangs, and asks it afresh the next time', async () => {
    vi.useFakeTimers();
    let database = (): Promise<boolean> => new Promise(() => {});
    const look = lookAfter({ database: () => database(), discord: () => false });
    const looks = [look(), look()];
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await Promise.all(looks)).toEqual(['no database', 'no database']);
    database = async () => true;
    expect(await look()).toBe('no Discord');
  });
});
