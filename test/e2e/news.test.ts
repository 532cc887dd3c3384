import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
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

  const told = /^\*\*Since your last turn\*\*$/mu;
  const dice = /rolls \d[^]*rolls \d/u;
  const season = /\*\*(Spring|Summer|Autumn|Winter)\.\*\*/u;
  const altOf = (panel: PageMessage): string => picturesOf(panel)[0]?.description ?? '';

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
    expect(textOf(before)).toMatch(/starts a fight with .* on D3/u);

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
      expect(textOf(panel)).toMatch(dice);
      expect(textOf(panel).match(/rolls/gu)).toHaveLength(2);
      expect(altOf(panel)).toMatch(/What happened: 1: Fight on D3: /u);
    }
    const waits = await openPanel(first, thread);
    expect(textOf(waits)).toMatch(/Nothing is waiting for you here right now\./);
    expect(picturesOf(waits)).toHaveLength(1);
    const anew = messageOf(await first.press(waits, 'Refresh'));
    expect(textOf(anew)).toBe(textOf(waits));
    expect(picturesOf(anew)).toHaveLength(1);
  });

  it('is the season, also to who ended the turn', async () => {
    const reply = await say(camp, thread, second, 'tusk done');
    expect(reply).toMatch(season);
    expect(posts(first, thread).at(-1)?.content).toMatch(season);
    for (const person of [first, second]) {
      const panel = await openPanel(person, thread);
      expect(textOf(panel)).toMatch(told);
      expect(textOf(panel).match(new RegExp(season, 'gu'))).toHaveLength(1);
      expect(textOf(panel)).toMatch(/\*\*Turn 2\.\*\*/u);
      expect(picturesOf(panel)).toHaveLength(1);
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
