import { Events } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { CutOff, explainLogin, OutOfReach, LINK_TIMEOUTS } from '../../src/discord/link.ts';
import { registerCommands } from '../../src/discord/commands/register.ts';
import { SHELF } from '../../src/games/index.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { STATUS, statusOf } from '../../src/process/status.ts';
import { type Camp, pitchCamp } from './camp.ts';

/** What is seen of the tie to Discord from within. */
describe('the tie to Discord', () => {
  let camp: Camp;
  afterEach(() => camp.close());

  const told = (): string[] => camp.log.map(({ msg }) => msg);

  it.each([
    [4004, /^Discord refuses the token: .*, then start again\.$/],
    [4010, /^Discord has cut this bot off for good \(close code 4010, InvalidShard\)\. .*\.$/],
    [4011, /^Discord wants this bot in several shards: .*, then start again\.$/],
    [4013, /^Discord has cut this bot off for good \(close code 4013, InvalidIntents\)\. .*\.$/],
    [4014, /^Discord has cut this bot off for good \(close code 4014, DisallowedIntents\)\. .*\.$/],
  ])('is torn for good by close code %d', async (code, sentence) => {
    camp = await pitchCamp();
    camp.sandbox.gateway.drop({ resume: true, code });
    expect((await camp.bot.cutOff).message).toMatch(sentence);
    expect(camp.bot.connected).toBe(false);
    expect(camp.log.filter(({ level }) => level === 60)).toEqual([
      expect.objectContaining({ msg: expect.stringMatching(sentence) }),
    ]);
  });

  it('is torn for good where the token of a request is refused', async () => {
    camp = await pitchCamp();
    camp.sandbox.faults.fail(401, 'before', { path: '/channels/:channel/messages', times: 100 });
    const ash = camp.sandbox.user('Ash');
    await ash.invoke('match new', { seats: 2 }, { channel: 'tusk', until: 'acknowledged' });
    expect((await camp.bot.cutOff).message).toMatch(/^Discord refuses the token/);
    expect(camp.bot.connected).toBe(false);
  });

  it('outlives the refusal of the token of an answer, which is only late', async () => {
    camp = await pitchCamp();
    camp.sandbox.faults.fail(401, 'before', {
      method: 'POST',
      path: '/interactions/:interaction/:token/callback',
    });
    const late = await camp.sandbox.user('Ash').invoke('next', {}, { channel: 'tusk' });
    expect(late.text).toMatch(/^Something went wrong on my side/);
    expect(camp.bot.connected).toBe(true);
  });

  it.each([true, false])('is mended by the client, with resume %s', async (resume) => {
    camp = await pitchCamp({ linkTimeouts: { ...LINK_TIMEOUTS, look: 5, away: 0 } });
    camp.sandbox.gateway.drop({ resume });
    await expect.poll(told).toContain('Discord is gone: nothing is answered; I keep trying');
    expect(camp.bot.connected).toBe(false);
    const how = resume ? 'resumed' : 'made anew';
    const again = `Discord is there again: the connection was ${how}`;
    await expect.poll(told, { timeout: 30_000 }).toContain(again);
    expect(camp.bot.connected).toBe(true);
  });

  it('stands through a break that is mended at once, as Discord asks for one now and then', async () => {
    camp = await pitchCamp({ linkTimeouts: { ...LINK_TIMEOUTS, look: 5 } });
    const before = told();
    let resumed = false;
    camp.bot.client.once(Events.ShardResume, () => {
      resumed = true;
    });
    const seen = new Set<boolean>();
    camp.sandbox.gateway.askToReconnect();
    await expect
      .poll(
        () => {
          seen.add(camp.bot.connected);
          return resumed;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    expect([...seen]).toEqual([true]);
    expect(told()).toEqual(before);
  });

  const SILENT = 'Discord has fallen silent: nothing is answered; I keep trying';

  it('counts as gone where Discord falls silent between two heartbeats, until it speaks again', async () => {
    camp = await pitchCamp({ linkTimeouts: { look: 5, ask: 50, silent: 1_000, away: 10_000 } });
    camp.sandbox.gateway.freeze();
    await expect.poll(told, { timeout: 20_000 }).toContain(SILENT);
    expect(camp.bot.connected).toBe(false);
    camp.sandbox.gateway.freeze(false);
    const again = 'Discord is there again: the connection was only silent';
    await expect.poll(told, { timeout: 20_000 }).toContain(again);
    expect(camp.bot.connected).toBe(true);
    expect(told().filter((line) => line === SILENT)).toHaveLength(1);
  });

  it('counts as gone until the connection that fell silent was made anew', async () => {
    const linkTimeouts = { look: 5, ask: 50, silent: 1_000, away: 10_000 };
    camp = await pitchCamp({ linkTimeouts, heartbeatMs: 100 });
    camp.sandbox.gateway.freeze();
    await expect.poll(told, { timeout: 20_000 }).toContain(SILENT);
    camp.sandbox.gateway.freeze(false);
    const again = 'Discord is there again: the connection was resumed';
    await expect.poll(told, { timeout: 20_000 }).toContain(again);
    expect(camp.bot.connected).toBe(true);
  });

  it('stands while Discord answers, however little there is to tell', async () => {
    camp = await pitchCamp({ linkTimeouts: { look: 5, ask: 50, silent: 1_000, away: 10_000 } });
    const answers = new Set<number>();
    const answered = (): number => {
      const shard = camp.bot.client.ws.shards.first();
      if (shard !== undefined) answers.add(shard.lastPingTimestamp + shard.ping);
      return answers.size;
    };
    await expect.poll(answered, { timeout: 60_000, interval: 10 }).toBeGreaterThan(30);
    expect(camp.bot.connected).toBe(true);
    expect(told()).not.toContain(SILENT);
  });

  it('says nothing when we leave', async () => {
    camp = await pitchCamp();
    const before = told();
    await camp.restart();
    expect(told()).toEqual(before);
    expect(camp.bot.connected).toBe(true);
  });
});

describe('a login that fails', () => {
  it('says when Discord lets the bot log in again, where it has done so too often', () => {
    const limit = new Error(
      'Not enough sessions remaining to spawn 1 shards; only 0 remaining; resets at 2030-01-01T00:00:00.000Z',
    );
    const reason = explainLogin(limit);
    expect(reason).toBeInstanceOf(OutOfReach);
    expect(reason.message).toMatch(/^Discord lets this bot log in only so often a day.*2030-01-01/);
  });
});

describe('commands are registered', () => {
  const failure = (token: string, api: string): Promise<unknown> =>
    registerCommands(SHELF, token, api).catch((error: unknown) => error);

  it('only with a token that Discord takes, and while it can be reached; else it is told why', async () => {
    const sandbox = await startSandbox();
    const refused = await failure('not.the.token', sandbox.api);
    expect(refused).toBeInstanceOf(CutOff);
    expect(refused).toMatchObject({ message: expect.stringMatching(/^Discord refuses the token/) });
    expect(statusOf(refused)).toBe(STATUS.hopeless);
    await sandbox.close();
    const away = await failure(sandbox.token, sandbox.api);
    expect(away).toBeInstanceOf(OutOfReach);
    expect(away).toMatchObject({
      message: expect.stringMatching(/^Discord cannot be reached \(.*\)\. .*; then start again\.$/),
    });
    expect(statusOf(away)).toBe(STATUS.worn);
  });
});
