import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, messageOf, pitchCamp, posts, read } from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;
const CHANNEL = { channel: 'tusk' };
const MINUTE_MS = 60_000;

describe('a claim where every director plays', { timeout: 120_000 }, () => {
  let camp: Camp;
  /** Ash founded the league, directs it, and plays. */
  let people: Person[] = [];
  let founded: ReturnType<typeof messageOf>;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T10:00:00Z'),
    });
    people = ['Ash', 'Birch', 'Cedar', 'Dune'].map((name) => camp.sandbox.user(name));
    const founding = { name: 'Summer', plays: 'fast', seats: 2 };
    founded = messageOf(await ash().invoke('league new', founding, CHANNEL));
    await camp.settled();
    for (const person of people) {
      read(await person.invoke('me', { zone: 'Europe/Vienna' }, CHANNEL));
      const form = await person.press(postOf('## 🏆 Summer'), 'Sign up');
      if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
      read(await person.submitModal(form, { as: 'plays', away: [] }));
    }
    await camp.passing(3 * DAY_MS);
    await camp.passing(DAY_MS);
  }, 120_000);
  afterAll(() => camp.close());

  const ash = (): Person => {
    const [first] = people;
    if (first === undefined) throw new Error('Nobody is there.');
    return first;
  };
  const told = (): string[] => posts(ash(), 'tusk').map(({ content }) => content);
  const postOf = (part: string): PageMessage => {
    const found = posts(ash(), 'tusk').findLast(({ content }) => content.includes(part));
    if (found === undefined) throw new Error(`Nothing says ${part}.`);
    return found;
  };
  const seasonNow = async () => {
    const row = await camp.store.season(1);
    if (row === null) throw new Error('There is no season.');
    return seasonIn(row);
  };
  /** A table that is open is played to its end by computer players. Returns its number, who sat there, and who did not. */
  const played = async () => {
    const { tables } = await seasonNow();
    const at = tables.findIndex(({ status }) => status === 'open');
    const { match = 0, seats = [] } = tables[at] ?? {};
    const [one, other] = people.filter(({ id }) => seats.includes(id));
    if (one === undefined || other === undefined) throw new Error('Nobody sits there.');
    const thread = (await camp.store.match(match ?? 0))?.home.thread ?? '';
    await say(camp, thread, one, 'match settle');
    const vote = posts(one, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"accept:'),
    );
    if (vote === undefined) throw new Error('Nothing is voted on.');
    read(await other.press(vote, 'Accept'));
    for (let times = 0; times < 20; times += 1) {
      await camp.passing(MINUTE_MS);
      if ((await seasonNow()).tables[at]?.status === 'over') break;
    }
    const [third, fourth] = people.filter(({ id }) => !seats.includes(id));
    if (third === undefined || fourth === undefined) throw new Error('Nobody is left.');
    return { number: at + 1, sits: [one, other], free: [third, fourth] as const };
  };
  const claim = async (person: Person, values: Record<string, string | readonly string[]>) => {
    const place = messageOf(await person.invoke('league claim', {}, CHANNEL));
    const form = await person.press(place, 'Claim …');
    if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
    const outcome = await person.submitModal(form, values);
    await camp.settled();
    return outcome;
  };

  it('has no form for options, as its game has none', () => {
    expect(JSON.stringify(founded.components)).toContain('Matches and dates …');
    expect(JSON.stringify(founded.components)).not.toContain('Game options …');
  });

  it('is decided by those whom it does not concern, once a director lets them', async () => {
    const { number, sits, free } = await played();
    const [claimer] = sits;
    const [third] = free;
    if (claimer === undefined) throw new Error('Nobody sits there.');
    const nowhere = { asks: ['void'], text: 'It was dark' };
    expect(read(await claim(claimer, nowhere))).toContain('no table of that number');
    const said = { table: String(number), asks: ['void'], text: 'The board was wrong' };
    read(await claim(claimer, said));
    const post = postOf('The board was wrong');
    expect(post.content).toContain('Asked for: the table does not count.');
    expect(read(await ash().press(post, 'Answer …'))).toContain('You play in this division');
    const begin = 'Let the division vote';
    const [, birch] = people;
    if (birch === undefined) throw new Error('Nobody is there.');
    expect(read(await birch.press(post, begin))).toContain('Only the directors');
    expect(read(await ash().press(post, begin))).toContain('vote on it now');
    expect(read(await ash().press(post, begin))).toContain('vote on it now');
    await camp.settled();
    const ballots = () => told().filter((content) => content.startsWith('🗳️'));
    expect(ballots()).toHaveLength(1);
    const ballot = () => postOf('🗳️');
    expect(ballot().content).toContain('Not yet: ');
    for (const { id } of free) expect(ballot().content).toContain(`<@${id}>`);
    expect(read(await claimer.press(ballot(), 'Accept'))).toContain('neither sit at that table');
    read(await third.press(ballot(), 'Decline'));
    await camp.settled();
    expect((await seasonNow()).tables[number - 1]?.status).toBe('over');
  });

  it('is refused where half of them decline, and tells who voted how', async () => {
    const [first] = (await seasonNow()).claims;
    await camp.passing(MINUTE_MS);
    expect(first?.vote?.came ?? null).toBe('refused');
    expect(told().filter((content) => content.includes('refused by vote'))).toHaveLength(1);
    expect(postOf('refused by vote').content).toMatch(/❌ <@\d+>$/u);
    expect(postOf('🗳️').components).toEqual([]);
  });

  it('is voted on by itself where nobody answers, decided once after a stop, and done', async () => {
    const { number, sits, free } = await played();
    const [claimer] = sits;
    const [third, fourth] = free;
    if (claimer === undefined) throw new Error('Nobody sits there.');
    const said = { table: String(number), asks: ['replay'], text: 'The lights went out' };
    read(await claim(claimer, said));
    await camp.passing(3 * DAY_MS);
    const ballot = () => postOf('the table is played again');
    expect(ballot().content).toContain('🗳️');
    read(await third.press(ballot(), 'Decline'));
    read(await third.press(ballot(), 'Accept'));
    await camp.settled();
    expect(ballot().content).toContain(`✅ <@${third.id}>`);
    await camp.restart();
    read(await fourth.press(ballot(), 'Accept'));
    await camp.passing(MINUTE_MS);
    const { tables, rulings } = await seasonNow();
    expect(tables[number - 1]?.status).toBe('void');
    expect(tables.at(-1)?.seats).toEqual(tables[number - 1]?.seats);
    expect(rulings.filter(({ deed }) => deed.is === 'replayed')).toMatchObject([{ by: null }]);
    expect(told().filter((content) => content.includes('accepted by vote'))).toHaveLength(1);
  });

  it('has places corrected that its maker names, in any order', async () => {
    const { tables, entrants } = await seasonNow();
    const at = tables.findIndex(({ status }) => status === 'over');
    const seats = tables[at]?.seats ?? [];
    const places = tables[at]?.result?.places ?? [];
    const nameOf = (user: string): string => entrants.find((one) => one.user === user)?.name ?? '';
    const [claimer] = people.filter(({ id }) => seats.includes(id));
    if (claimer === undefined) throw new Error('Nobody sits there.');
    const turned = seats.map((user, seat) => `${3 - (places[seat] ?? 0)} ${nameOf(user)}`);
    const said = { table: String(at + 1), asks: ['correct'], text: 'Miscounted' };
    const unread = await claim(claimer, { ...said, places: '1 Nobody\n2 Else' });
    expect(read(unread)).toContain('a line for each');
    read(await claim(claimer, { ...said, places: turned.toReversed().join('\n') }));
    const best = seats[places.indexOf(2)] ?? '';
    expect(postOf('Miscounted').content).toContain(`its places are 1. <@${best}>, 2. <@`);
    read(await ash().press(postOf('Miscounted'), 'Let the division vote'));
    await camp.settled();
    for (const person of people.filter(({ id }) => !seats.includes(id)))
      read(await person.press(postOf('its places are'), 'Accept'));
    await camp.passing(MINUTE_MS);
    expect((await seasonNow()).tables[at]?.result?.places).toEqual(places.map((one) => 3 - one));
  });

  it('goes on in another channel, as does its vote, where that was deleted', async () => {
    const [claimer, other] = people;
    if (claimer === undefined || other === undefined) throw new Error('Nobody is there.');
    read(await claim(claimer, { text: 'It is cold here' }));
    const post = postOf('It is cold here');
    read(await ash().press(post, 'Let the division vote'));
    read(await claim(other, { text: 'It is dark here' }));
    camp.sandbox.deleteChannel('tusk');
    read(await ash().invoke('league move', { league: 'Summer' }, { channel: 'general' }));
    await camp.settled();
    const there = (part: string) =>
      posts(ash(), 'general').filter(({ content }) => content.includes(part));
    expect(there('It is dark here')).toHaveLength(1);
    // Also the one that is voted on may still be answered there.
    expect(there('It is cold here').map(({ components }) => JSON.stringify(components))).toEqual([
      expect.stringContaining('Answer …'),
      expect.stringContaining('Accept'),
    ]);
    const [ballot] = there('Is that right?');
    if (ballot === undefined) throw new Error('Nobody is asked.');
    read(await other.press(ballot, 'Accept'));
    await camp.settled();
    expect(there('It is cold here').at(-1)?.content).toContain(`✅ <@${other.id}>`);
  });
});
