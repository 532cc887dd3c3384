import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import {
  anew,
  type Camp,
  happenedOn,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  startMatch,
  undated,
} from './camp.ts';
import { asks } from './hands.ts';
import { inPlayingOrder, say, settleOn } from './play.ts';

/**
 * What comes of an answer when all have given theirs, or when a turn ends, is told to everybody: also to who
 * gave that answer, and to whom nothing is asked now.
 */
describe('what Play tells since the last turn', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;

  /** Above the name of the match, but for what is taught and for what came of an answer. */
  const told = /^(?!💡|✅)[^\n]+\n(?:.+\n)*-# Tusk! #1 ·/u;
  const dice = /rolls \d[^]*rolls \d/u;
  const season = /\*\*(Spring|Summer|Autumn|Winter)\.\*\*/u;

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, match, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
    await settleOn(camp, thread, [first, second], 'D3');
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk done');
    await say(camp, thread, second, 'tusk gather', { member: '1' });
    await say(camp, thread, second, 'tusk fight', { at: 'D3' });
  });
  afterAll(() => camp.close());

  it('is not what its reader did itself', async () => {
    const panel = await openPanel(second, thread);
    expect(textOf(panel)).not.toMatch(told);
    expect(textOf(panel)).not.toMatch(/starts a fight/);
  });

  it('is a fight, to who sealed first and to who sealed last, once both have', async () => {
    const before = await openPanel(first, thread);
    expect(textOf(before)).toMatch(told);
    expect(textOf(before)).toMatch(/starts a fight with/u);

    await say(camp, thread, first, 'tusk commit', { stones: 0 });
    const sealed = await openPanel(first, thread);
    expect(textOf(sealed)).toMatch(/🔒 Chosen/u);
    expect(textOf(sealed)).not.toMatch(dice);

    // What comes of it is posted for all, once its turn has ended or rested: the answer itself need not tell it, too.
    const reply = await say(camp, thread, second, 'tusk commit', { stones: 0 });
    expect(reply).not.toMatch(told);
    expect(posts(first, thread).at(-1)?.content).not.toMatch(dice);
    await camp.later(10 * 60_000);
    expect(posts(first, thread).at(-1)?.content).toMatch(dice);
    for (const person of [first, second]) {
      const panel = await openPanel(person, thread);
      expect(textOf(panel)).toMatch(told);
      const all = await happenedOn(person, panel);
      expect(textOf(all)).toMatch(dice);
      expect(textOf(all).match(/rolls/gu)).toHaveLength(2);
      // The number stands in its picture, too.
      expect(textOf(all)).toMatch(/^① /mu);
      expect(picturesOf(all)).toHaveLength(1);
    }
    const waits = await openPanel(first, thread);
    expect(textOf(waits)).toMatch(/Waiting for/);
    const shown = await anew(first, waits);
    expect(undated(textOf(shown))).toBe(undated(textOf(waits)));
  });

  it('is the season, also to who ended the turn', async () => {
    const reply = await say(camp, thread, second, 'tusk done');
    expect(reply).toMatch(/^✅ /u);
    expect(textOf(await happenedOn(second))).toMatch(season);
    expect(posts(first, thread).at(-1)?.content).toMatch(season);
    for (const person of [first, second]) {
      const panel = await openPanel(person, thread);
      expect(textOf(panel)).toMatch(told);
      const all = await happenedOn(person, panel);
      expect(textOf(all).match(new RegExp(season, 'gu'))).toHaveLength(1);
      expect(textOf(all)).toMatch(/\*\*Turn 2\.\*\*/u);
      expect(picturesOf(all)).toHaveLength(1);
    }
    // Both have been shown the fight before.
    for (const person of [first, second]) {
      expect(textOf(await openPanel(person, thread))).not.toMatch(dice);
    }
  });

  it('is told no more once its reader has acted on', async () => {
    await say(camp, thread, second, 'tusk done');
    const panel = await openPanel(second, thread);
    expect(textOf(panel)).not.toMatch(season);
  });
});

describe('a panel that waits', () => {
  let camp: Camp;
  beforeAll(async () => {
    camp = await pitchCamp();
  });
  afterAll(() => camp.close());

  it('asks its reader as soon as it is its turn, where it stands, with what came of the others', async () => {
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, people);
    const [first, second] = await inPlayingOrder(camp, 1, people);
    if (first === undefined || second === undefined) throw new Error('There are two of them.');
    await settleOn(camp, thread, [first, second], 'D3');
    const waits = await openPanel(second, thread);
    expect(asks(waits)).toBe(false);
    await camp.settled();
    const all = second.ephemerals().length;
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    expect(asks(second.message(waits))).toBe(false);
    await say(camp, thread, first, 'tusk done');
    await camp.settled();
    const now = second.message(waits);
    expect(asks(now)).toBe(true);
    expect(textOf(now)).toMatch(/gathers/u);
    expect(picturesOf(now)).toHaveLength(1);
    expect(second.ephemerals()).toHaveLength(all);
    // It takes the place of no call, and whoever has not looked is still told.
    expect(posts(second, thread).at(-1)?.pingedIds).toEqual([second.id]);
    expect(textOf(await openPanel(second, thread))).toMatch(/gathers/u);
    const idle = await openPanel(first, thread);
    await pressOn(first, idle, 'Standing orders');
    const orders = textOf(first.message(idle));
    await second.press(await openPanel(second, thread), 'More …');
    expect(textOf(first.message(idle))).toBe(orders);
    // What was opened in its place stays, though its reader is asked.
    await say(camp, thread, second, 'tusk done');
    await camp.settled();
    expect(textOf(first.message(idle))).toBe(orders);
  });
});
