import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, read } from './camp.ts';

describe('a season of a league', () => {
  let camp: Camp;
  let people: Person[] = [];
  const names = ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm'];

  beforeAll(async () => {
    camp = await pitchCamp();
    people = names.map((name) => camp.sandbox.user(name));
  });
  afterAll(() => camp.close());

  const seasonNow = async (id = 1) => {
    const row = await camp.store.season(id);
    if (row === null) throw new Error('There is no season.');
    return seasonIn(row);
  };
  const postOf = (start: string): PageMessage => {
    const found = posts(first(), 'tusk').findLast(({ content }) => content.startsWith(start));
    if (found === undefined) throw new Error(`Nothing begins with ${start}.`);
    return found;
  };
  const first = (): Person => {
    const [one] = people;
    if (one === undefined) throw new Error('Nobody is there.');
    return one;
  };

  it('is founded by who manages the server, and people sign up by its post', async () => {
    const host = camp.sandbox.user('Ash');
    const answer = read(
      await host.invoke(
        'league new',
        { name: 'Autumn', game: 'tusk', plays: 'league', seats: 4 },
        { channel: 'tusk' },
      ),
    );
    expect(answer).toContain('Autumn');
    await camp.settled();
    const post = postOf('## 🏆 Autumn');
    for (const person of people) {
      read(await person.invoke('me', { zone: 'Europe/Vienna' }, { channel: 'tusk' }));
      const form = await person.press(post, 'Sign up');
      if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
      read(await person.submitModal(form, { as: 'plays', away: [] }));
    }
    await camp.settled();
    expect(first().message(post).content).toContain('**5 play:**');
  });

  it('draws, opens its tables, and ends with champions and a new season', async () => {
    await camp.passing(7 * DAY_MS);
    expect((await seasonNow()).phase).toBe('drawn');
    await camp.passing(DAY_MS);
    const { phase, tables } = await seasonNow();
    expect(phase).toBe('playing');
    expect(tables.some(({ status }) => status === 'open')).toBe(true);
    for (let week = 0; week < 20 && (await seasonNow()).phase === 'playing'; week += 1)
      await camp.passing(7 * DAY_MS);
    const season = await seasonNow();
    expect(season.phase).toBe('over');
    expect(season.tables.every(({ status }) => status === 'over')).toBe(true);
    for (const { content } of posts(first(), 'tusk').slice(-8)) console.log(`${content}\n---`);
    console.log(camp.log.filter(({ level }) => level > 30));
  }, 240_000);
});
