import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, NOON, pitchCamp, posts, read } from './camp.ts';

const NAMES = ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm'] as const;

describe('a season of a league', () => {
  let camp: Camp;
  let ash: Person;
  let people: readonly Person[] = [];

  beforeAll(async () => {
    camp = await pitchCamp({ at: NOON });
    people = NAMES.map((name) => camp.sandbox.user(name));
    ash = camp.sandbox.user('Ash');
  });
  afterAll(() => camp.close());

  const seasonNow = async (id = 1) => {
    const row = await camp.store.season(id);
    if (row === null) throw new Error('There is no season.');
    return seasonIn(row);
  };
  const newest = (part: string): PageMessage => {
    const found = posts(ash, 'tusk').findLast(({ content }) => content.includes(part));
    if (found === undefined) throw new Error(`Nothing says "${part}".`);
    return found;
  };
  const typed = async (person: Person, command: string, options = {}): Promise<string> =>
    read(await person.invoke(command, options, { channel: 'tusk' }));
  const signUp = async (person: Person, fields: Record<string, string | string[]>) => {
    const form = await person.press(newest('season 1'), 'Sign up');
    if (form.is !== 'modal') throw new Error(`No form but: ${form.text}`);
    const answer = read(await person.submitModal(form, { away: [], ...fields }));
    await camp.settled();
    return answer;
  };

  it('is founded by who manages the server, and by nobody else', async () => {
    const about = { name: 'Autumn', game: 'tusk', plays: 'fast', seats: 4 };
    expect(await typed(camp.sandbox.user('Birch'), 'league new', about)).toMatch(
      /^Only somebody who may manage this server can found a league\./m,
    );
    expect(await typed(ash, 'league new', about)).toContain('**Autumn** is founded');
    await camp.settled();
    expect(newest('## 🏆 Autumn · season 1').content).toContain('Nobody has signed up yet.');
    expect(await typed(ash, 'league new', { ...about, name: 'autumn' })).toContain(
      'There is a league called autumn here already.',
    );
  });

  it('takes people in by its post, once it knows where they live, and lets them go', async () => {
    expect(await signUp(ash, { as: 'plays', zone: ' ' })).toContain('Tell me where you live');
    expect(await signUp(ash, { as: 'plays', zone: 'Nowhere' })).toContain('time zone “Nowhere”');
    expect((await seasonNow()).entrants).toEqual([]);
    expect((await camp.store.person(ash.id)).zone).toBeNull();
    expect(await signUp(ash, { as: 'plays', zone: ' Europe/Vienna ' })).toContain('You are in');
    expect(await camp.store.person(ash.id)).toMatchObject({ zone: 'Europe/Vienna', wakes: 480 });
    await expect(signUp(ash, { as: 'plays', zone: 'UTC' })).rejects.toThrow('zone');
    for (const person of people) {
      await typed(person, 'me', { zone: 'Europe/Vienna' });
      expect(await signUp(person, { as: 'plays' })).toContain('You are in: **Autumn**');
    }
    expect(newest('season 1').content).toContain('**5 play:**');
    const [, birch] = people;
    if (birch === undefined) throw new Error('Nobody is there.');
    expect(read(await birch.press(newest('season 1'), 'Leave'))).toContain('out of **Autumn**');
    await camp.settled();
    expect(newest('season 1').content).toContain('**4 play:**');
    const again = await signUp(birch, { as: 'plays and stands by' });
    expect(again).toContain('🤝 Reliability: too few questions so far');
    expect(newest('season 1').content).toContain('**5 play:**');
    expect(await typed(birch, 'league schedule')).toContain('The schedule is drawn');
  });

  it('draws an exact schedule, and calls whoever gets several tables once', async () => {
    await camp.passing(3 * DAY_MS);
    expect((await seasonNow()).phase).toBe('drawn');
    expect(newest('is drawn').content).toContain('The first tables open');
    await camp.passing(DAY_MS);
    await camp.later(20_000);
    const { phase, tables } = await seasonNow();
    expect(phase).toBe('playing');
    expect(tables.map(({ status }) => status)).toEqual(Array(5).fill('open'));
    // Each meets each three times, and has each seat once.
    for (const seat of [0, 1, 2, 3])
      expect(new Set(tables.map(({ seats }) => seats[seat])).size).toBe(5);
    const calls = newest('your tables are open');
    const called = [...calls.content.matchAll(/• <@(\d+)>/gu)].map(([, user]) => user);
    expect(called.length).toBeGreaterThan(0);
    expect(new Set(called).size).toBe(called.length);
    for (const { match } of tables) {
      const row = await camp.store.match(match ?? 0);
      const thread = row?.home.thread ?? '';
      const pinged = camp.sandbox.requests
        .to('POST', '/channels/:channel/messages')
        .filter(({ path }) => path === `/channels/${thread}/messages`)
        .flatMap(({ body }) => JSON.stringify(body).match(/"users":\["[^\]]*\]/gu) ?? []);
      expect(pinged).toEqual([]);
    }
  });

  it('shows standings and schedule to who asks', async () => {
    expect(await typed(ash, 'league table')).toContain('0 of 5 tables over');
    expect(await typed(ash, 'league schedule')).toContain('**Round 1**');
    expect(await typed(ash, 'league me')).toContain('You play in Autumn · season 1.');
    expect(await typed(ash, 'league history')).toContain('No season is over yet.');
    expect(await typed(ash, 'league ratings')).toContain('keeps no ratings');
    expect(await typed(ash, 'league table', { league: 'Winter' })).toContain(
      'There is no league of that name',
    );
  });

  it('gives no records of what is still played', async () => {
    expect(await typed(ash, 'league export', { what: 'records' })).toContain('is over yet');
  });

  it('warns before its end, and has computer players finish what is open then', async () => {
    const warnings = (): number =>
      people
        .flatMap((person) => person.dms())
        .filter(({ content }) => content.includes('What is still open then')).length;
    for (const person of people) await typed(person, 'me', { pings: 'dm' });
    await camp.passing(11.1 * DAY_MS);
    // Whoever wants DMs is warned by one, of its own tables alone.
    expect(warnings()).toBeGreaterThan(0);
    await camp.passing(2.4 * DAY_MS);
    expect(newest('What is still open then').content).toMatch(/waits for|computer players/u);
    for (const person of people) await typed(person, 'me', { pings: 'thread' });
    await camp.passing(DAY_MS);
    const season = await seasonNow();
    expect(season.phase).toBe('over');
    expect(season.tables.map(({ status }) => status)).toEqual(Array(5).fill('over'));
    expect(newest('is over!').content).toMatch(
      /🏆 Congratulations, <@\d+>.*: first, with .* points!/u,
    );
    expect(newest('of 5 tables over').content).toContain('5 of 5');
    expect(await typed(ash, 'league history')).toContain('**Season 1**: 🏆');
  });

  it('gives itself as files to whoever asks, with records that can be verified', async () => {
    const files = async (options: object): Promise<string[]> => {
      const { attachments } = messageOf(
        await ash.invoke('league export', { season: 1, ...options }, { channel: 'tusk' }),
      );
      return Promise.all(attachments.map(async ({ url }) => (await fetch(url)).text()));
    };
    const [schedule = '', standings = ''] = await files({});
    expect(schedule.split('\r\n')).toHaveLength(7);
    expect(schedule).toMatch(/^division,round,table,status,match,seat 1,place 1,score 1,/u);
    expect(standings.split('\r\n')).toHaveLength(7);
    expect(standings).toMatch(/^1,1,(?:Ash|Birch|Cedar|Dune|Elm),,/mu);
    const [json = ''] = await files({ what: 'json' });
    expect(JSON.parse(json)).toMatchObject({ league: 'Autumn', season: 1, phase: 'over' });
    expect(json).not.toMatch(/seed|away/u);
    const [records = ''] = await files({ what: 'records' });
    const all = records
      .trim()
      .split('\n')
      .map((line): { record: unknown } => JSON.parse(line));
    expect(all).toHaveLength(5);
    for (const { record } of all) expect(record).toMatchObject({ game: 'tusk' });
    const met = await typed(ash, 'league history', { with: camp.sandbox.user('Birch').id });
    expect(met).toMatch(/You and <@\d+>: \d tables together\. You were ahead \d×, behind \d×\./u);
    expect(await typed(ash, 'league me')).toMatch(/seasons \*\*1\*\* · matches \*\*\d\*\*/u);
    expect(await typed(ash, 'league export', { season: 3 })).toContain('There is no such season');
  });

  it('lets a director change the next one before that opens', async () => {
    const panel = messageOf(await ash.invoke('league direct', {}, { channel: 'tusk' }));
    expect(JSON.stringify(panel.components)).toContain('Open the next season …');
    expect(JSON.stringify(panel.components)).not.toMatch(/Close sign-up|More time/u);
    const form = await ash.press(panel, 'Matches and dates …');
    if (form.is !== 'modal') throw new Error(`No form but: ${form.text}`);
    read(await ash.submitModal(form, { 'sign-up days': '9' }));
    await camp.settled();
    const next = await seasonNow(2);
    expect(next.signUpEnds).toBe((next.opens ?? 0) + 9 * DAY_MS);
    expect(
      posts(ash, 'tusk').some(({ content }) => content.includes('## 🏆 Autumn · season 2')),
    ).toBe(false);
  });

  it('opens the next one by itself, and asks who played whether it stays', async () => {
    await camp.passing(2 * DAY_MS);
    expect((await seasonNow(2)).opens).toBeNull();
    expect((await seasonNow(2)).phase).toBe('sign-up');
    const asked = newest('you played last season');
    expect(asked.content).toContain('Press **Sign up** to stay');
    expect((await ash.press(asked, 'Sign up')).is).toBe('modal');
    expect(camp.log.filter(({ level }) => level > 40)).toEqual([]);
  });
});
