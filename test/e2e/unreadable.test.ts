import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { spoil } from '../store/memory.ts';
import { type Camp, openPanel, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say, settleOn } from './play.ts';

/** What makes no sense as it is stored is left out, and takes nothing with it. Birch goes first in this match. */
describe('what cannot be read', () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp();
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
    await settleOn(camp, thread, [birch, ash], 'D3');
  });
  afterAll(() => camp.close());

  /** What was logged as an error since the last time. */
  let logged = 0;
  const errors = () => {
    const fresh = camp.log.slice(logged);
    logged = camp.log.length;
    return fresh
      .filter(({ level }) => level === 50)
      .map(({ msg, match, proposal, seat, order }) => ({ msg, match, proposal, seat, order }));
  };
  const LEFT_OUT = 'something that is stored cannot be read, so it is left out';

  it('leaves out a proposal, and closes it when the match goes on', async () => {
    await spoil(
      camp.store,
      `INSERT INTO proposal ("matchId", kind, "from", "to", body, "createdAt")
         VALUES (1, 'motion', 1, '{0}', '{"is":"pause","days":0}', now())`,
    );
    await spoil(
      camp.store,
      `INSERT INTO outbox ("matchId", kind, payload, mark, "createdAt", "dueAt")
         VALUES (1, 'proposal', '{"proposal":1}', 'oBad', '2026-01-01', '2026-01-01')`,
    );
    errors();
    camp.bot.outbox.wake();
    await camp.settled();
    expect(await camp.store.transaction((one) => one.undelivered(1))).toEqual([]);
    const lines = { hand: /#1/, next: /Nothing/, 'match list': /#1/ };
    for (const [line, sentence] of Object.entries(lines)) {
      expect(read(await ash.invoke(line, {}, { channel: thread })), line).toMatch(sentence);
    }
    const panel = await openPanel(ash, thread);
    expect(textOf(panel)).toMatch(/Tusk! #1/);
    const refused = await ash.press(panel, 'accept:1', { unchecked: true });
    expect(read(refused)).toMatch(/I don’t know this offer/);
    // It is named once, whoever comes by it.
    expect(errors()).toEqual([{ msg: LEFT_OUT, match: 1, proposal: 1 }]);
    await say(camp, thread, birch, 'tusk gather', { member: '1' });
    await camp.settled();
    expect(await camp.store.proposal(1)).toMatchObject({ status: 'void' });
    expect(errors()).toEqual([]);
  });

  it('leaves out an order', async () => {
    const goods = '{"gives":{"stick":-5},"takes":{"stone":1}}';
    await spoil(
      camp.store,
      `INSERT INTO "order" ("matchId", seat, name, value) VALUES (1, 0, '$trade', '${goods}')`,
    );
    expect(read(await ash.invoke('orders', {}, { channel: thread }))).toMatch(/Tusk! #1/);
    await say(camp, thread, birch, 'tusk gather', { member: '2' });
    expect(errors()).toEqual([{ msg: LEFT_OUT, match: 1, seat: 0, order: '$trade' }]);
  });

  it('names a match whose terms make no sense among those that stand still', async () => {
    read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    await camp.settled();
    const terms = '{"pace":{"unit":"hours","allowance":-5,"bank":-3,"gain":0,"most":-3}}';
    await spoil(camp.store, `UPDATE match SET terms = '${terms}' WHERE id = 2`);
    const list = read(await ash.invoke('match list', {}, { channel: 'tusk' }));
    expect(list).toMatch(/Tusk! #2/);
    expect(list).toMatch(/Tusk! #1.*⏱️/);
    await spoil(camp.store, `UPDATE match SET terms = '${terms}' WHERE id = 1`);
    expect(read(await ash.invoke('match list', {}, { channel: 'tusk' }))).toMatch(/#1.*is on hold/);
    expect(read(await birch.invoke('next', {}, { channel: 'tusk' }))).toMatch(
      /can’t read this match/,
    );
    expect(read(await ash.invoke('away', { days: 3 }, { channel: 'tusk' }))).toMatch(/away/);
    expect(read(await ash.invoke('hand', {}, { channel: thread }))).toMatch(
      /can’t read this match/,
    );
    // Clocks of other matches go on.
    await camp.passing(60_000);
    const names = errors().map(({ msg }) => msg);
    expect(new Set(names).size).toBe(names.length - 1);
    expect(names).not.toContain('an interaction failed');
    await spoil(camp.store, 'UPDATE match SET terms = NULL');
  });

  it('gives up a message that no version could read in a minute, and says what comes after it', async () => {
    await spoil(
      camp.store,
      `INSERT INTO outbox ("matchId", kind, payload, mark, "createdAt", "dueAt")
         VALUES (1, 'turn', '{"from":"x"}', 'oWorse', '2026-01-01', '2026-01-01'),
           (1, 'resigned', '{"seat":0}', 'oNext', '2026-01-01', '2026-01-01')`,
    );
    const told = (): boolean =>
      posts(birch, thread).some(({ content }) => /handed to a computer player/.test(content));
    camp.bot.outbox.wake();
    await camp.settled();
    expect(told()).toBe(false);
    for (let tried = 0; tried < 8; tried += 1) await camp.later(15_000);
    expect(told()).toBe(true);
    expect(errors().map(({ msg }) => msg)).toContain('a message was given up');
  });
});
