import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import {
  type Camp,
  idOn,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  livePost,
  startMatch,
} from './camp.ts';
import { inPlayingOrder, say, settleOn } from './play.ts';
import { expectRefusal } from './refusals.ts';

describe('resigning', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let third: Person;

  const at = <T>(list: readonly T[], index: number): T => {
    const item = list.at(index);
    if (item === undefined) throw new Error(`There is no item ${index}.`);
    return item;
  };
  const row = () => camp.store.match(match);
  const lastPost = () => at(posts(first, thread), -1);

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, people);
    const order = await inPlayingOrder(camp, match, people);
    [first, second, third] = [at(order, 0), at(order, 1), at(order, 2)];
  });
  afterAll(() => camp.close());

  it('lets a computer player answer at once where an answer is owed', async () => {
    const before = posts(first, thread).length;
    expect(await say(camp, thread, first, 'match resign')).toMatch(
      /^A computer player has your seat in match #1 now\./,
    );
    const told = posts(first, thread).slice(before);
    expect(told.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^🤖 .+ has been handed to a computer player\.$/u),
      expect.stringMatching(
        new RegExp(`^<@${second.id}> · .+: choose where your first.*\\n📍 First camp: `, 'u'),
      ),
    ]);
    expect(at(told, 1).pingedIds).toEqual([second.id]);
    expect((await row())?.seats.filter(({ heldBy }) => heldBy === 'computer')).toEqual([
      expect.objectContaining({ user: first.id, owesSince: null }),
    ]);
  });

  it('leaves nothing to whoever has resigned but to look', async () => {
    await expectRefusal(camp, {
      match,
      person: first,
      sentence: /^A computer player has your seat in this match now\./m,
      act: () => first.press(lastPost(), 'Play'),
    });
    await expectRefusal(camp, {
      match,
      person: first,
      sentence: /^A computer player has your seat/m,
      act: () => say(camp, thread, first, 'match resign'),
    });
    expect(await say(camp, thread, first, 'board')).toMatch(/Tusk! #1/);
  });

  it('voids the offers that nobody can answer any more', async () => {
    await say(camp, thread, second, 'tusk place', { at: 'D3' });
    await say(camp, thread, third, 'tusk place', { at: 'D3' });
    const offered = await say(camp, thread, second, 'undo');
    expect(offered).toMatch(/I have asked the others/);
    const offer = lastPost();
    expect(offer.pingedIds).toEqual([third.id]);
    await say(camp, thread, third, 'match resign');
    expect(second.message(offer)).toMatchObject({
      content: expect.stringMatching(/\*No longer open\.\*$/),
      components: [],
    });
    await expectRefusal(camp, {
      match,
      person: second,
      sentence: /^This offer is off: the match has changed since it was made\. /m,
      act: () => second.press(offer, idOn(offer, 'decline'), { unchecked: true }),
    });
  });

  it('plays on for whoever stays', async () => {
    expect(textOf(await openPanel(second, thread))).toMatch(/Which victory card/);
    await say(camp, thread, second, 'tusk keep', {
      card: at(
        (await second.autocomplete('tusk keep', { card: '' }, 'card', { channel: thread })).choices,
        0,
      ).value,
    });
    expect(await row()).toMatchObject({ status: 'running' });
  });

  it('is closed when nobody is left', async () => {
    const buttons = JSON.stringify(livePost(first, thread).components);
    const play = /"(play:[^"]+)"/.exec(buttons)?.[1] ?? '';
    await say(camp, thread, second, 'match resign');
    expect(await row()).toMatchObject({ status: 'cancelled', endedAt: expect.any(Date) });
    expect(lastPost().content).toMatch(
      /^🤖 .+ has been handed to a computer player\. Nobody is left, so the match is closed\.$/u,
    );
    // Nobody can play from there any more.
    expect(() => livePost(first, thread)).toThrow();
    const lobby = posts(first, 'tusk').findLast(({ content }) => content.includes('match #1'));
    expect(lobby?.content).toMatch(/It was closed\.$/);
    expect(await say(camp, thread, first, 'match list')).toMatch(/^No match is open or running/);
    await expectRefusal(camp, {
      match,
      person: camp.sandbox.user('Dune'),
      sentence: /^You have no seat in this match\./m,
      act: () => camp.sandbox.user('Dune').press(lastPost(), play, { unchecked: true }),
    });
  });
});

