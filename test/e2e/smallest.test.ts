import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, read, startMatch } from './camp.ts';
import { giveAnswer } from './hands.ts';
import { offers, say } from './play.ts';

/** A game that declares no more than it must is played as any other. */
describe('the smallest game on a shelf', () => {
  const edition: AnyEdition = pebblesEdition;
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]), pictures: true });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
  }, 60_000);

  afterAll(() => camp.close());

  /** All that was posted in a thread. */
  const told = (where: string): string =>
    posts(ash, where)
      .map(({ content }) => content)
      .join('\n');

  it('is posted with a picture, which is told in words', async () => {
    await camp.later(10 * 60_000);
    const [picture] =
      posts(ash, thread).findLast(({ attachments }) => attachments.length > 0)?.attachments ?? [];
    expect(picture).toMatchObject({ width: expect.any(Number) });
    expect(picture?.description).toContain('12 pebbles');
    expect(picture?.description).toContain('Red (Ash');
    // It has no goods, so there is nothing to have.
    expect(picture?.description).not.toContain('Has');
  });

  it('is played on a panel', async () => {
    const panel = await openPanel(ash, thread);
    expect(textOf(panel)).toContain('How many do you take?');
    const after = messageOf(await giveAnswer(ash, panel, 'take.0:take.2'));
    await camp.settled();
    expect(textOf(after)).toMatch(/^✅ Red takes 2 pebbles\./u);
    expect(told(thread)).toContain('Red takes 2 pebbles.');
  });

  it('and by commands, to the end and its result', async () => {
    expect(await offers(thread, birch, 'pebbles take', 'pebbles')).toHaveLength(2);
    const take = (person: Person, pebbles: string) =>
      say(camp, thread, person, 'pebbles take', { pebbles });
    expect(await take(birch, '3')).not.toMatch(/^✅/u);
    for (const person of [birch, ash, birch, ash]) expect(await take(person, '2')).toMatch(/^✅/u);
    expect(told(thread)).not.toContain('🏆');
    // There is but one way to take the last one, so nobody is asked for it.
    expect(await take(birch, '1')).toMatch(/^✅/u);
    expect(told(thread)).toMatch(/🏆 Red \(<@\d+>\) took the last pebble\.\nBlue: <@\d+>\./u);
  });

  it('nobody holds a secret, and it says so', async () => {
    const hand = read(await ash.invoke('hand', {}, { channel: thread }));
    expect(hand).toContain('There are no secrets in this game.');
  });

  it('computer players take the seats that nobody has', async () => {
    const other = await startMatch(camp, [ash], 1);
    for (let turn = 0; turn < 12 && !told(other).includes('🏆'); turn += 1) {
      expect(await say(camp, other, ash, 'pebbles take', { pebbles: '1' })).toMatch(/^✅/u);
    }
    expect(told(other)).toContain('🏆');
  });
});
