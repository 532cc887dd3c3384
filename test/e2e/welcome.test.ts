import { Events, type Guild } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Camp, pitchCamp, posts } from './camp.ts';

describe('a server that the bot comes into', () => {
  let camp: Camp;
  let guild: Guild;
  const greetings = () =>
    posts(camp.sandbox.user('Ash'), 'general').filter(({ content }) =>
      content.includes('/match new'),
    );
  /** Discord says that the bot was invited, with the channel where it tells who comes. */
  const come = async (): Promise<void> => {
    camp.bot.client.emit(Events.GuildCreate, guild);
    await camp.settled();
  };

  beforeEach(async () => {
    camp = await pitchCamp();
    const [here] = camp.bot.client.guilds.cache.values();
    const channel = here?.channels.cache.find(({ name }) => name === 'general');
    if (here === undefined || channel === undefined) throw new Error('There is no such channel.');
    guild = here;
    guild.systemChannelId = channel.id;
  });
  afterEach(() => camp.close());

  it('is told how to begin, once, whoever heard of it', async () => {
    await come();
    expect(greetings().map(({ content, pingedIds }) => [content, pingedIds])).toEqual([
      [expect.stringMatching(/^🔥 Here I am\./u), []],
    ]);
    await come();
    await come();
    expect(greetings()).toHaveLength(1);
  });

  it('is left in peace where the bot may not write there', async () => {
    camp.sandbox.denyBot('general', 'SendMessages');
    await come();
    expect(greetings()).toEqual([]);
    expect(camp.log.map(({ msg }) => msg)).toContain('a message was given up');
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
    camp.sandbox.allowBot('general', 'SendMessages');
    await camp.later(60_000);
    expect(greetings()).toEqual([]);
  });
});
