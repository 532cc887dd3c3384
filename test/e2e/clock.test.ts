import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, messageOf, openTable, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;

/** By whom each answer of a match was made. */
async function makers(camp: Camp, match: number): Promise<unknown[]> {
  const entries = await camp.store.entries(match);
  return entries.flatMap(({ entry }) => JSON.stringify(entry).match(/"by":"\w+"/gu) ?? []);
}

describe('a match by the clock', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T14:00:00+02:00'),
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    await birch.invoke('me', { zone: 'Europe/Berlin' }, { channel: 'tusk' });
    thread = await startMatch(camp, [ash, birch], 0, { pace: '1 day' });
  }, 60_000);
  afterAll(() => camp.close());

  const take = (person: Person) => say(camp, thread, person, 'pebbles take', { pebbles: '1' });
  const last = (): PageMessage => {
    const post = posts(ash, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };

  it('calls whoever is asked, with the time that it has', async () => {
    await take(ash);
    await camp.settled();
    const [, by, until] =
      /^<@\d+> · .+ · due <t:(\d+):R>, then the reserve until <t:(\d+):f>/u.exec(last().content) ??
      [];
    // As its table agreed: a day, and another one in reserve.
    expect(Number(until) - Number(by)).toBe(24 * 60 * 60);
    expect(last().pingedIds).toEqual([birch.id]);
    expect((await camp.store.match(1))?.clock).not.toBeNull();
  });

  it('leaves them in peace until half of it is over, and reminds them once', async () => {
    const before = posts(ash, thread).length;
    await camp.passing(23 * HOUR);
    expect(posts(ash, thread)).toHaveLength(before);
    await camp.passing(1.1 * HOUR);
    expect(posts(ash, thread)).toHaveLength(before + 1);
    expect(last().content).toMatch(
      /^⏳ <@\d+> · .+ half the time is up, due <t:\d+:f> \(<t:\d+:R>\), on the reserve$/mu,
    );
    expect(last().content).toMatch(/Everybody is waiting for you\.$/u);
    expect(last().pingedIds).toEqual([birch.id]);
    await camp.restart();
    await camp.passing(HOUR);
    expect(posts(ash, thread)).toHaveLength(before + 1);
  });

  it('tidies the reminder when they have answered', async () => {
    const reminder = last().id;
    await take(birch);
    await camp.settled();
    expect(posts(ash, thread).map(({ id }) => id)).not.toContain(reminder);
    expect(last().pingedIds).toEqual([ash.id]);
  });

  it('calls nobody at night, but in the morning', async () => {
    // It is 23:06 in Berlin.
    await camp.passing(8 * HOUR);
    await take(ash);
    await camp.settled();
    expect(last().content).toMatch(new RegExp(`^<@${birch.id}> · `, 'u'));
    expect(last().pingedIds).toEqual([]);
    const before = posts(ash, thread).length;
    await camp.passing(8.8 * HOUR);
    expect(posts(ash, thread)).toHaveLength(before);
    await camp.passing(0.2 * HOUR);
    expect(posts(ash, thread)).toHaveLength(before + 1);
    expect(last().content).toMatch(/^☀️ <@\d+> · /u);
    expect(last().pingedIds).toEqual([birch.id]);
  });

  it('counts no time in which nobody was there', async () => {
    const clock = async () => (await camp.store.match(1))?.clock?.runAt?.getTime() ?? 0;
    const before = await clock();
    await camp.later(100 * HOUR);
    expect(await clock()).toBeGreaterThanOrEqual(before + 99 * HOUR);
    expect(last().content).toMatch(/^☀️/u);
    expect(camp.log.some(({ msg }) => msg.startsWith('nobody was here for a while'))).toBe(true);
  });

  it('has a computer player answer what somebody was too slow for, and says so', async () => {
    await camp.passing(60 * HOUR);
    await camp.settled();
    expect(await makers(camp, 1)).toEqual([
      '"by":"person"',
      '"by":"person"',
      '"by":"person"',
      '"by":"standIn"',
    ]);
    const told = posts(ash, thread).map(({ content }) => content);
    expect(told.some((text) => /^⌛ .+ ran out of time: a computer/u.test(text))).toBe(true);
    expect((await camp.store.match(1))?.seats[1]?.heldBy).toBe('person');
  });

  it('gives the seat to a computer player after three times, and back at one press', async () => {
    for (let round = 0; round < 2; round += 1) {
      await take(ash);
      // Its time runs when it was called, in the morning.
      for (let hours = 0; hours < 60; hours += 5) await camp.passing(5 * HOUR);
      await camp.settled();
    }
    expect((await camp.store.match(1))?.seats[1]).toMatchObject({
      heldBy: 'computer',
      user: birch.id,
    });
    const offer = posts(ash, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"reclaim:1"'),
    );
    if (offer === undefined) throw new Error('The seat is not offered.');
    // Who has its seat sees its own panel, as by a double tap.
    expect(textOf(messageOf(await ash.press(offer, 'Take my seat back')))).toMatch(/you are Red/u);
    const panel = messageOf(await birch.press(offer, 'Take my seat back'));
    expect(textOf(panel)).toMatch(/^Your seat is yours again/u);
    await camp.settled();
    expect((await camp.store.match(1))?.seats[1]).toMatchObject({ heldBy: 'person' });
    // As by a double tap.
    expect(read(await birch.press(offer, 'Take my seat back'))).toMatch(/you are Blue/u);
    expect(last().content).toMatch(/is back and plays/u);
  });

  it('stands while somebody is away who has days left, and goes on when it is back', async () => {
    thread = await startMatch(camp, [ash, birch], 0, { pace: '1 day' });
    await take(ash);
    await camp.settled();
    const before = posts(ash, thread).length;
    expect(read(await birch.invoke('away', { days: 10 }, { channel: thread }))).toMatch(
      /Your clocks are stopped until <t:/u,
    );
    await camp.settled();
    for (let day = 0; day < 9; day += 1) await camp.passing(24 * HOUR);
    expect(posts(ash, thread)).toHaveLength(before);
    expect((await camp.store.match(2))?.seats[1]).toMatchObject({ heldBy: 'person' });
    expect(read(await birch.invoke('away', { days: 0 }, { channel: thread }))).toMatch(/back/u);
    expect(read(await birch.invoke('away', {}, { channel: thread }))).toMatch(/you have 2\d such/u);
    for (let hours = 0; hours < 36; hours += 6) await camp.passing(6 * HOUR);
    expect(last().content).toMatch(/half the time is up/u);
  });

  it('calls nobody who is away, and who is back of it', async () => {
    await say(camp, thread, ash, 'away', { days: 2 });
    await camp.settled();
    await take(birch);
    await camp.settled();
    expect(last().content).toMatch(new RegExp(`^<@${ash.id}> \\(away until <t:\\d+:D>\\) · `, 'u'));
    expect(last().pingedIds).toEqual([]);
    for (let hours = 0; hours < 42; hours += 6) await camp.passing(6 * HOUR);
    expect(last().pingedIds).toEqual([]);
    for (let hours = 0; hours < 18; hours += 6) await camp.passing(6 * HOUR);
    expect(last().content).toMatch(/^☀️ /u);
    expect(last().pingedIds).toEqual([ash.id]);
  });

  it('closes a table that nobody has touched for long, a day after it said so', async () => {
    await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    await camp.settled();
    await camp.passing(13 * 24 * HOUR + HOUR);
    const told = (): PageMessage[] => posts(birch, 'tusk');
    expect(told().at(-1)?.content).toMatch(/nobody has touched Pebbles #3 for a while/u);
    expect((await camp.store.match(3))?.status).toBe('open');
    await camp.passing(25 * HOUR);
    expect((await camp.store.match(3))?.status).toBe('cancelled');
  });

  it('says where clocks go on though somebody is away', async () => {
    const strict = await startMatch(camp, [ash, birch], 0, { pace: '1 day', rests: false });
    const said = read(await birch.invoke('away', { days: 3 }, { channel: 'tusk' }));
    expect(said).toMatch(new RegExp(`They keep running in <#${strict}>: `, 'u'));
    expect(said).not.toContain(thread);
    await birch.invoke('away', { days: 0 }, { channel: 'tusk' });
  });
});

