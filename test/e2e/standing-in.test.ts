import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { rankedIn } from '../../src/league/table-of.ts';
import { tablesLeft } from '../../src/league/standing-in.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, messageOf, pitchCamp, posts, read } from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

describe('somebody who drops out of a season', { timeout: 60_000 }, () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let dune: Person;
  let elm: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T10:00:00Z'),
    });
    const names = ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm'];
    const people = names.map((name) => camp.sandbox.user(name));
    const [one, other, , silent, willing] = people;
    if (!one || !other || !silent || !willing) throw new Error('Nobody is there.');
    [ash, birch, dune, elm] = [one, other, silent, willing];
    const founding = { name: 'Summer', plays: 'fast', seats: 2, pace: '1 day' };
    dune.closeDms();
    read(await ash.invoke('league new', founding, { channel: 'tusk' }));
    await camp.settled();
    for (const person of people) {
      read(await person.invoke('me', { zone: 'Europe/Vienna' }, { channel: 'tusk' }));
      const form = await person.press(signUpPost(), 'Sign up');
      if (form.is !== 'modal') throw new Error(`No form but ${form.text}`);
      const as = person === dune || person === elm ? 'only stands by' : 'plays';
      read(await person.submitModal(form, { as, away: [] }));
    }
    await camp.passing(3 * DAY_MS);
    await camp.passing(DAY_MS);
  }, 120_000);
  afterAll(() => camp.close());

  const signUpPost = (): PageMessage => postOf('## 🏆 Summer');
  const postOf = (start: string): PageMessage => {
    const found = posts(ash, 'tusk').findLast(({ content }) => content.startsWith(start));
    if (found === undefined) throw new Error(`Nothing begins with ${start}.`);
    return found;
  };
  const seasonNow = async () => {
    const row = await camp.store.season(1);
    if (row === null) throw new Error('There is no season.');
    return seasonIn(row);
  };
  /** The seats of Ash's row that are played now. */
  const seats = async () => {
    const season = await seasonNow();
    const open = season.tables.filter((one) => one.status === 'open' && one.seats.includes(ash.id));
    return Promise.all(
      open.map(async (table) => {
        const row = table.match === null ? null : await camp.store.match(table.match);
        const seat = row?.seats[table.seats.indexOf(ash.id)];
        if (row === null || seat === undefined) throw new Error('The table has no match.');
        return { row, seat };
      }),
    );
  };
  /** Dune takes no DM. */
  const asked = (person: Person): PageMessage[] =>
    (person === dune ? posts(dune, 'tusk') : person.dms()).filter(({ content }) =>
      content.startsWith(`🪑 <@${person.id}>`),
    );

  it('may stand still with its table until the round ends, and no longer', async () => {
    const [at] = (await seats()).filter(({ row }) =>
      row.seats.some(({ user }) => user === birch.id),
    );
    const thread = at?.row.home.thread ?? '';
    const vote = (): PageMessage => {
      const found = posts(ash, thread).findLast(({ components }) =>
        JSON.stringify(components).includes('"accept:'),
      );
      if (found === undefined) throw new Error('Nothing is voted on.');
      return found;
    };
    const [end = 0] = (await seasonNow()).roundEnds;
    const when = `<t:${Math.floor(end / 1000)}:f>`;
    await say(camp, thread, birch, 'match pause', { days: 14 });
    expect(vote().content).toContain(`It goes on by ${when}`);
    read(await ash.press(vote(), 'Accept'));
    await camp.settled();
    expect((await camp.store.match(at?.row.id ?? 0))?.halt).toMatchObject({ until: end });
    expect(posts(ash, thread).at(-1)?.content).toMatch(
      /^⏸️ .* The round of the league ends then\.$/u,
    );
    await say(camp, thread, birch, 'match resume');
    read(await ash.press(vote(), 'Accept'));
    await camp.settled();
  });

  it('is taken over for at one table by nobody of the same division', async () => {
    const [at] = (await seats()).filter(({ row }) =>
      row.seats.some(({ user }) => user === birch.id),
    );
    const thread = at?.row.home.thread ?? '';
    await say(camp, thread, birch, 'match substitute');
    const cedar = camp.sandbox.user('Cedar');
    expect(read(await cedar.press(postOf('🪑'), 'Take the seat'))).toMatch(
      /^This is a table of a league/u,
    );
    expect(read(await dune.press(postOf('🪑'), 'Take the seat'))).toMatch(/first in line/u);
    await say(camp, thread, birch, 'match substitute');
  });

  it('is asked once more, and then loses its seats to computer players', async () => {
    expect((await seats()).length).toBeGreaterThan(1);
    const sure = await ash.press(signUpPost(), 'Leave');
    expect(read(sure)).toMatch(/^Drop out of \*\*Summer\*\*\?/u);
    expect((await seasonNow()).entrants[0]?.dropped).toBeNull();
    expect(read(await ash.press(messageOf(sure), 'Drop out'))).toMatch(/I will look for/u);
    await camp.passing(MINUTE_MS);
    for (const { seat } of await seats())
      expect(seat).toMatchObject({ heldBy: 'computer', user: ash.id });
    expect(postOf('🏆 **Summer').attachments[0]?.description).toContain('Ash (dropped out)');
    expect(read(await ash.press(signUpPost(), 'Leave'))).toMatch(/^You are not in this season/u);
  });

  it('has a substitute looked for, one after the other, by day, and through a restart', async () => {
    expect(asked(dune)).toHaveLength(1);
    expect(asked(dune)[0]?.pingedIds).toEqual([dune.id]);
    expect(asked(dune)[0]?.content).toContain(`<@${ash.id}> has dropped out of **Summer`);
    await camp.restart();
    await camp.passing(HOUR_MS);
    expect([asked(dune).length, asked(elm).length]).toEqual([1, 0]);
    // It is midnight in Vienna.
    await camp.passing(11 * HOUR_MS);
    expect([asked(dune).length, asked(elm).length]).toEqual([1, 0]);
    await camp.passing(8 * HOUR_MS);
    expect([asked(dune).length, asked(elm).length]).toEqual([1, 1]);
  });

  it('is played on for by who says yes', async () => {
    const [question] = asked(elm);
    const [late] = asked(dune);
    if (question === undefined || late === undefined) throw new Error('Nobody was asked.');
    expect(read(await elm.press(question, 'Take over'))).toMatch(/^🪑 Thank you!/u);
    expect(read(await dune.press(late, 'Take over'))).toMatch(/^Nobody is needed here/u);
    await camp.passing(MINUTE_MS);
    const now = await seats();
    expect(now.length).toBeGreaterThan(0);
    for (const { seat } of now)
      expect(seat).toMatchObject({ heldBy: 'person', user: elm.id, standsFor: null });
    expect((await seasonNow()).reseats).toEqual([]);
    expect(read(await elm.invoke('league me', {}, { channel: 'tusk' }))).toContain(
      `You play on for <@${ash.id}>`,
    );
    expect(postOf('🪑').content).toContain(`<@${elm.id}> plays on for <@${ash.id}>`);
    expect(postOf('🏆 **Summer').attachments[0]?.description).toContain('Elm (for Ash)');
  });

  it('has what the substitute plays counted in its row', async () => {
    const before = rankedIn(await seasonNow(), 0).find(({ user }) => user === ash.id);
    const [table] = (await seats()).filter(({ row }) =>
      row.seats.some(({ user }) => user === birch.id),
    );
    const { id, home } = table?.row ?? {};
    if (id === undefined || home?.thread == null) throw new Error('Nothing is played.');
    for (let turn = 0; turn < 40; turn += 1) {
      const row = await camp.store.match(id);
      if (row?.status !== 'running') break;
      const owes = row.seats.find(({ owesSince }) => owesSince !== null)?.user;
      const person = owes === elm.id ? elm : birch;
      await say(camp, home.thread, person, 'pebbles take', { pebbles: '1' });
    }
    await camp.passing(MINUTE_MS);
    const season = await seasonNow();
    const played = season.tables.find(({ match }) => match === id);
    expect(played).toMatchObject({ status: 'over', dropped: [], substituted: [ash.id] });
    const after = rankedIn(season, 0).find(({ user }) => user === ash.id);
    expect(after?.points).toBeGreaterThan(before?.points ?? 0);
    expect(tablesLeft(season, ash.id).length).toBeGreaterThan(0);
    const isFirst = played?.result?.places[played.seats.indexOf(ash.id)] === 1;
    const schedule = read(await elm.invoke('league schedule', {}, { channel: 'tusk' }));
    expect(schedule).toMatch(new RegExp(`🏆 [^\\n]*<@${isFirst ? elm.id : birch.id}>`, 'u'));
    expect(schedule).not.toMatch(new RegExp(`🏆 [^\\n]*<@${ash.id}>`, 'u'));
  });
});
