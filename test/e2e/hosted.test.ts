import { describe } from 'vitest';
import { it } from './hosted.ts';

/** Its start and its end; what becomes of it meanwhile stands in `test/processes/`. */
describe('the bot as a host runs it', { timeout: 120_000 }, () => {
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
    await bot.hears(/^Firepit burns as .+ in 1 server\.$/m);
    expect(sandbox.requests.all.length).toBeGreaterThan(0);
    expect(await bot.stop()).toBe(0);
  });
});
