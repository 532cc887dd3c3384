import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherCrowd } from '../../bench/bot/crowd.ts';
import { SHELF } from '../../src/games/index.ts';
import { type Asked } from '../store/counted.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { openMemoryStore } from '../store/memory.ts';
import { kept } from '../store/kept.ts';
import { type Camp, pitchCamp, startMatch } from './camp.ts';

/**
 * What a press may cost at most, in the mean of a match, with what computer players and posts cost that come of it. A
 * feature that needs more says so here. Four of the statements are the clock's, which is looked at after each press here.
 * The fewer presses only open or read something, which cost least, the dearer is the mean: this match has 43 presses and 665
 * statements.
 */
const MOST = {
  statements: 16.2,
  transactions: 1.35,
  views: 9,
  trials: 22,
  requests: 4.1,
  pictures: 1.5,
} as const;

describe('a press, in the mean of those of a match of two people and two computers', () => {
  const asked: Asked = { statements: 0, transactions: 0 };
  let [views, trials] = [0, 0];
  let camp: Camp;

  beforeAll(async () => {
    const shelf = new Map(
      [...SHELF].map(([name, edition]) => {
        const { game } = edition;
        const counting = {
          ...game,
          view: (...of: Parameters<typeof game.view>) => {
            views += 1;
            return game.view(...of);
          },
          apply: (...of: Parameters<typeof game.apply>) => {
            trials += 1;
            return game.apply(...of);
          },
        };
        return [name, { ...edition, game: counting }];
      }),
    );
    camp = await pitchCamp({
      shelf,
      mind: mindAtOnce(() => SHELF),
      store: () => openMemoryStore(kept('tar'), asked),
    });
  }, 60_000);
  afterAll(() => camp.close());

  it('asks for little', { timeout: 120_000 }, async () => {
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, [ash, birch], 2);
    const crowd = gatherCrowd(camp.sandbox, [
      { person: ash, thread },
      { person: birch, thread },
    ]);
    camp.sandbox.requests.clear();
    const before = { ...asked, views, trials };
    let pressed = 0;
    // To the end of it, where everybody waits.
    while (crowd.act()) {
      pressed += 1;
      await crowd.calm();
      await camp.settled();
    }
    expect(crowd.faults).toEqual([]);
    expect(pressed).toBeGreaterThan(40);
    const { all } = camp.sandbox.requests;
    const came = {
      statements: asked.statements - before.statements,
      transactions: asked.transactions - before.transactions,
      views: views - before.views,
      trials: trials - before.trials,
      requests: all.length,
      pictures: all.reduce((sum, { files }) => sum + files.length, 0),
    };
    const mean = Object.fromEntries(
      Object.entries(came).map(([what, many]) => [what, many / pressed]),
    );
    for (const [what, most] of Object.entries(MOST))
      expect(mean[what], what).toBeLessThanOrEqual(most);
  });
});
