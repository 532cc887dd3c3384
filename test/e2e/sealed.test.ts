import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, pitchCamp, posts, read, startMatch } from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

const HOUR = 3_600_000;

/** How somebody has chosen in secret, if at all. */
const WAYS = ['not yet', 'by hand', 'by an order'] as const;
type Way = (typeof WAYS)[number];

const sent = z.object({
  content: z.string().optional(),
  flags: z.int().optional(),
  allowed_mentions: z.object({ users: z.array(z.string()) }).optional(),
});

/** What everybody could read, and what the third of them could, while the first had chosen in one way or another. */
interface Seen {
  readonly open: readonly string[];
  readonly third: readonly string[];
}

/** Moments differ from run to run, and so do marks; how far apart they are does not. */
const plain = (text: string): string =>
  text.replaceAll(/<t:\d+/gu, '<t:').replaceAll(/\d{17,}/gu, '#');

/** Who is who at the table: the first is attacked by the second; the third is elsewhere, and next. */
type Three = readonly [Person, Person, Person];

/** Brings two to one tile, where each has something to use, and the third elsewhere. */
async function settle(camp: Camp, thread: string): Promise<Three> {
  const people = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
  const [first, second, third] = await inPlayingOrder(camp, 1, people);
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('There are three of them.');
  }
  for (const person of [first, second]) await say(camp, thread, person, 'tusk place', { at: 'D3' });
  const places = (await offers(thread, third, 'tusk place', 'at')).map(({ value }) => value);
  const elsewhere = places.find((place) => place !== 'D3') ?? '';
  await say(camp, thread, third, 'tusk place', { at: elsewhere });
  for (const person of [first, second, third]) {
    const [card] = await offers(thread, person, 'tusk keep', 'card');
    await say(camp, thread, person, 'tusk keep', { card: card?.value ?? '' });
  }
  return [first, second, third];
}

const open = async (): Promise<{ camp: Camp; thread: string }> => {
  const camp = await pitchCamp({ at: new Date('2026-06-01T14:00:00Z') });
  const people = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
  return { camp, thread: await startMatch(camp, people) };
};

