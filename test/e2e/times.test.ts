import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livePostsOf } from '../../src/match/stored/live-post.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, posts, startMatch } from './camp.ts';
import { say } from './play.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const edition: AnyEdition = pebblesEdition;

/** Ash owns the server of the sandbox, so it may pause any match there. */
describe('what the newest turn says of time', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    const user = (name: string) => camp.sandbox.user(name);
    [ash, birch, cedar] = [user('Ash'), user('Birch'), user('Cedar')];
    thread = await startMatch(camp, [birch, cedar], 0, { hours: 24, bank: 0, rests: true });
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
    await say(camp, thread, cedar, 'pebbles take', { pebbles: '1' });
  }, 60_000);
  afterAll(() => camp.close());

  const turn = (): PageMessage => {
    const post = posts(birch, thread).findLast(({ content }) => content.includes(`<@${birch.id}>`));
    if (post === undefined) throw new Error('Nobody was called.');
    return post;
  };
  const due = (text: string): number => Number(/due <t:(\d+):f>/u.exec(text)?.[1] ?? Number.NaN);

  it('is that its player is away, as soon as it has said so, and by when it is due no more', async () => {
    const before = turn();
    expect(due(before.content)).toBeGreaterThan(0);
    expect(due(await say(camp, thread, birch, 'next'))).toBe(due(before.content));
    // What is due in the meantime does not strike: the clock stands when the answer is there.
    await birch.invoke('away', { days: 5 }, { channel: thread });
    const next = await birch.invoke('next', {}, { channel: thread });
    expect(JSON.stringify(next)).not.toMatch(/due <t:/u);
    await camp.settled();
    const after = turn();
    expect(after.id).toBe(before.id);
    expect(after.content).toMatch(/\(away until <t:\d+:D>\)/u);
    expect(after.content).not.toMatch(/due </u);
    // It still has its picture and its buttons.
    expect(after.attachments).toEqual(before.attachments);
    expect(after.components).toEqual(before.components);
  });

  it('is said anew once in ten minutes at most', async () => {
    await camp.passing(MINUTE);
    await say(camp, thread, birch, 'away', { days: 0 });
    expect(turn().content).toMatch(/away until/u);
    await camp.passing(5 * MINUTE);
    expect(turn().content).toMatch(/away until/u);
    await camp.passing(6 * MINUTE);
    expect(turn().content).not.toMatch(/away until/u);
    expect(due(turn().content)).toBe(due(await say(camp, thread, birch, 'next')));
  });

  it('is that the match is paused, and by when it is due afterwards', async () => {
    const before = due(turn().content);
    await camp.passing(11 * MINUTE);
    await say(camp, thread, ash, 'match pause', { days: 3 });
    const paused = posts(birch, thread).find(({ content }) =>
      /Paused until <t:\d+:f>/u.test(content),
    );
    expect(paused?.content).not.toMatch(/due </u);
    await camp.passing(72 * HOUR + MINUTE);
    const again = posts(birch, thread).find(({ id }) => id === paused?.id);
    expect(again?.content).not.toMatch(/Paused until/u);
    expect(due(again?.content ?? '') - before).toBeGreaterThanOrEqual(72 * 3600);
    // What says that it goes on leaves it to the turn, and so cannot say another time than that.
    const goesOn = posts(birch, thread).at(-1);
    expect(goesOn?.content).toMatch(/^▶️ This match goes on\.\n<@\d+> · .+: [^·]+$/u);
    expect(goesOn?.pingedIds).toEqual([birch.id]);
  });

  it('has no reminder stand that says another time', async () => {
    await camp.passing(13 * HOUR);
    const reminders = () =>
      posts(birch, thread).filter(({ content }) => /half (of )?(the|your) time/u.test(content));
    expect(reminders()).toHaveLength(1);
    await say(camp, thread, birch, 'away', { days: 2 });
    expect(reminders()).toEqual([]);
  });

  it('undoes nothing that is noted of its posts meanwhile', async () => {
    await say(camp, thread, birch, 'away', { days: 0 });
    for (let times = 0; times < 2; times += 1) await camp.passing(11 * MINUTE);
    const path = '/channels/:channel/messages/:message';
    camp.sandbox.faults.delay(1000, 'after', { method: 'PATCH', path });
    await birch.invoke('away', { days: 2 }, { channel: thread });
    const told = camp.passing(1);
    const noted = { message: 'another', round: null, keeps: true, again: null };
    await expect
      .poll(() => posts(birch, thread).some(({ content }) => /away until/u.test(content)))
      .toBe(true);
    const before = await camp.store.match(1);
    const livePosts = [...(before === null ? [] : livePostsOf(before)), noted];
    await camp.store.transaction((transaction) => transaction.changeMatch(1, { livePosts }));
    await told;
    const after = await camp.store.match(1);
    expect(after === null ? [] : livePostsOf(after)).toContainEqual(noted);
  });
});

describe('what posts say of until when something is decided', { timeout: 30_000 }, () => {
  it('moves with it, where nobody could play for a while', async () => {
    const camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    const people = ['Birch', 'Cedar', 'Dune'].map((name) => camp.sandbox.user(name));
    const [birch = camp.sandbox.user('Birch'), cedar = birch] = people;
    const ash = camp.sandbox.user('Ash');
    const thread = await startMatch(camp, people, 0, { hours: 168, bank: 0 });
    await say(camp, thread, birch, 'match pause', { days: 5 });
    await say(camp, thread, cedar, 'match substitute');
    const newest = (channel: string, told: RegExp): PageMessage => {
      const post = posts(birch, channel).findLast(({ content }) => told.test(content));
      if (post === undefined) throw new Error('Nothing is said of that.');
      return post;
    };
    await ash.press(newest('tusk', /is looking for somebody/u), 'Take the seat');
    await camp.settled();
    const motion = () => newest(thread, /asks to pause this match/u);
    const wanted = () => newest('tusk', /is looking for somebody/u);
    const until = ({ content }: PageMessage): number =>
      Number(/until <t:(\d+):f>/u.exec(content)?.[1]);
    const before = [motion(), wanted()];
    expect(before.map(until).every((at) => at > 0)).toBe(true);
    await camp.later(48 * HOUR);
    await camp.later(1_000);
    const after = [motion(), wanted()];
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const [at, post] of before.entries()) {
      const moved = until(after[at] ?? post) - until(post);
      expect(Math.abs(moved - 48 * 3600)).toBeLessThan(60);
    }
    expect(motion().components).toEqual(before[0]?.components);
    expect(motion().content.replaceAll(/\d/gu, '')).toBe(before[0]?.content.replaceAll(/\d/gu, ''));
    // What leads to the other one leaves it out.
    const told = newest(thread, /would like to take over/u);
    expect(told.content).toContain(`/${wanted().id}`);
    expect(told.content).not.toContain('<t:');
    await camp.close();
  });
});