describe('time at a table', { timeout: 30_000 }, () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      people: ['Ash', 'Birch'],
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T14:00:00+02:00'),
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  }, 60_000);
  afterAll(() => camp.close());

  const newest = (channel: string): PageMessage => {
    const post = posts(birch, channel).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };

  it('is told before anybody joins: how fast it is, and when who sits there is awake', async () => {
    const hours = { zone: 'Europe/Berlin', wakes: '8:00', sleeps: '22:00' };
    read(await ash.invoke('me', hours, { channel: 'tusk' }));
    await ash.invoke('match new', { seats: 2, pace: '1 day' }, { channel: 'tusk' });
    await camp.settled();
    const lobby = textOf(newest('tusk'));
    expect(lobby).toMatch(/⏱️ 1 day for each decision/u);
    const at = (hour: string) => Date.parse(`2026-06-01T${hour}:00:00+02:00`) / 1000;
    expect(lobby).toContain(`🕗 <@${ash.id}> awake <t:${at('08')}:t>–<t:${at('22')}:t>`);
    await say(camp, 'tusk', ash, 'me', { wakes: '9:00' });
    expect(textOf(newest('tusk'))).toContain(`awake <t:${at('09')}:t>–<t:${at('22')}:t>`);
    await say(camp, 'tusk', ash, 'me', { wakes: '8:00' });
  });

  it('is told also where it is not as usual: who is away is not waited for, and nights count', async () => {
    const unusual = { pace: 'live', rests: false, 'sleeps-after': 14 };
    await openTable(camp, birch, 2, 0, unusual);
    const lobby = textOf(newest('tusk'));
    expect(lobby).toContain(
      '⏱️ live, 5 minutes for each decision, then the reserve (20 more). Out of time: a computer player answers.',
    );
    expect(lobby).toContain(
      'Clocks keep running for players who are away. The match sleeps once nobody has played for 14 days',
    );
    expect(lobby).toMatch(/run day and night/u);
    expect(lobby).not.toContain('your clock stops then');
    // The post keeps what was agreed on, and no more what helps to choose a table.
    await say(camp, 'tusk', ash, 'match join', { match: 2 });
    await say(camp, 'tusk', birch, 'match start', { match: 2 });
    const begun = textOf(newest('tusk'));
    expect(begun).toContain(
      '⏱️ live, 5 minutes for each decision, then the reserve (20 more). Out of time: a computer player answers.',
    );
    expect(begun).toContain('Clocks keep running for players who are away.');
    expect(begun).not.toMatch(/run day and night|awake/u);
    // Where one person plays with computer players, there is no time to agree on.
    await openTable(camp, birch, 2, 1, unusual);
    await say(camp, 'tusk', birch, 'match start', { match: 3 });
    expect(textOf(newest('tusk'))).not.toContain('⏱️');
  });

  it('is understood where it is typed as people say it, and its place is offered in their language', async () => {
    birch.setLocale('de');
    const day = { zone: 'Zürich', wakes: '9 Uhr', sleeps: '22.30' };
    expect(read(await birch.invoke('me', day, { channel: 'tusk' }))).toMatch(
      /^🕗 \*\*Europe\/Zurich\*\*, wach 9:00–22:30/u,
    );
    const asked = { zone: 'wie' };
    const { choices } = await birch.autocomplete('me', asked, 'zone', { channel: 'tusk' });
    expect(choices).toEqual([{ name: 'Wien · Europe/Vienna', value: 'Europe/Vienna' }]);
    await birch.invoke('away', { until: '5. Juni' }, { channel: 'tusk' });
    expect((await camp.store.person(birch.id)).awayUntil).toEqual(
      new Date('2026-06-05T00:00:00+02:00'),
    );
    await birch.invoke('away', { days: 0 }, { channel: 'tusk' });
    birch.setLocale('en-GB');
  });

  it('away until a day is refused where it has come already, or is none, and changes nothing', async () => {
    const until = async (day: string) =>
      read(await ash.invoke('away', { until: day }, { channel: 'tusk' }));
    expect(await until('2026-05-31')).toBe('2026-05-31 has come already. Choose a later day.');
    expect(await until('2026-06-01')).toMatch(/has come already/u);
    for (const none of ['tomorrow', '2026-02-30', '**2026**']) {
      expect(await until(none)).toMatch(/is not a day\. Write it like 24 December\.$/u);
    }
    expect((await camp.store.person(ash.id)).awayUntil).toBeNull();
    expect(await until('2026-06-05')).toMatch(/<t:\d+:D>/u);
    expect((await camp.store.person(ash.id)).awayUntil).toEqual(
      new Date('2026-06-05T00:00:00+02:00'),
    );
    read(await ash.invoke('away', { days: 0 }, { channel: 'tusk' }));
  });

  it.each([
    ['in the thread', 'thread'],
    ['by a DM', 'dm'],
  ])('a reminder %s is there once though the bot dies as it is sent', async (_, pings) => {
    read(await birch.invoke('me', { pings }, { channel: 'tusk' }));
    const thread = await startMatch(camp, [ash, birch], 0, { pace: '1 day' });
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    await camp.settled();
    const reminders = () =>
      [...posts(birch, thread), ...birch.dms()].filter(
        ({ content, channelId }) =>
          /^⏳/mu.test(content) && (channelId === thread) === (pings === 'thread'),
      );
    const before = reminders().length;
    await camp.passing(23 * HOUR);
    camp.amiss = {
      markTogether: () => {
        camp.amiss = {};
        return Promise.reject(new Error('The process died here.'));
      },
    };
    await camp.passing(2 * HOUR);
    expect(camp.amiss).toEqual({});
    await camp.restart();
    await camp.passing(HOUR);
    await camp.passing(HOUR);
    expect(reminders()).toHaveLength(before + 1);
  });
});
