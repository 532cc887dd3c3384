import { afterEach, describe, expect, it } from 'vitest';
import { think } from '../../src/ai/think.ts';
import { nthChoice } from '../../src/engine/choices.ts';
import { decisionsIn } from '../../src/engine/match.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { history } from '../../src/match/history.ts';
import { load } from '../../src/match/load.ts';
import { order } from '../../src/match/ordering.ts';
import { waitingFor } from '../../src/match/owed.ts';
import { answerFor, ponder } from '../../src/match/ponder.ts';
import { topicOf } from '../../src/match/save.ts';
import { openThinker } from '../../src/match/thinker.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { StandingOrder } from '../../src/presentation/orders.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { ash, birch, type ClockHouse, openClockHouse } from './clock-house.ts';

const pebbles: AnyEdition = pebblesEdition;
let there: ClockHouse;
afterEach(() => there.close());

/** By what each answer of a match was made, and to which question. */
async function answers() {
  const row = await there.row();
  const { entries, matches } = await history(there.house, row);
  const game = [...there.house.shelf.values()][0]?.game;
  if (game === undefined) throw new Error('There is no game.');
  return entries.flatMap((entry, sequence) => {
    if (entry.kind === 'setup') return [];
    if (entry.kind !== 'answers') throw new Error(`Nobody was to make a ${entry.kind}.`);
    const before = matches[sequence - 1];
    return entry.answers.map(({ decision, seat, by }) => {
      const asked =
        before === undefined
          ? undefined
          : decisionsIn(game, before).find((one) => one.id === decision);
      return { seat, by, topic: asked === undefined ? '' : topicOf(asked), owed: asked?.owed };
    });
  });
}

/** Has a computer player answer as often as it is to. Returns how much it has thought and did not answer. */
async function standIn(edition: AnyEdition): Promise<number> {
  let left = 0;
  for (;;) {
    const loaded = await load(there.house, 1);
    const asked = ponder(there.house, loaded);
    if (asked === null) return left;
    const chosen = think(edition, asked.thought);
    const after = await answerFor(there.house, asked, chosen, []);
    left += chosen.length - ((after?.match.sequence ?? 0) - loaded.match.sequence);
  }
}

const shelf: readonly (readonly [string, AnyEdition])[] = [
  ['Stone Age', stoneAgeEdition],
  ['Tusk', tuskEdition],
];
describe('a computer player that stands in', () => {
  it.each(shelf)('answers in %s what was asked, and nothing that follows', async (_, edition) => {
    there = await openClockHouse(edition);
    await there.begin([ash, birch], { runOut: 'computer' });
    let left = 0;
    let count = 0;
    for (let times = 0; times < 24; times += 1) {
      const asked = waitingFor(await load(there.house, 1)).map(topicOf);
      await there.passing(7 * 24);
      left += await standIn(edition);
      const all = await answers();
      const made = all.slice(count);
      count = all.length;
      expect(made.length).toBeGreaterThan(0);
      for (const one of made) {
        if (one.by !== 'standIn') continue;
        expect(asked).toContain(one.topic);
        expect(one.owed).toBe(true);
      }
      // Neither seat is to go to a computer player.
      const { clock } = await there.row();
      if (clock === null) throw new Error('It has a clock.');
      const text = JSON.stringify(clock.state).replaceAll(/"missed":\d/gu, '"missed":0');
      await there.store.transaction((transaction) =>
        transaction.setClock(1, { ...clock, state: JSON.parse(text) }),
      );
    }
    expect(left).toBeGreaterThan(0);
  });

  it('does by an order what that is for', async () => {
    there = await openClockHouse(stoneAgeEdition);
    await there.begin([ash, birch]);
    for (const user of [ash, birch]) {
      await order(there.house, there.press(user), 1, {
        name: 'place',
        against: null,
        value: 'computer',
      });
    }
    await standIn(stoneAgeEdition);
    const made = await answers();
    expect(made.filter(({ by }) => by === 'order').length).toBeGreaterThan(3);
    expect(made.every(({ by, topic }) => by !== 'order' || / place/u.test(topic))).toBe(true);
  });

  it('answers as was ordered where a seat was lost to the clock', async () => {
    let isTime = false;
    const take: StandingOrder<unknown, unknown> = {
      name: 'take',
      kinds: ['take'],
      values: ['one'],
      answer: (_value, { seat }, choices) => (seat === 0 || isTime ? nthChoice(choices, 0) : null),
    };
    const edition: AnyEdition = { ...pebbles, orders: [take] };
    there = await openClockHouse(edition);
    await there.begin([ash, birch]);
    const given = { name: 'take', against: null, value: 'one' };
    for (const user of [ash, birch]) await order(there.house, there.press(user), 1, given);
    const isPlayed = async () => (await there.row()).seats[1]?.heldBy === 'person';
    for (let times = 0; times < 12 && (await isPlayed()); times += 1) {
      await standIn(edition);
      await there.passing(7 * 24);
    }
    expect(await isPlayed()).toBe(false);
    // The computer player answers what its time was over for, and what comes after that is ordered.
    isTime = true;
    const before = (await answers()).length;
    await standIn(edition);
    const made = (await answers()).slice(before);
    expect(made.filter(({ seat }) => seat === 1).map(({ by }) => by)).toContain('order');
  });

  it('spends nothing that is scarce', async () => {
    there = await openClockHouse({ ...pebblesEdition, spares: ['take'] });
    await there.begin([ash, birch]);
    await there.passing(7 * 24);
    const thinker = openThinker({
      house: there.house,
      mind: {
        choose: () => Promise.reject(new Error('Nobody was to think.')),
        judge: () => Promise.resolve(null),
        playSample: () => Promise.resolve([]),
        close: () => Promise.resolve(),
      },
      wait: () => new Promise(() => undefined),
      fellBack: (_match, _thought, error) => there.troubles.push(error),
      noSample: () => undefined,
      failed: (_, error) => there.troubles.push(error),
    });
    await thinker.think(1, null);
    await thinker.close();
    expect(there.troubles).toEqual([]);
    expect((await answers()).map(({ by }) => by)).toEqual(['standIn']);
  });
});
