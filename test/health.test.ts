import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { serveHealth } from '../src/health.ts';
import { startSandbox } from '../src/sandbox/index.ts';

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
    let answer = async (): Promise<boolean> => true;
    const place = { host: '127.0.0.1', port: 0 };
    const server = await serveHealth(place, () => answer());
    opened.push(server);
    const ask = async (path: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).status;
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
    expect(await ask('/healthz')).toBe(200);
    answer = async () => false;
    expect(await ask('/healthz')).toBe(503);
    answer = () => Promise.reject(new Error('no'));
    expect(await ask('/healthz')).toBe(503);
    expect(await ask('/')).toBe(404);
  });

  it('says what to do where its address cannot be had', async () => {
    const other = createServer();
    opened.push(other);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = portOf(other);
    const serve = (host: string, at: number) => serveHealth({ host, port: at }, async () => true);
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
