import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { type Camp, pitchCamp, posts, startMatch } from './camp.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;

describe('the last for whom everybody waits', () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[steadingEdition.game.id, steadingEdition]]) });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch], 0, { pace: '1 day' });
  }, 60_000);
  afterAll(() => camp.close());

  it('is called once more, long before half of its time is over', async () => {
    for (const gate of ['north', 'south']) {
      expect(await say(camp, thread, ash, 'steading guard', { gate, by: 'dog' })).toMatch(/^✅/u);
    }
    const reminders = () => posts(ash, thread).filter(({ content }) => /^[⏳⌛☀]/u.test(content));
    await camp.passing(4 * HOUR);
    expect(reminders()).toEqual([]);
    await camp.passing(HOUR);
    const [told] = reminders();
    expect(told?.content).toMatch(/^⏳ <@\d+> · .+ · everybody is waiting for you, due <t:/u);
    expect(told?.pingedIds).toEqual([birch.id]);
    await camp.passing(24 * HOUR);
    expect(reminders()).toHaveLength(1);
  });
});
