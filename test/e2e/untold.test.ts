import { afterEach, describe, expect, it } from 'vitest';
import { clockUntold } from '../../src/match/time/standstill.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, read, startMatch } from './camp.ts';
import { inPlayingOrder, say } from './play.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** No clock of a person runs before a call has reached it, or it has looked by itself. */
describe('a match that cannot be told', { timeout: 240_000 }, () => {
  let camp: Camp;
  let thread: string;
  let host: Person;
  let first: Person;
  let second: Person;
  let third: Person;
  afterEach(() => camp.close());

  const begin = async (options = {}): Promise<void> => {
    camp = await pitchCamp({ at: new Date('2026-06-01T08:00:00Z') });
    const people = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, people, 0, { hours: 12, bank: 0, ...options });
    const [one, two, three] = await inPlayingOrder(camp, 1, people);
    if (people[0] === undefined || one === undefined || two === undefined || three === undefined)
      throw new Error('There are three of them.');
    [host, first, second, third] = [people[0], one, two, three];
  };
  const fromElsewhere = (person: Person, line: string, options = {}): Promise<string> =>
    say(camp, person.directMessages(), person, line, { match: 1, ...options });
  const wantsDms = (person: Person): Promise<string> =>
    say(camp, person.directMessages(), person, 'me', { pings: 'dm' });
  const dms = (person: Person): string[] =>
    person
      .dms()
      .filter(({ ephemeral }) => !ephemeral)
      .map(({ content }) => content);
  const calls = (person: Person): string[] =>
    dms(person).filter((text) => /choose where your first member enters/u.test(text));
  const dmCalling = (person: Person): PageMessage => {
    const found = person.dms().find(({ content }) => /first member enters/u.test(content));
    if (found === undefined) throw new Error('Nobody was called.');
    return found;
  };
  const row = async () => {
    const found = await camp.store.match(1);
    if (found === null) throw new Error('There is no match.');
    return found;
  };
  const hand = async (person: Person) => {
    const match = await row();
    const seat = match.seats.find(({ user }) => user === person.id)?.seat ?? -1;
    const one = clocksOf(match)[seat];
    if (one === undefined) throw new Error('Nobody sits there.');
    return one;
  };
  const makers = async (): Promise<unknown[]> =>
    (await camp.store.entries(1)).flatMap(
      ({ entry }) => JSON.stringify(entry).match(/"by":"\w+"/gu) ?? [],
    );
  const days = async (count: number): Promise<void> => {
    for (let hours = 0; hours < 24 * count; hours += 6) await camp.passing(6 * HOUR);
  };
  const shut = {
    'is locked': () => {
      camp.sandbox.denyBot(thread, 'ManageThreads');
      camp.sandbox.lock(thread);
    },
    'may not be written in': () => camp.sandbox.denyBot('tusk', 'SendMessagesInThreads'),
    'is gone with its channel': () => {
      camp.sandbox.deleteChannel(thread);
      camp.sandbox.deleteChannel('tusk');
    },
  } as const;

  it.each(Object.keys(shut) as (keyof typeof shut)[])(
    'is played by nobody but its people where its thread %s',
    async (how) => {
      await begin();
      await wantsDms(second);
      shut[how]();
      await fromElsewhere(first, 'tusk place', { at: 'D3' });
      await camp.passing(2 * MINUTE);
      // Who wants DMs is called by one, once, and its time runs from then on.
      expect(calls(second)).toHaveLength(1);
      expect(await hand(second)).toMatchObject({ reached: true });
      await fromElsewhere(second, 'tusk place', { at: 'D3' });
      await days(4);
      expect(await makers()).not.toContainEqual(expect.stringMatching(/standIn|computer/u));
      expect((await row()).seats.every(({ heldBy }) => heldBy === 'person')).toBe(true);
      expect(await hand(third)).toMatchObject({ reached: false, from: null, missed: 0 });
      // Its host hears of it twice: what is in the way, and that clocks are stopped.
      expect(dms(host).filter((text) => /clocks are stopped until/u.test(text))).toHaveLength(1);
    },
  );

  it('goes on by itself as soon as it can be told again, and calls nobody twice', async () => {
    await begin();
    await wantsDms(second);
    shut['is locked']();
    await fromElsewhere(first, 'tusk place', { at: 'D3' });
    await camp.passing(2 * MINUTE);
    const before = posts(host, thread).length;
    // Its time runs since it was called; when a day is over it stands.
    await camp.passing(6 * HOUR);
    await camp.restart();
    expect(await hand(second)).toMatchObject({ reached: true, used: 0 });
    await camp.passing(4 * HOUR);
    camp.sandbox.lock(thread, false);
    await camp.later(5 * MINUTE);
    expect(posts(host, thread).length).toBeGreaterThan(before);
    expect(calls(second)).toHaveLength(1);
    await fromElsewhere(second, 'tusk place', { at: 'D3' });
    expect(await hand(third)).toMatchObject({ reached: true });
    expect((await hand(third)).from).not.toBeNull();
    expect(posts(host, thread).at(-1)?.pingedIds).toEqual([third.id]);
  });

  it('counts the time of who looks by itself', async () => {
    await begin();
    shut['may not be written in']();
    await fromElsewhere(first, 'tusk place', { at: 'D3' });
    await camp.passing(20 * HOUR);
    expect(await hand(second)).toMatchObject({ reached: false, from: null, used: 0 });
    await openPanel(second, thread);
    await camp.settled();
    expect(await hand(second)).toMatchObject({ reached: true });
    expect((await hand(second)).from).not.toBeNull();
  });

  it('stands still when it could not be told for a day, says why, and takes answers all the same', async () => {
    await begin({ hours: 72 });
    await wantsDms(second);
    shut['may not be written in']();
    await fromElsewhere(first, 'tusk place', { at: 'D3' });
    await days(1.5);
    const standing = await hand(second);
    expect(standing).toMatchObject({ reached: true, from: null });
    expect(read(await second.invoke('next', {}, { channel: second.directMessages() }))).toMatch(
      /clocks are stopped while I can’t post there/u,
    );
    const panel = messageOf(await second.press(dmCalling(second), 'Play'));
    expect(textOf(panel)).toMatch(/Clocks in this match have been stopped since .*`\/repair`/u);
    await days(3);
    expect(await hand(second)).toMatchObject({ from: null, used: standing.used });
    await fromElsewhere(second, 'tusk place', { at: 'D3' });
    expect((await row()).seats.find(({ user }) => user === third.id)?.owesSince).not.toBeNull();
    camp.sandbox.allowBot('tusk', 'SendMessagesInThreads');
    await camp.later(5 * MINUTE);
    expect((await hand(third)).from).not.toBeNull();
    expect((await row()).clock?.state).toMatchObject({ untold: null });
  });

  it('goes on also where whoever noticed that it can be told again has died', async () => {
    await begin();
    const before = await hand(first);
    expect(before.from).not.toBeNull();
    const locked = await row();
    const now = new Date(before.from ?? 0);
    await camp.store.transaction(async (transaction) => {
      await transaction.setClock(1, clockUntold(locked, now, now));
    });
    expect((await hand(first)).from).toBeNull();
    await camp.passing(11 * MINUTE);
    expect((await hand(first)).from).not.toBeNull();
  });
});
