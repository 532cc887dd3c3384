import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import { type Camp, pitchCamp, posts, read } from './camp.ts';

describe('a league whose channel is deleted', () => {
  let camp: Camp;
  beforeAll(async () => {
    camp = await pitchCamp();
    const about = { name: 'Autumn', game: 'tusk', plays: 'fast', seats: 4 };
    await camp.sandbox.user('Ash').invoke('league new', about, { channel: 'tusk' });
    await camp.settled();
  });
  afterAll(() => camp.close());

  it('tells who founded it by DM, once, and goes on', async () => {
    camp.sandbox.deleteChannel('tusk');
    await camp.passing(4 * DAY_MS);
    const row = await camp.store.season(1);
    expect(row === null ? null : seasonIn(row).phase).toBe('cancelled');
    const dms = camp.sandbox.user('Ash').dms();
    expect(dms.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^\*\*Autumn\*\*: I can’t post in its channel .*`\/league move/u),
    ]);
  });

  it('goes on in the channel to which a director moves it', async () => {
    const move = async (name: string): Promise<string> =>
      read(
        await camp.sandbox
          .user(name)
          .invoke('league move', { league: 'Autumn' }, { channel: 'general' }),
      );
    expect(await move('Birch')).toContain('Only the directors of this league');
    expect(await move('Ash')).toContain('**Autumn** goes on in');
    await camp.settled();
    const there = posts(camp.sandbox.user('Ash'), 'general').map(({ content }) => content);
    expect(there.filter((content) => content.includes('Autumn · season 1'))).toHaveLength(1);
  });
});
