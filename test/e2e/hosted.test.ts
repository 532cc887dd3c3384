import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { patientClock } from './camp.ts';
import { endAll, host } from './hosted.ts';

const TOKEN = /^Discord refuses the token: .*Get a new one at .*, then start again\.$/m;
/** Of a stack, not of a sentence. */
const STACK = /^\s+at .*:\d+:\d+/m;

describe('the bot as a host runs it', { timeout: 120_000 }, () => {
  const opened: { close(): unknown }[] = [];
  afterEach(async () => {
    await endAll();
    for (const one of opened.splice(0)) await one.close();
  });

  async function discord(): Promise<Sandbox> {
    const sandbox = await startSandbox({ clock: patientClock() });
    opened.push(sandbox);
    return sandbox;
  }

  async function freePort(): Promise<{ port: number; server: Server }> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
    return { port: address.port, server };
  }

  async function start(sandbox: Sandbox, settings: Readonly<Record<string, string>> = {}) {
    const { port, server } = await freePort();
    await new Promise((resolve) => server.close(resolve));
    const bot = host({
      DISCORD_TOKEN: sandbox.token,
      DISCORD_API_URL: sandbox.api,
      HEALTH_PORT: String(port),
      ...settings,
    });
    const health = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
    return { bot, health };
  }

  async function eventually(wanted: number, read: () => Promise<number>): Promise<void> {
    await expect.poll(() => read().catch(() => 0), { timeout: 30_000 }).toBe(wanted);
  }

  it('is healthy while Discord is there, says when it is not, comes back, and ends when it may not', async () => {
    const sandbox = await discord();
    const { bot, health } = await start(sandbox);
    await bot.hears(/^Firepit burns as/m);
    expect(await health()).toBe(200);
    sandbox.shutGateway();
    await bot.hears(/"level":40,.*Discord is gone: nothing is answered; I keep trying/);
    expect(await health()).toBe(503);
    sandbox.shutGateway(false);
    await bot.hears(/Discord is there again: the connection was \w+/);
    await eventually(200, health);
    sandbox.dropGateway({ resume: true, code: 4004 });
    expect(await bot.ended).toBe(78);
    expect(bot.said()).toMatch(TOKEN);
    expect(bot.said()).toMatch(/"level":60/);
    expect(bot.said()).not.toMatch(STACK);
    expect(bot.said().match(/Discord is gone/g)).toHaveLength(1);
  });

  it('logs in when its painters have loaded, not before', async () => {
    const sandbox = await discord();
    // What the threads that paint say first is kept back until a signal.
    const preload = `
      import { Worker } from 'node:worker_threads';
      const { emit } = Worker.prototype;
      const kept = [];
      Worker.prototype.emit = function (...heard) {
        if (heard[1] !== 'ready') return emit.apply(this, heard);
        kept.push(() => emit.apply(this, heard));
        if (kept.length === 2) console.log('Both painters are ready.');
        return true;
      };
      process.on('SIGUSR2', () => kept.splice(0).forEach((say) => say()));`;
    const { bot, health } = await start(sandbox, {
      RENDER_THREADS: '2',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    });
    await bot.hears(/^Both painters are ready\.$/m);
    expect(sandbox.requests.all).toEqual([]);
    expect(await health()).toBe(503);
    bot.signal('SIGUSR2');
    await bot.hears(/^Firepit burns as/m);
    expect(sandbox.requests.all.length).toBeGreaterThan(0);
  });

  it('ends for good with a token that is refused', async () => {
    const { bot } = await start(await discord(), { DISCORD_TOKEN: 'not.the.token' });
    expect(await bot.ended).toBe(78);
    expect(bot.said()).toMatch(TOKEN);
    expect(bot.said()).not.toMatch(STACK);
    expect(bot.said()).not.toContain('not.the.token');
  });

  it('keeps trying where only the gateway does not answer, says so, and then ends for a fresh start', async () => {
    const sandbox = await discord();
    sandbox.shutGateway();
    const patient = await start(sandbox);
    await patient.bot.hears(/Discord does not let me connect: nothing is answered; I keep trying/);
    expect(await patient.health()).toBe(503);
    // Long enough to open its store: until then, that is what is missing.
    const { bot } = await start(sandbox, { UNHEALTHY_MINUTES: '0.4' });
    expect(await bot.ended).toBe(75);
    expect(bot.said()).toMatch(/^Discord has been out of reach for 0\.4 minutes\. .*\.$/m);
    sandbox.shutGateway(false);
    await patient.bot.hears(/^Firepit burns as/m);
    await eventually(200, patient.health);
    expect(await patient.bot.stop()).toBe(0);
    expect(patient.bot.said()).not.toMatch(/Discord is gone/);
  });

  it('blames the database where that does not answer', async () => {
    const { port, server } = await freePort();
    opened.push(server);
    const { bot, health } = await start(await discord(), {
      DATABASE_URL: `postgresql://firepit@127.0.0.1:${port}/firepit`,
      UNHEALTHY_MINUTES: '0.05',
    });
    await eventually(503, health);
    expect(await bot.ended).toBe(75);
    expect(bot.said()).toMatch(/^The database has been out of reach for 0\.05 minutes\. .*\.$/m);
  });

  it('is killed where its main thread is stuck, as nothing on that thread can end it', async () => {
    const { bot } = await start(await discord(), {
      UNHEALTHY_MINUTES: '0.1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>{for(;;);})")}`,
    });
    await bot.hears(/^Firepit burns as/m);
    bot.signal('SIGUSR2');
    expect(await bot.ended).toBeNull();
    expect(bot.said()).toMatch(/^The bot has been stuck for 0\.1 minutes\. .*\.$/m);
  });

  it('says what to do where its port is taken, before it begins anything', async () => {
    const sandbox = await discord();
    const { port, server } = await freePort();
    opened.push(server);
    const { bot } = await start(sandbox, { HEALTH_PORT: String(port) });
    expect(await bot.ended).toBe(1);
    expect(bot.said()).toBe(
      `Port ${port} on 127.0.0.1 is taken, perhaps by a bot that runs already. Stop that one, or set HEALTH_PORT to a free port; then start again.\n`,
    );
    expect(sandbox.requests.all).toEqual([]);
  });
});
