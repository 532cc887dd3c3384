import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { whenWords } from '../../src/panel/wording/when.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import type { Outcome, PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, NOON, pitchCamp, posts, read } from './camp.ts';

const CHANNEL = { channel: 'tusk' };

describe('directing a league', () => {
  let camp: Camp;
  /** Manages the server, and does not play. */
  let head: Person;
  let people: Person[] = [];

  beforeAll(async () => {
    camp = await pitchCamp({ at: NOON });
    head = camp.sandbox.user('Ash');
    people = ['Birch', 'Cedar', 'Dune', 'Elm'].map((name) => camp.sandbox.user(name));
  });
  afterAll(() => camp.close());

  const seasonNow = async (id = 1) => {
    const row = await camp.store.season(id);
    if (row === null) throw new Error('There is no season.');
    return seasonIn(row);
  };
  const told = (): string[] => posts(head, 'tusk').map(({ content }) => content);
  const postOf = (start: string): PageMessage => {
    const found = posts(head, 'tusk').findLast(({ content }) => content.includes(start));
    if (found === undefined) throw new Error(`Nothing says ${start}.`);
    return found;
  };
  const panel = async (league = 'Autumn'): Promise<PageMessage> =>
    messageOf(await head.invoke('league direct', { league }, CHANNEL));
  /** Presses a button that opens a form, and sends that. */
  const fill = async (
    on: PageMessage,
    label: string,
    values: Record<string, string | readonly string[]>,
    person = head,
  ): Promise<Outcome> => {
    const form = await person.press(on, label);
    if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
    const outcome = await person.submitModal(form, values);
    await camp.settled();
    return outcome;
  };
  const byHand = async (label: string, values: Record<string, string | readonly string[]>) =>
    read(await fill(await panel(), label, values));

  it('is for directors alone, who close sign-up before its time', async () => {
    const founding = { name: 'Autumn', game: 'tusk', seats: 4, role: 'Firepit' };
    const founded = messageOf(await head.invoke('league new', founding, CHANNEL));
    await camp.settled();
    const dates = { matches: '3/1', 'round days': '10', 'sign-up days': '5', size: '8' };
    await fill(founded, 'Matches and dates …', { ...dates, limit: '' });
    const options = { start: 'even', length: 'short' };
    expect(read(await fill(await panel(), 'Game options …', options))).toContain(
      'from this season on: ⚙️',
    );
    await byHand('Game options …', { start: 'printed', length: 'whole' });
    expect((await seasonNow()).settings).toMatchObject({ matches: 3, roundDays: 10, division: 8 });
    // Nobody has signed up yet, so its post says all that is new.
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('3 matches each, 1 at a time');
    await byHand('Matches and dates …', {
      ...dates,
      matches: '4/2',
      'round days': '28',
      limit: '',
    });
    const post = postOf('## 🏆 Autumn');
    for (const person of people) {
      read(await person.invoke('me', { zone: 'Europe/Vienna' }, CHANNEL));
      const form = await person.press(post, 'Sign up');
      if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
      read(await person.submitModal(form, { as: 'plays', away: [] }));
    }
    const [birch] = people;
    if (birch === undefined) throw new Error('Nobody is there.');
    expect(read(await birch.invoke('league direct', {}, CHANNEL))).toContain('Only the directors');
    const ties = 'Share of the winner’s score, wins';
    for (const points of ['1/2/3/4', '5/3/1/x', '4/3/2/1\n4/3/2/1', '1/1/1/1'])
      expect(await byHand('Points …', { points, ties })).toContain('such as `10/6/3/1`');
    expect(await byHand('Points …', { points: '4/3/2/1', ties: 'luck' })).toContain('third places');
    const points = { points: '9/4/2/0\n3/1/0', ties, rated: ['yes'] };
    expect(await byHand('Points …', points)).toContain('from this season on');
    const rules = { 'drop-outs': ['substitute'], moves: '1' };
    expect(await byHand('Rules …', { ...rules, reliability: '101' })).toContain('from 0 to 100');
    expect(await byHand('Rules …', { ...rules, reliability: '70' })).toContain(
      'from this season on',
    );
    await camp.settled();
    expect(postOf('## 🏆 Autumn').content).toContain(
      'Places give 9/4/2/0 points. Between equal points decide: share of the winner’s score, wins. Between two divisions one goes up and one down. It asks for a reliability of 70 %. Ratings are kept',
    );
    const before = await panel();
    expect(await byHand('Close sign-up …', { why: 'All are *here*' })).toContain(
      'sign-up is closed',
    );
    await camp.passing(60_000);
    expect((await seasonNow()).phase).toBe('drawn');
    expect(read(await birch.invoke('league schedule', {}, CHANNEL))).toContain(
      'Any two people meet 4 times: exactly even.',
    );
    expect(told().join('\n')).toMatch(/⚖️ .*sign-up is closed.* · <@\d+>: “All are \\\*here\\\*”/u);
    const late = await head.press(before, 'More time …');
    expect(read(late)).toContain('Something has changed in this season');
  });

  it('begins it before its time', async () => {
    await byHand('Begin now …', { why: 'Nobody wants to wait' });
    await camp.passing(60_000);
    const { phase, tables } = await seasonNow();
    expect(phase).toBe('playing');
    expect(tables[0]?.status).toBe('open');
  });

  it('gives more time to all, takes points and warns, told to all', async () => {
    const before = (await seasonNow()).roundEnds;
    expect(await byHand('More time …', { days: 'x', why: 'Snow' })).toContain('whole number');
    await byHand('More time …', { days: '4', why: 'Snow' });
    expect((await seasonNow()).roundEnds).toEqual(before.map((end) => end + 4 * DAY_MS));
    const [user = ''] = (await seasonNow()).entrants.map((one) => one.user);
    await byHand('Take points …', { user: [user], points: '3', why: 'Late' });
    for (const why of ['Rude', 'Rude again']) await byHand('Warn …', { user: [user], why });
    expect(told().join('\n')).toMatch(/loses 3 points.*: “Late”/u);
    expect(told().join('\n')).toContain('🟥');
  });

  it('hears claims, and answers each once', async () => {
    const [birch] = people;
    if (birch === undefined) throw new Error('Nobody is there.');
    const place = messageOf(await birch.invoke('league claim', {}, CHANNEL));
    const claimed = await fill(place, 'Claim …', { table: '1', text: 'Dune knew my hand' }, birch);
    expect(read(claimed)).toContain('Your claim stands');
    const post = postOf('Dune knew my hand');
    expect(post.content).toContain('Autumn · 1');
    const [role] = (await camp.store.league(1))?.directors ?? [];
    expect(post.content).toContain(`<@&${role}>`);
    const pinged = camp.sandbox.requests
      .to('POST', '/channels/:channel/messages')
      .find(({ body }) => JSON.stringify(body).includes('Dune knew my hand'));
    expect(pinged?.body).toMatchObject({ allowed_mentions: { users: [], roles: [role] } });
    expect(read(await birch.press(post, 'Answer …'))).toContain('Only the directors');
    read(await fill(post, 'Answer …', { text: 'It did not' }));
    expect(told().join('\n')).toMatch(
      /claim of <@\d+> \(Autumn · 1\): <@\d+> decides: “It did not”/u,
    );
    expect(read(await head.press(post, 'Answer …'))).toContain('has answered this claim already');
  });

  it('voids a table that is played, which is broken off, and no other result goes by hand then', async () => {
    const result = async (label: string) =>
      fill(messageOf(await fill(await panel(), 'A result …', { table: '1' })), label, {
        why: 'A wrong board',
      });
    expect(read(await result('Replay …'))).toContain('still played');
    expect(read(await result('Void …'))).toContain('does not count');
    await camp.passing(60_000);
    const [first] = (await seasonNow()).tables;
    expect(first?.status).toBe('void');
    const match = await camp.store.match(first?.match ?? 0);
    expect(match?.status).toBe('cancelled');
    expect(read(await result('Replay …'))).toContain('is played again as');
    expect((await seasonNow()).tables.at(-1)?.seats).toEqual(first?.seats);
  });

  it('lets nobody rule over its own division', async () => {
    const season = await seasonNow();
    const post = postOf('## 🏆 Autumn');
    expect(season.entrants.some(({ user }) => user === head.id)).toBe(false);
    await head.invoke('league new', { name: 'Winter', game: 'tusk', seats: 4 }, CHANNEL);
    await camp.settled();
    const winter = postOf('## 🏆 Winter');
    expect(winter.id).not.toBe(post.id);
    for (const person of [head, ...people.slice(0, 3)]) {
      if (person === head) read(await person.invoke('me', { zone: 'Europe/Vienna' }, CHANNEL));
      const form = await person.press(winter, 'Sign up');
      if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
      read(await person.submitModal(form, { as: 'plays', away: [] }));
    }
    await fill(await panel('Winter'), 'Close sign-up …', { why: 'Enough' });
    await camp.passing(60_000);
    const offered = await panel('Winter');
    expect(offered.content).toContain('You play in its only division');
    expect(JSON.stringify(offered.components)).not.toMatch(
      /Remove|Warn|Take points|A result|Draw anew|Call off/u,
    );
    await fill(await panel('Winter'), 'Begin now …', { why: 'Enough' });
    await camp.passing(60_000);
    expect((await seasonNow(2)).tables.map(({ status }) => status)).toContain('open');
    const [birch] = people;
    if (birch === undefined) throw new Error('Nobody is there.');
    const place = messageOf(await birch.invoke('league claim', { league: 'Winter' }, CHANNEL));
    await fill(place, 'Claim …', { text: 'Nobody answers me' }, birch);
    const claim = postOf('Nobody answers me');
    expect(claim.pingedIds).toEqual([head.id]);
    expect(read(await head.press(claim, 'Answer …'))).toContain('**Let the division vote**');
    expect(read(await birch.press(claim, 'Answer …'))).toContain('whoever manages this server');
    const leaving = messageOf(await head.invoke('league leave', { league: 'Winter' }, CHANNEL));
    read(await head.press(leaving, 'Drop out'));
    await fill(await panel('Winter'), 'Call off …', { why: 'It was a test' });
    await camp.passing(60_000);
    const { phase, tables } = await seasonNow(2);
    expect(phase).toBe('cancelled');
    expect(new Set(tables.map(({ status }) => status))).toEqual(new Set(['void']));
    for (const { match } of tables) {
      const row = match === null ? null : await camp.store.match(match);
      if (row === null) continue;
      expect(row.status).toBe('cancelled');
      expect(posts(head, row.home.thread ?? '').at(-1)?.content).toContain('season was called off');
    }
    const left = await birch.invoke('league leave', { league: 'Winter' }, CHANNEL);
    expect(read(left)).toContain('This season is over');
  });

  it('changes the next season, ends this one, and opens the next', async () => {
    await fill(await panel(), 'Matches and dates …', {
      matches: '3/1',
      'round days': '',
      limit: '20',
    });
    const pace = { pace: 'own', pause: '5' };
    expect(await byHand('Pace …', { ...pace, own: 'soon' })).toContain('36 + 72');
    expect(await byHand('Pace …', { ...pace, own: '36 + 72' })).toMatch(
      /36 .*hours.* for each decision; sign-up opens 5 days after/u,
    );
    const game = await byHand('Game options …', { start: 'even', length: 'short' });
    expect(game).toMatch(/from the next season on: ⚙️ .* · ⚙️ /u);
    await byHand('End the season …', { why: 'Spring is here' });
    await camp.passing(DAY_MS);
    expect((await seasonNow()).phase).toBe('over');
    expect((await seasonNow()).settings.config).toMatchObject({ length: 'whole' });
    const { opens, settings } = await seasonNow(3);
    expect(settings.config).toEqual({ start: 'even', length: 'short' });
    expect(settings.terms).toMatchObject({ pace: { allowance: 36, bank: 72 } });
    expect(opens).toBe(((await camp.store.season(3))?.runAt ?? new Date(0)).getTime());
    expect(told().join('\n')).toContain(whenWords(new Date(opens ?? 0)));
    await byHand('Open the next season …', { why: 'Spring is here' });
    await camp.passing(60_000);
    expect(postOf('## 🏆 Autumn · season 2').content).toMatch(/⚙️.*\n⚙️.*\n🙋 Sign up until/u);
    expect(told().filter((one) => one.includes('you played last season'))).toHaveLength(1);
    const next = await seasonNow(3);
    expect(next.settings).toMatchObject({ matches: 3, atOnce: 1, roundDays: null, limit: 20 });
    const results = messageOf(await head.press(await panel(), 'Last season …'));
    const [at] = (await seasonNow()).tables.flatMap(({ status }, nth) =>
      status === 'over' ? [nth] : [],
    );
    const table = (await seasonNow()).tables[at ?? 0];
    if (at === undefined || table === undefined) throw new Error('Nothing was played.');
    const shown = messageOf(await fill(results, 'A result …', { table: String(at + 1) }));
    const names = table.seats.map((user) => people.find(({ id }) => id === user)?.name ?? 'Nobody');
    const before = await seasonNow();
    const places = names.map((name, seat) => `${10 - (table.result?.places[seat] ?? 1)} ${name}`);
    await fill(shown, 'Correct …', { places: places.join('\n'), why: 'Read upside down' });
    const corrected = await seasonNow();
    expect(corrected.phase).toBe('over');
    expect(corrected.outcomes).not.toEqual(before.outcomes);
    expect(told().at(-1)).toMatch(/is corrected: .*Read upside down”\n🏆/u);
    await camp.store.transaction((transaction) =>
      transaction.saveSeason(3, { state: { ...next, phase: 'drawn' }, runAt: null }),
    );
    expect(read(await head.press(shown, 'Back'))).toContain('That stands now');
    await camp.store.transaction((transaction) =>
      transaction.saveSeason(3, { state: next, runAt: null }),
    );
    await byHand('End the league …', { why: 'Enough' });
    expect((await panel()).content).toContain('ends with this season');
    const ratings = read(await head.invoke('league ratings', { league: 'Autumn' }, CHANNEL));
    expect(ratings).toMatch(/Ratings · Tusk!.*\n· <@\d+> [\d.]+ ± [\d.]+, still a guess/u);
  });
}, 240_000);
