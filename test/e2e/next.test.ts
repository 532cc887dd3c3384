import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { TIMEOUTS_TO_FORFEIT } from '../../src/match/time/forfeited.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, read, startMatch } from './camp.ts';
import { giveAnswer } from './hands.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;

describe('everything that waits', { timeout: 30_000 }, () => {
  let camp: Camp;
  const threads: string[] = [];
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T14:00:00Z'),
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    for (let count = 0; count < 3; count += 1) {
      threads.push(await startMatch(camp, [ash, birch], 0, { pace: '1 day' }));
    }
  }, 60_000);
  afterAll(() => camp.close());

  const digests = (): PageMessage[] =>
    birch.dms().filter(({ content }) => content.startsWith('🌅'));
  const listOf = async (person: Person, channel = 'general'): Promise<PageMessage> =>
    messageOf(await person.invoke('next', {}, { channel }));

  it('is played through from one message, the longest-waiting first', async () => {
    const list = await listOf(ash);
    expect(list.content).toMatch(/ · due <t:\d+:R>, then the reserve until <t:\d+:f>/u);
    const first = messageOf(await ash.press(list, 'Pebbles #1'));
    expect(textOf(first)).toContain('Pebbles #1');
    expect(first.id).toBe(list.id);
    const done = messageOf(await giveAnswer(ash, first, 'Take 1 pebble'));
    const second = messageOf(await ash.press(done, 'Next: Pebbles #2'));
    expect(second.id).toBe(first.id);
    expect(textOf(second)).toContain('Pebbles #2');
    const then = messageOf(await giveAnswer(ash, second, 'Take 1 pebble'));
    const third = messageOf(await ash.press(then, 'Next: Pebbles #3'));
    const last = messageOf(await giveAnswer(ash, third, 'Take 1 pebble'));
    expect(JSON.stringify(last.components)).not.toContain('Next:');
    expect(read(await ash.invoke('next', {}, { channel: 'general' }))).toMatch(
      /^Nothing is waiting/u,
    );
  });

  it('keeps the message in which another match is shown by now', async () => {
    const list = await listOf(birch, threads[0]);
    const first = messageOf(await birch.press(list, 'Pebbles #1'));
    const done = messageOf(await giveAnswer(birch, first, 'Take 1 pebble'));
    const second = messageOf(await birch.press(done, 'Next: Pebbles #2'));
    await openPanel(birch, threads[0] ?? '');
    expect(birch.ephemerals().some(({ id }) => id === second.id)).toBe(true);
  });

  it('opens nothing for somebody else', async () => {
    const cedar = camp.sandbox.user('Cedar');
    const list = await listOf(birch);
    const id = /"(go:\d+)"/u.exec(JSON.stringify(list.components))?.[1] ?? '';
    const post = posts(cedar, threads[0] ?? '').at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    // An ephemeral message is nobody else's: what it would press belongs to no match here, or to no seat of it.
    expect(read(await cedar.press(post, id, { unchecked: true }))).toMatch(/no seat/u);
  });

  it('is there in direct messages as well', async () => {
    const here = birch.directMessages().id;
    const list = await listOf(birch, here);
    const panel = messageOf(await birch.press(list, 'Pebbles #2'));
    expect(textOf(panel)).toContain('Pebbles #2');
  });

  it('is told once a day to who wants that, and nothing else calls them', async () => {
    expect(
      await say(camp, 'general', birch, 'me', { zone: 'Europe/Berlin', pings: 'digest' }),
    ).toMatch(/Once a day, by DM/u);
    await camp.settled();
    const pinged = () => posts(birch, threads[0] ?? '').flatMap(({ pingedIds }) => pingedIds);
    await say(camp, threads[0] ?? '', ash, 'pebbles take', { pebbles: '1' });
    await camp.settled();
    const before = pinged().filter((id) => id === birch.id).length;
    expect(digests()).toHaveLength(0);
    // It is 16:00 in Berlin: it wakes at 8:00.
    await camp.passing(15 * HOUR);
    expect(digests()).toHaveLength(0);
    await camp.passing(2 * HOUR);
    expect(digests()).toHaveLength(1);
    expect(digests()[0]?.content).toMatch(/^🌅 \*\*What is waiting for you\*\*\n.*Pebbles #/u);
    await camp.restart();
    await camp.passing(20 * HOUR);
    expect(digests()).toHaveLength(1);
    await camp.passing(4 * HOUR);
    expect(digests()).toHaveLength(2);
    expect(pinged().filter((id) => id === birch.id)).toHaveLength(before);
    const panel = messageOf(await birch.press(digests()[1] ?? (await listOf(birch)), 'Pebbles #2'));
    expect(textOf(panel)).toContain('Pebbles #2');
  });

  it('is no more told when that is not wanted any more', async () => {
    await say(camp, 'general', birch, 'me', { pings: 'thread' });
    const before = digests().length;
    await camp.passing(30 * HOUR);
    expect(digests()).toHaveLength(before);
  });

  it('has what others have put to somebody, with the post, and the seat that it lost to the clock', async () => {
    const [, thread = ''] = threads;
    await say(camp, thread, ash, 'match pause', { days: 2 });
    await camp.settled();
    const asked = posts(ash, thread).findLast(({ content }) => content.includes('asks to pause'));
    const list = await say(camp, 'general', birch, 'next');
    expect(list).toMatch(/^<#\d+> \(Pebbles #2.*\): .+ asks to pause/mu);
    expect(list).toContain(`/${thread}/${asked?.id}`);
    // Who asked is not asked.
    expect(await say(camp, 'general', ash, 'next')).not.toContain('asks to pause');
    await camp.store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(3);
      if (row?.clock == null) throw new Error('There is no clock.');
      const seats = row.seats.map((one) =>
        one.user === birch.id ? { ...one, heldBy: 'computer' as const, level: 'steady' } : one,
      );
      await transaction.setSeats(3, seats);
      const hands = clocksOf(row).map((one) => ({ ...one, missed: TIMEOUTS_TO_FORFEIT }));
      await transaction.setClock(3, withClocks(row, hands));
    });
    const lost = /🤖 A computer player has \S+ now\. \*\*Take my seat back/u;
    expect(await say(camp, 'general', birch, 'next')).toMatch(lost);
  });
});
