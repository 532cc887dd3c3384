import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, labelsOn, pitchCamp, posts, startMatch } from './camp.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;

describe.each([
  ['thread', 'markTogether'],
  ['dm', 'markTogether'],
  ['thread', 'transaction'],
  ['dm', 'transaction'],
] as const)(
  'somebody asked in three matches while it sleeps, pings: %s, where a process dies at %s',
  (pings, dies) => {
    let camp: Camp;
    let cedar: Person;
    let others: Person[];
    let threads: string[];

    beforeAll(async () => {
      camp = await pitchCamp({
        shelf: new Map([[edition.game.id, edition]]),
        at: new Date('2026-06-01T14:00:00+02:00'),
      });
      cedar = camp.sandbox.user('Cedar');
      others = ['Ash', 'Birch', 'Dune'].map((name) => camp.sandbox.user(name));
      await cedar.invoke('me', { zone: 'Europe/Berlin', pings }, { channel: 'tusk' });
      threads = [];
      for (const other of others)
        threads.push(await startMatch(camp, [other, cedar], 0, { pace: '3 days' }));
      // Each of them has moved by 23:30, when Cedar sleeps.
      await camp.passing(9.5 * HOUR);
    }, 60_000);
    afterAll(() => camp.close());

    /** What rang on Cedar's phone. */
    const rang = (): PageMessage[] => [
      ...threads
        .flatMap((thread) => posts(cedar, thread))
        .filter(({ pingedIds }) => pingedIds.includes(cedar.id)),
      ...cedar.dms(),
    ];
    const move = async (nth: number, person: Person): Promise<void> => {
      await say(camp, threads[nth] ?? '', person, 'pebbles take', { pebbles: '1' });
    };
    let before: number;
    beforeEach(async () => {
      before = rang().length;
      for (const [nth, other] of others.entries()) await move(nth, other);
    });

    it('is called once in the morning', async () => {
      expect(rang()).toHaveLength(before);
      await camp.passing(8 * HOUR);
      const hasRung = (): boolean => rang().length > before;
      const die = (): Promise<never> => {
        camp.amiss = {};
        return Promise.reject(new Error('The process died here.'));
      };
      // What was posted cannot be marked as said, or not even noted in any match.
      if (dies === 'markTogether') camp.amiss = { markTogether: die };
      else
        camp.amiss = {
          transaction: (work) => (hasRung() ? die() : camp.store.transaction(work)),
        };
      await camp.passing(HOUR);
      expect(camp.amiss).toEqual({});
      await camp.restart();
      await camp.passing(HOUR);
      const [call, ...more] = rang().slice(before);
      expect(more).toEqual([]);
      for (const thread of threads)
        expect(call?.channelId === thread || call?.content.includes(`<#${thread}>`)).toBe(true);
      // Its time runs in all of them.
      for (const id of [1, 2, 3]) {
        const { seats, clock } = (await camp.store.match(id)) ?? {};
        const seat = seats?.findIndex(({ user }) => user === cedar.id) ?? -1;
        expect(clock?.state).toMatchObject({
          hands: { [seat]: { reached: true, from: expect.any(Number) } },
        });
      }
      if (pings === 'thread') return;
      expect(call === undefined ? [] : labelsOn(call)).toHaveLength(3);
      for (const left of [2, 1, 0]) {
        await move(left, cedar);
        const now = cedar.dms().find(({ id }) => id === call?.id);
        expect(now === undefined ? [] : labelsOn(now)).toHaveLength(left);
        expect(now?.content).not.toContain(threads[left]);
      }
    });
  },
);