/** Lets one be attacked who has chosen in one way, and returns all that the others saw until it was revealed. */
async function attacked(way: Way, isAsleep: boolean): Promise<Seen> {
  const { camp, thread } = await open();
  const [first, second, third] = await settle(camp, thread);
  await say(camp, thread, third, 'me', { next: 'true' });
  // What calls it otherwise would stand where all can read it.
  first.closeDms();
  if (way === 'by an order') {
    const page = messageOf(await first.invoke('orders', {}, { channel: thread }));
    read(await first.select(page, 'order:1:defend', ['nothing']));
  }
  await say(camp, thread, first, 'tusk gather', { member: '1' });
  await say(camp, thread, first, 'tusk done');
  await say(camp, thread, second, 'tusk gather', { member: '1' });
  if (isAsleep) {
    await say(camp, thread, first, 'me', { zone: 'UTC', wakes: '8:00', sleeps: '22:00' });
    await camp.passing(8.5 * HOUR);
  }
  const before = camp.sandbox.requests.all.length;
  const looked: string[] = [];
  const look = async (): Promise<void> => {
    for (const line of ['board', 'match list', 'log', 'next', 'hand']) {
      looked.push(await say(camp, thread, third, line));
    }
  };
  await say(camp, thread, second, 'tusk fight', { at: 'D3' });
  if (way === 'by hand') await say(camp, thread, first, 'tusk commit', { stones: 0 });
  await look();
  await camp.passing(10 * 60_000);
  await look();
  // Half of the time is over for whoever has not chosen.
  for (let hours = 0; hours < 40; hours += 10) await camp.passing(10 * HOUR);
  await look();
  if (way === 'not yet') await say(camp, thread, first, 'tusk commit', { stones: 0 });
  await look();
  const told = camp.sandbox.requests.all
    .slice(before)
    .filter(({ path }) => !/webhooks|interactions|\/users\//u.test(path))
    .filter(({ path }) => [first, second].every((one) => !path.includes(one.directMessages().id)))
    .map(
      ({ method, path, body }) => `${method} ${path} ${JSON.stringify(sent.safeParse(body).data)}`,
    );
  await camp.close();
  return { open: told.map(plain), third: looked.map(plain) };
}

describe.each([
  ['is awake', false],
  ['sleeps', true],
] as const)('who chooses in secret, takes no DM and %s', (_how, isAsleep) => {
  const seen = new Map<Way, Seen>();
  beforeAll(async () => {
    for (const way of WAYS) seen.set(way, await attacked(way, isAsleep));
  }, 120_000);

  it('is called, and named, where everybody reads it', () => {
    const told = seen.get('not yet')?.open.join('\n');
    expect(told).toMatch(/choose what to use in the fight on D3.*"users":\["#"\]/u);
    expect(told).not.toMatch(/choose what to use in the fight on D3 · until/u);
  });

  it.each(WAYS.slice(1))('has not chosen for all that others read, or has chosen %s', (way) => {
    expect(seen.get(way)).toEqual(seen.get('not yet'));
  });
});

it('calls anew, and says why, whoever is to choose again as something was taken back', async () => {
  const { camp, thread } = await open();
  const [first, second] = await settle(camp, thread);
  await say(camp, thread, first, 'tusk gather', { member: '1' });
  await say(camp, thread, first, 'tusk done');
  await say(camp, thread, second, 'tusk gather', { member: '1' });
  const calls = (): string[] =>
    first
      .messagesIn(first.directMessages())
      .map(textOf)
      .filter((text) => /secret choice/u.test(text));
  const fight = async (): Promise<void> => {
    await say(camp, thread, second, 'tusk fight', { at: 'D3' });
    await camp.passing(60_000);
  };
  await fight();
  expect(calls()).toEqual([expect.stringMatching(/a secret choice is waiting for you in/u)]);
  await say(camp, thread, second, 'undo');
  await fight();
  // The call before is gone: one at a time can be pressed.
  expect(calls()).toEqual([
    expect.stringMatching(/something was taken back, and now a secret choice/u),
  ]);
  await camp.close();
}, 60_000);

it('calls by DM, silently where an order has chosen, and nobody who sleeps or in a pause', async () => {
  const { camp, thread } = await open();
  const [first, second] = await settle(camp, thread);
  const page = messageOf(await first.invoke('orders', {}, { channel: thread }));
  read(await first.select(page, 'order:1:defend', ['nothing']));
  await say(camp, thread, first, 'tusk gather', { member: '1' });
  await say(camp, thread, first, 'tusk done');
  await say(camp, thread, second, 'tusk gather', { member: '1' });
  const calls = () =>
    first
      .messagesIn(first.directMessages())
      .filter((message) => /secret choice/u.test(textOf(message)));
  await say(camp, thread, second, 'tusk fight', { at: 'D3' });
  await camp.passing(60_000);
  const [told, ...others] = calls();
  if (told === undefined) throw new Error('Nothing was told.');
  expect(others).toEqual([]);
  expect(textOf(told)).toMatch(/your secret choice in .* has already been made/u);
  // What was chosen may be looked at, and chosen anew.
  expect(textOf(messageOf(await first.press(told, 'Play')))).toContain('🔒');

  const row = await camp.store.match(1);
  const seat = row?.sealed[0]?.seat ?? -1;
  const call = async (): Promise<number> => {
    const before = calls().length;
    const createdAt = row?.createdAt ?? new Date(0);
    await camp.store.transaction((transaction) =>
      transaction.enqueue({
        match: 1,
        dm: first.id,
        kind: 'secret',
        payload: { seat },
        createdAt,
      }),
    );
    await camp.passing(60_000);
    return calls().length - before;
  };
  expect(await call()).toBe(1);
  await say(camp, thread, first, 'me', { zone: 'UTC', wakes: '4:00', sleeps: '13:00' });
  expect(await call()).toBe(0);
  // The clock does, in the morning.
  const before = calls().length;
  await camp.passing(14 * HOUR);
  expect(calls()).toHaveLength(before + 1);
  await camp.store.transaction((transaction) =>
    transaction.changeMatch(1, { halt: { is: 'asleep' } }),
  );
  expect(await call()).toBe(0);
  await camp.close();
}, 60_000);

describe.each(['computer', 'safe', 'vote'])('where time runs out: %s', (late) => {
  let camp: Camp;
  let thread: string;
  let people: Three;
  beforeAll(async () => {
    camp = await pitchCamp({ at: new Date('2026-06-01T14:00:00Z') });
    const all = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, all, 0, { late });
    people = await settle(camp, thread);
  }, 60_000);
  afterAll(() => camp.close());

  it('tells nobody who has not chosen in secret before all have', async () => {
    const [first, second, third] = people;
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk done');
    await say(camp, thread, second, 'tusk gather', { member: '1' });
    await say(camp, thread, second, 'tusk fight', { at: 'D3' });
    await camp.passing(10 * 60_000);
    const told = () => posts(third, thread).map(textOf);
    // The clock of the second stands, which everybody reads.
    await say(camp, thread, second, 'away', { days: 29 });
    const before = told();
    for (let day = 0; day < 20; day += 1) await camp.passing(24 * HOUR);
    expect((await camp.store.match(1))?.sealed.map(({ seat }) => seat)).toHaveLength(1);
    expect(told()).toEqual(before);
    await say(camp, thread, second, 'tusk commit', { stones: 0 });
    const now = told().join('\n');
    expect(now).toMatch(
      late === 'safe' ? /ran out of time: the safe answer/u : /ran out of time: a computer/u,
    );
  });
});
