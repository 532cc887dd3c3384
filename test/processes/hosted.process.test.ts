import { describe } from 'vitest';
import { it } from '../e2e/hosted.ts';

const TOKEN = /^Discord refuses the token: .*Get a new one at .*, then start again\.$/m;
const SOON = { timeout: 30_000 };
/** Of a stack, not of a sentence. */
const STACK = /^\s+at .*:\d+:\d+/m;

/** They wait more than they work, so they do it at the same time. */
describe.concurrent('the bot as a host runs it', { timeout: 240_000 }, () => {
  it('keeps trying where only the gateway does not answer, is healthy while Discord is there, says when it is not, comes back, and ends when it may not', async ({
    expect,
    sandbox,
    start,
  }) => {
    sandbox.gateway.shut();
    const { bot, health } = await start();
    await bot.hears(/Discord does not let me connect: nothing is answered; I keep trying/);
    expect(await health()).toBe(503);
    sandbox.gateway.shut(false);
    await bot.hears(/^Firepit burns as/m);
    await expect.poll(health, SOON).toBe(200);
    expect(bot.said()).not.toMatch(/Discord is gone/);
    sandbox.gateway.shut();
    await bot.hears(/"level":40,.*Discord is gone: nothing is answered; I keep trying/);
    expect(await health()).toBe(503);
    sandbox.gateway.shut(false);
    await bot.hears(/Discord is there again: the connection was \w+/);
    await expect.poll(health, SOON).toBe(200);
    sandbox.gateway.drop({ resume: true, code: 4004 });
    expect(await bot.ended).toBe(78);
    expect(bot.said()).toMatch(TOKEN);
    expect(bot.said()).toMatch(/"level":60/);
    expect(bot.said()).not.toMatch(STACK);
    expect(bot.said().match(/Discord is gone/g)).toHaveLength(1);
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
    sandbox.gateway.shut();
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
    // Long enough to start, however busy the machine is.
    const { bot } = await start({
      UNHEALTHY_MINUTES: '0.4',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stuck)}`,
    });
    await bot.hears(/^Firepit burns as/m);
    bot.signal('SIGUSR2');
    expect(await bot.ended).toBeNull();
    expect(bot.said()).toMatch(/^The bot has been stuck for 0\.4 minutes\. .*\.$/m);
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
