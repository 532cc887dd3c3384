import { createServer } from 'node:net';
import { describe, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { patientClock } from './camp.ts';
import { host, type Hosted } from './hosted.ts';

const TOKEN = /^Discord refuses the token: .*Get a new one at .*, then start again\.$/m;
const SOON = { timeout: 30_000 };
/** Of a stack, not of a sentence. */
const STACK = /^\s+at .*:\d+:\d+/m;

interface Started {
  readonly bot: Hosted;
  /** The status of its /healthz; 0 where nothing answers there. */
  readonly health: () => Promise<number>;
}

/** What each test has for itself. */
interface Parts {
  readonly sandbox: Sandbox;
  /** A port on which something listens and does not answer. */
  readonly taken: number;
  /** Starts the bot with these settings, where it ran before. */
  readonly start: (settings?: Readonly<Record<string, string>>) => Promise<Started>;
}

async function listen(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}

const it = test.extend<Parts>({
  sandbox: async ({ onTestFinished }, use) => {
    const sandbox = await startSandbox({ clock: patientClock() });
    onTestFinished(() => sandbox.close());
    await use(sandbox);
  },
  taken: async ({ onTestFinished }, use) => {
    const { port, close } = await listen();
    onTestFinished(() => void close());
    await use(port);
  },
  start: async ({ sandbox, onTestFinished }, use) => {
    await use(async (settings = {}) => {
      const { port, close } = await listen();
      await close();
      const given = {
        DISCORD_TOKEN: sandbox.token,
        DISCORD_API_URL: sandbox.api,
        HEALTH_PORT: String(port),
        ...settings,
      };
      const bot = await host(given);
      onTestFinished(() => bot.remove());
      const health = () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ status }) => status,
          () => 0,
        );
      return { bot, health };
    });
  },
});

/** They wait more than they work, so they do it at the same time. */
describe.concurrent('the bot as a host runs it', { timeout: 120_000 }, () => {
  it('keeps trying where only the gateway does not answer, is healthy while Discord is there, says when it is not, comes back, and ends when it may not', async ({
    expect,
    sandbox,
    start,
  }) => {
    sandbox.shutGateway();
    const { bot, health } = await start();
    await bot.hears(/Discord does not let me connect: nothing is answered; I keep trying/);
    expect(await health()).toBe(503);
    sandbox.shutGateway(false);
    await bot.hears(/^Firepit burns as/m);
    await expect.poll(health, SOON).toBe(200);
    expect(bot.said()).not.toMatch(/Discord is gone/);
    sandbox.shutGateway();
    await bot.hears(/"level":40,.*Discord is gone: nothing is answered; I keep trying/);
    expect(await health()).toBe(503);
    sandbox.shutGateway(false);
    await bot.hears(/Discord is there again: the connection was \w+/);
    await expect.poll(health, SOON).toBe(200);
    sandbox.dropGateway({ resume: true, code: 4004 });
    expect(await bot.ended).toBe(78);
    expect(bot.said()).toMatch(TOKEN);
    expect(bot.said()).toMatch(/"level":60/);
    expect(bot.said()).not.toMatch(STACK);
    expect(bot.said().match(/Discord is gone/g)).toHaveLength(1);
  });

  it('logs in when its painters have loaded, not before, and ends when it is asked to', async ({
    expect,
    sandbox,
    start,
  }) => {
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
    const { bot, health } = await start({
      RENDER_THREADS: '2',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    });
    await bot.hears(/^Both painters are ready\.$/m);
    expect(sandbox.requests.all).toEqual([]);
    expect(await health()).toBe(503);
    bot.signal('SIGUSR2');
    await bot.hears(/^Firepit burns as/m);
    expect(sandbox.requests.all.length).toBeGreaterThan(0);
    expect(await bot.stop()).toBe(0);
  });

  it('ends for good with a token that is refused', async ({ expect, start }) => {
    const { bot } = await start({ DISCORD_TOKEN: 'not.the.token' });
    expect(await bot.ended).toBe(78);
    expect(bot.said()).toMatch(TOKEN);
    expect(bot.said()).not.toMatch(STACK);
    expect(bot.said()).not.toContain('not.the.token');
  });

  it('ends for a fresh start where the gateway does not answer for too long', async ({
    expect,
    sandbox,
    start,
  }) => {
    sandbox.shutGateway();
    // Long enough to open its store: until then, that is what is missing.
    const { bot } = await start({ UNHEALTHY_MINUTES: '0.4' });
    expect(await bot.ended).toBe(75);
    expect(bot.said()).toMatch(/^Discord has been out of reach for 0\.4 minutes\. .*\.$/m);
  });

  it('blames the database where that does not answer', async ({ expect, start, taken }) => {
    const { bot, health } = await start({
      DATABASE_URL: `postgresql://firepit@127.0.0.1:${taken}/firepit`,
      UNHEALTHY_MINUTES: '0.05',
    });
    await expect.poll(health, SOON).toBe(503);
    expect(await bot.ended).toBe(75);
    expect(bot.said()).toMatch(/^The database has been out of reach for 0\.05 minutes\. .*\.$/m);
  });

  it('is killed where its main thread is stuck, as nothing on that thread can end it', async ({
    expect,
    start,
  }) => {
    // It waits instead of turning round and round, which would cost the other tests a processor.
    const stuck =
      "process.on('SIGUSR2',()=>Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0))";
    const { bot } = await start({
      UNHEALTHY_MINUTES: '0.1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stuck)}`,
    });
    await bot.hears(/^Firepit burns as/m);
    bot.signal('SIGUSR2');
    expect(await bot.ended).toBeNull();
    expect(bot.said()).toMatch(/^The bot has been stuck for 0\.1 minutes\. .*\.$/m);
  });

  it('says what to do where its port is taken, before it begins anything', async ({
    expect,
    sandbox,
    start,
    taken,
  }) => {
    const { bot } = await start({ HEALTH_PORT: String(taken) });
    expect(await bot.ended).toBe(1);
    expect(bot.said()).toBe(
      `Port ${taken} on 127.0.0.1 is taken, perhaps by a bot that runs already. Stop that one, or set HEALTH_PORT to a free port; then start again.\n`,
    );
    expect(sandbox.requests.all).toEqual([]);
  });
});