it('shows nobody the card that the computer player keeps in a seat that was given up', async () => {
  const camp = await pitchCamp();
  const people = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
  const thread = await startMatch(camp, people);
  const order = await inPlayingOrder(camp, 1, people);
  const [leaver, stayer] = order;
  if (leaver === undefined || stayer === undefined) throw new Error('There are two of them.');
  const stranger = camp.sandbox.user('Cedar');
  for (const person of order) await say(camp, thread, person, 'tusk place', { at: 'D3' });
  await say(camp, thread, leaver, 'match resign');
  // What anybody reads, and the picture by its alt text: the leaver gets the same.
  const seen = async (person: Person) => {
    const post = posts(person, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    const shown = [
      await person.press(post, 'Board'),
      await person.invoke('board', {}, { channel: thread }),
      await person.invoke('log', {}, { channel: thread }),
    ].map(messageOf);
    return shown.map(({ content, attachments }) => [
      content,
      attachments.map(({ description }) => description),
    ]);
  };
  expect(await seen(leaver)).toEqual(await seen(stranger));
  const { choices } = await leaver.autocomplete('tusk keep', { card: '' }, 'card', {
    channel: thread,
  });
  expect(choices).toEqual([]);
  for (const line of ['hand', 'tusk done']) {
    expect(await say(camp, thread, leaver, line)).toMatch(/^A computer player has your seat/);
  }
  // Nor is the match counted among those that are played: another one is meant without naming it.
  await startMatch(camp, [leaver, stranger]);
  expect(await say(camp, 'general', leaver, 'hand')).toMatch(/Tusk! #2/);
  // Once it is over, a seat that was given up is shown as any other.
  await camp.store.transaction((transaction) => transaction.changeMatch(1, { status: 'over' }));
  expect(await say(camp, thread, leaver, 'hand')).toMatch(/^This match is over/);
  expect(await seen(leaver)).toEqual(await seen(stranger));
  expect(await say(camp, thread, stayer, 'hand')).toMatch(/nobody else knows it|Tusk! #1/);
  await camp.close();
});

describe('a turn that is told late', () => {
  it('calls nobody to the secret choice of a seat that was given up meanwhile', async () => {
    const camp = await pitchCamp();
    const people = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    const thread = await startMatch(camp, people);
    const [first, second, third] = await inPlayingOrder(camp, 1, people);
    if (first === undefined || second === undefined || third === undefined) {
      throw new Error('There are three of them.');
    }
    await settleOn(camp, thread, [first, second, third], 'D3');
    for (const person of [first, second]) {
      await say(camp, thread, person, 'tusk hunt', { members: '1' });
    }
    const path = new RegExp(`^/channels/${thread}/messages$`);
    camp.sandbox.faults.fail(500, 'before', { method: 'POST', path, times: 1_000 });
    await say(camp, thread, third, 'tusk hunt', { members: '1' });
    await say(camp, thread, third, 'match resign');
    camp.sandbox.faults.clear();
    await camp.later(10 * 60_000);
    const called = posts(first, thread).findLast(({ content }) => content.startsWith('<@'));
    for (const person of [first, second]) {
      expect(called?.content).toContain(`<@${person.id}>`);
      expect(person.dms().at(-1)?.content).toMatch(/a secret choice is waiting for you/);
    }
    expect(called?.pingedIds).toEqual([]);
    expect(third.dms().at(-1)?.content).toMatch(/nothing to do here any more/);
    expect(called?.content).not.toContain(`<@${third.id}>`);
    await camp.close();
  });
});
