import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEnd } from '../../src/store/store.ts';
import { StoreUnsure } from '../../src/store/failure.ts';
import { manualClock, type Person } from '../../src/sandbox/index.ts';
import {
  type Camp,
  idOn,
  messageOf,
  moreOn,
  noDatabase,
  openPanel,
  patientClock,
  pitchCamp,
  posts,
  startMatch,
  undated,
} from './camp.ts';
import { inPlayingOrder, offers, say, settleOn } from './play.ts';
import { standing } from './refusals.ts';

const CALLBACK = {
  method: 'POST',
  path: '/interactions/:interaction/:token/callback',
} as const;
const EDIT = { method: 'PATCH', path: '/webhooks/:application/:token/messages/:message' } as const;

const NO_DATABASE =
  'My memory fails me at the moment, so nothing was done. Try again in a little while; /hand shows how the match stands.';

describe('faults around a press', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let asked: Promise<unknown>;

  beforeAll(async () => {
    camp = await pitchCamp({ clock: patientClock(1) });
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, match, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
  });
  afterAll(() => camp.close());

  const play = () => {
    const post = posts(first, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };

  it('says so where the database is not there, and does nothing', async () => {
    const panel = await openPanel(first, thread);
    const before = await standing(camp, match);
    const logged = camp.log.length;
    camp.amiss = noDatabase();
    const pressed = await first.press(play(), 'Play');
    const answered = await first.press(panel, `answer:${match}:place.0:place.D3`, {
      unchecked: true,
    });
    const typed = await first.invoke('tusk place', { at: 'D3' }, { channel: thread });
    const opened = await first.invoke('match new', {}, { channel: 'tusk' });
    asked = first.autocomplete('tusk place', { at: '' }, 'at', { channel: thread });
    const failed = () =>
      camp.log
        .slice(logged)
        .filter(({ level, msg }) => level === 50 && msg === 'an interaction failed');
    while (failed().length < 5) await new Promise((go) => setTimeout(go, 5));
    camp.amiss = {};
    for (const outcome of [pressed, answered, typed, opened]) {
      expect(outcome.text).toBe(NO_DATABASE);
      expect(messageOf(outcome).ephemeral).toBe(true);
    }
    expect(await standing(camp, match)).toEqual(before);
    const errors = failed().map((line) => `${line.match} in ${String(line['channel'])}`);
    expect(errors.toSorted()).toEqual(
      [
        `${match} in ${thread}`,
        `${match} in ${thread}`,
        `null in ${thread}`,
        `null in ${thread}`,
        `null in ${first.channel('tusk').id}`,
      ].toSorted(),
    );
  });

  it('answers where its acknowledgement was taken and the answer to it was lost', async () => {
    camp.sandbox.faults.fail(502, 'after', CALLBACK);
    const opened = await first.press(play(), 'Play');
    expect(opened.text).toMatch(/Where does .* enter\?/);
    const more = await moreOn(first, messageOf(opened));
    camp.sandbox.faults.fail(502, 'after', CALLBACK);
    const renewed = await first.press(more, 'Back');
    expect(renewed.text).toMatch(/Where does .* enter\?/);
    // The news stands on the panel that was opened only.
    expect(undated(opened.text).endsWith(undated(renewed.text))).toBe(true);
    camp.sandbox.faults.fail(500, 'before', { ...CALLBACK, times: 2 });
    expect(undated((await first.press(play(), 'Play')).text)).toBe(undated(opened.text));
  });

  it('keeps what was answered though Discord does not take the words to it', async () => {
    const before = await standing(camp, match);
    camp.sandbox.faults.fail(500, 'before', { ...EDIT, times: 4 });
    const said = await say(camp, thread, first, 'tusk place', { at: 'D3' });
    expect(said).toMatch(/^That’s done, but I can’t show you how it stands now\./);
    expect((await standing(camp, match)).sequence).toBe((before.sequence ?? 0) + 1);
    expect(camp.log.at(-1)).toMatchObject({ match, level: 50, msg: 'an interaction failed' });
  });

  it('waits where Discord wants it to', async () => {
    camp.sandbox.faults.rateLimit(80, CALLBACK);
    expect(await say(camp, thread, second, 'hand')).toMatch(/Where does .* enter\?/);
  });

  it('goes on where the connection broke, and answers what came in the meantime', async () => {
    camp.sandbox.gateway.drop({ resume: true });
    expect(await say(camp, thread, second, 'tusk place', { at: 'D3' })).toMatch(
      /^✅ 📍 First camp: .+ on D3\./u,
    );
  });

  it('comes back where the connection was lost for good', async () => {
    camp.sandbox.gateway.drop({ resume: false });
    await camp.sandbox.botOnline(false);
    await camp.sandbox.botOnline();
    expect(await say(camp, thread, first, 'hand')).toMatch(/Which victory card/);
  });

  it('offers nothing without its database', async () => {
    expect(await asked).toEqual({ choices: [], failed: false });
  });

  it('says so where nobody can tell whether something was done', async () => {
    camp.amiss = { press: () => Promise.reject(new StoreUnsure('Connection terminated.')) };
    const said = await first.invoke('match new', {}, { channel: 'tusk' });
    camp.amiss = {};
    expect(said.text).toMatch(/so I can’t tell whether it was done\. Check with \/hand and \/log/);
  });

  it('offers nothing rather than too late where its database hangs', async () => {
    let answer = (): void => {};
    const hanging = new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
    camp.amiss = { matchIn: () => hanging };
    expect(
      await first.autocomplete('tusk keep', { card: '' }, 'card', { channel: thread }),
    ).toEqual({ choices: [], failed: false });
    camp.amiss = {};
    answer();
    await camp.settled();
  });

  it('leaves a match alone that cannot be read', async () => {
    const row = await camp.store.match(match);
    const garbled = { ...Object(row?.snapshot), state: { turn: 'none' } };
    const spoil = (snapshot: unknown) =>
      camp.store.transaction((transaction) => transaction.changeMatch(match, { snapshot }));
    await spoil(garbled);
    const before = await standing(camp, match);
    const logged = camp.log.length;
    const sentence =
      /I can’t read this match at the moment, so I leave it alone\. Nothing is lost; whoever runs me finds the reason in the log\. A moderator of its channel can close it with \/match close\.$/m;
    expect((await first.press(play(), 'Play')).text).toMatch(sentence);
    expect((await first.press(play(), 'Board')).text).toMatch(sentence);
    const deeds = ['tusk done', 'hand', 'undo', 'next', 'match resign'];
    for (const line of deeds) expect(await say(camp, thread, first, line)).toMatch(sentence);
    expect(await say(camp, thread, first, 'match list')).toMatch(
      /^⏸️ \*\*Tusk! #1\*\* in <#\d+> is on hold: .* finds in the log what to do\.$/u,
    );
    expect(await standing(camp, match)).toEqual(before);
    // It is an error once; that somebody pressed all the same is none.
    const [report, ...others] = camp.log.slice(logged);
    expect(report).toMatchObject({ match, level: 50, msg: 'a stored match cannot be read' });
    expect(report?.['err']).toMatchObject({ message: expect.stringMatching(/turn/) });
    expect(others).toHaveLength(1 + deeds.length);
    for (const line of others) expect(line).toMatchObject({ match, level: 30, msg: 'refused' });
    await spoil(row?.snapshot);
    expect((await first.press(play(), 'Play')).text).toMatch(/Which victory card/);
    expect(await say(camp, thread, first, 'match list')).toMatch(/^🔥 \*\*Tusk! #1\*\*/u);
  });

  it('says of one whose log was lost that it stands still, in lists too', async () => {
    // What was held against its log already is not again, so this is another process.
    await camp.restart();
    camp.amiss = { logEnd: async () => ({ ...(await whole()), entries: 0 }) };
    expect(await say(camp, thread, first, 'next')).toMatch(/I can’t read this match/);
    expect(await say(camp, thread, first, 'match list')).toMatch(/^⏸️ \*\*Tusk! #1\*\*/u);
    camp.amiss = {};
    expect(await say(camp, thread, first, 'next')).not.toMatch(/can’t read/);
  });

  async function whole(): Promise<LogEnd> {
    const end = await camp.store.logEnd(match);
    if (end === null) throw new Error('There is no log.');
    return end;
  }
});

it('takes a form and suggestions for given where the answer to them was lost', async () => {
  const camp = await pitchCamp({ clock: patientClock(1) });
  const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  const thread = await startMatch(camp, people);
  const order = await inPlayingOrder(camp, 1, people);
  const [first, second] = order;
  if (first === undefined || second === undefined) throw new Error('There are two of them.');
  await settleOn(camp, thread, order, 'D3');
  camp.sandbox.faults.fail(502, 'after', CALLBACK);
  expect(await offers(thread, first, 'tusk gather', 'member')).not.toEqual([]);
  for (const line of ['gather', 'done']) {
    await say(camp, thread, first, `tusk ${line}`, line === 'done' ? {} : { member: '1' });
  }
  const panel = await moreOn(second, await openPanel(second, thread));
  const logged = camp.log.length;
  camp.sandbox.faults.fail(502, 'after', CALLBACK);
  expect(await second.press(panel, idOn(panel, 'turn'))).toMatchObject({ is: 'modal' });
  await camp.settled();
  expect(camp.log.slice(logged)).toEqual([]);
  expect(camp.log.filter(({ level }) => level > 30)).toEqual([]);
  await camp.close();
});

it('outlives an interaction whose time is up before the work is done', async () => {
  const clock = manualClock(Date.now());
  const camp = await pitchCamp({ clock });
  const ash = camp.sandbox.user('Ash');
  camp.amiss = {
    press(...what) {
      clock.advance(15 * 60_000);
      return camp.store.press(...what);
    },
  };
  const wait = { channel: 'tusk', until: 'acknowledged' } as const;
  await ash.invoke('match new', { seats: 2 }, wait);
  await camp.settled();
  camp.amiss = {};
  expect(await camp.store.match(1)).toMatchObject({ status: 'open' });
  expect(posts(ash, 'tusk').at(-1)?.content).toMatch(/match #1/);
  expect(camp.log.map(({ msg }) => msg)).toContain('the person could not be told');

  camp.sandbox.faults.delay(4000, 'before', CALLBACK);
  const late = ash.invoke('match new', { seats: 2 }, { channel: 'tusk' });
  const arrived = setInterval(() => clock.advance(1000), 5);
  expect(await late).toMatchObject({ is: 'failed' });
  await camp.settled();
  clearInterval(arrived);
  expect(await camp.store.match(2)).toBeNull();
  await camp.close();
});
