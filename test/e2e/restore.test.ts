import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { openHouse } from '../../src/match/house.ts';
import { restoreMatches } from '../../src/match/restore.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { inPlayingOrder, say, settleOn } from './play.ts';
import { expectRefusal } from './refusals.ts';

describe('going back to a backup', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let panel: PageMessage;
  let told: PageMessage[];

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, match, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
    await settleOn(camp, thread, [first, second], 'D3');
    panel = await openPanel(first, thread);
    const before = posts(first, thread).length;
    await camp.bot.close();
    await restoreMatches({ ...openHouse(camp.store, SHELF), announce: () => undefined }, null);
    await camp.restart();
    await camp.settled();
    told = posts(first, thread).slice(before);
  });
  afterAll(() => camp.close());

  it('is told in the thread, with the board, to whoever is to act', () => {
    expect(told.map(({ content }) => content)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^⏪ \\*\\*Back to a backup\\*\\* \\(no\\. 1\\).*\\n+👉 .*<@${first.id}>: your move`,
          'u',
        ),
      ),
    ]);
    expect(told[0]?.pingedIds).toEqual([first.id]);
    expect(told[0]?.attachments).toHaveLength(1);
  });

  it('voids the buttons from before, and Play leads on', async () => {
    await expectRefusal(camp, {
      match,
      person: first,
      sentence: /^That question has been answered already/m,
      deed: () => first.select(panel, 'Choose …', ['turn.1.1.0:gather.1']),
    });
    const fresh = await openPanel(first, thread);
    const gathered = await first.select(fresh, 'Choose …', ['turn.1.1.0-r1:gather.1']);
    expect(gathered.text).toMatch(/^✅ .*gathers 1 stone/);
    expect(await say(camp, thread, second, 'log')).toContain('⏪ **Back to a backup** (no. 1)');
  });
});
