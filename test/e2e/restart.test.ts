import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import {
  type Camp,
  idOn,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  startMatch,
} from './camp.ts';
import { giveAnswer, make, movesOn } from './hands.ts';
import { inPlayingOrder, say, settleOn } from './play.ts';

/** Nothing of a match is kept in memory: what stood before a restart works after it. */
describe('a restart in the middle', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, match, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
    await settleOn(camp, thread, [first, second], 'D3');
  });
  afterAll(() => camp.close());

  const firstPost = (): PageMessage => {
    const post = posts(first, thread).find(({ components }) => components.length > 0);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };

  it('voids no button, on no message', async () => {
    const panel = await openPanel(first, thread);
    await camp.restart();
    expect((await first.press(firstPost(), 'Play')).text).toMatch(/turn 1/iu);
    expect((await pressOn(first, panel, 'Board')).text).toMatch(/turn 1/iu);
    const gathered = await giveAnswer(first, panel, 'turn.1.1.0:gather.1');
    expect(gathered.text).toMatch(/^✅ .*gathers 1 stone/);
    await camp.restart();
    expect((await first.press(messageOf(gathered), 'Undo')).text).toMatch(/^↩️ Taken back\./);
  });

  it('posts what was committed before it and not posted yet', async () => {
    const before = posts(first, thread).length;
    camp.amiss = { claimOutbox: async () => [] };
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk done');
    expect(posts(first, thread)).toHaveLength(before);
    await camp.bot.close();
    camp.amiss = {};
    await camp.restart();
    await camp.settled();
    const told = posts(first, thread).slice(before);
    expect(told.map(({ content }) => content)).toEqual([
      expect.stringMatching(new RegExp(`^<@${second.id}> · .+\\n.+gathers \\d stones?\\.`, 'u')),
    ]);
  });

  it('keeps forms that are open', async () => {
    const panel = await moreOn(second, await openPanel(second, thread));
    const form = await second.press(panel, idOn(panel, 'deal'));
    if (form.is !== 'modal') throw new Error(`No form but: ${form.text}`);
    await camp.restart();
    const sent = await second.submitModal(form, { takes: ['2.1'] });
    expect(sent.text).toMatch(/^✅ Offered to .+ 1 stone\./mu);
  });

  it('keeps sealed answers and panels that are open', async () => {
    await say(camp, thread, second, 'tusk gather', { member: '1' });
    await say(camp, thread, second, 'tusk fight', { at: 'D3' });
    expect(await say(camp, thread, first, 'tusk commit', { stones: 1 })).toMatch(/🔒 Chosen/u);
    const panel = await openPanel(second, thread);
    const [, stone] = movesOn(panel).filter((move) => /^(hidden|take):/.test(move.id));
    if (stone === undefined) throw new Error('There is nothing to use.');
    const before = posts(first, thread).length;
    await camp.restart();
    expect(await say(camp, thread, first, 'hand')).toMatch(/🔒 Chosen: Use 1 stone\./u);
    const sent = await make(second, panel, stone, namedRandom('a stone'));
    expect(textOf(sent)).toMatch(/^✅ .*Wounded: .*Ember/u);
    await camp.later(10 * 60_000);
    expect(posts(first, thread).slice(before)).toHaveLength(1);
    expect((await camp.store.match(match))?.sealed).toEqual([]);
  });
});
