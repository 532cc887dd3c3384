import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { think } from '../../src/ai/think.ts';
import { anyChoice, choiceNamed, nthChoice, someChoices } from '../../src/engine/choices.ts';
import { decisionsIn, ownDecision } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { answer } from '../../src/match/play/answer.ts';
import { history } from '../../src/match/loaded/history.ts';
import type { User } from '../../src/match/app/press.ts';
import { load } from '../../src/match/loaded/load.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { order } from '../../src/match/play/order.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { answerFor, ponder } from '../../src/match/play/ponder.ts';
import { topicOf } from '../../src/engine/topics.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { StandingOrder } from '../../src/presentation/orders.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { ash, birch, cedar, type ClockApp, openClockApp } from './clock-app.ts';

const pebbles: AnyEdition = pebblesEdition;
let there: ClockApp;
afterEach(() => there.close());

/** By what each answer of a match was made, and to which question. */
async function answers() {
  const row = await there.row();
  const { entries, matches } = await history(there.app, row);
  const game = [...there.app.shelf.values()][0]?.game;
  if (game === undefined) throw new Error('There is no game.');
  return entries.flatMap((entry, sequence) => {
    if (entry.kind === 'setup') return [];
    if (entry.kind !== 'answers') throw new Error(`Nobody was to make a ${entry.kind}.`);
    const before = matches[sequence - 1];
    return entry.answers.map(({ decision, seat, by, choice }) => {
      const asked =
        before === undefined
          ? undefined
          : decisionsIn(game, before).find((one) => one.id === decision);
      return {
        seat,
        by,
        choice,
        topic: asked === undefined ? '' : topicOf(asked),
        owed: asked?.owed,
      };
    });
  });
}

/** Has a computer player answer as often as it is to. Returns how much it has thought and did not answer. */
async function standIn(edition: AnyEdition): Promise<number> {
  let left = 0;
  for (;;) {
    const loaded = await load(there.app, 1);
    const asked = ponder(there.app, loaded);
    if (asked === null) return left;
    const chosen = think(edition, asked.thought);
    const after = await answerFor(there.app, asked, chosen, []);
    left += chosen.length - ((after?.match.sequence ?? 0) - loaded.match.sequence);
  }
}

/** Neither seat is to go to a computer player, however often its time runs out. */
async function keepSeats(): Promise<void> {
  const { clock } = await there.row();
  if (clock === null) throw new Error('It has a clock.');
  const text = JSON.stringify(clock.state).replaceAll(/"missed":\d/gu, '"missed":0');
  await there.store.transaction((transaction) =>
    transaction.setClock(1, { ...clock, state: JSON.parse(text) }),
  );
}

const takeSchema = z.object({ count: z.int() });

const shelf: readonly (readonly [string, AnyEdition])[] = [
  ['Stone Age', stoneAgeEdition],
  ['Tusk', tuskEdition],
];
describe('a computer player that stands in', () => {
  it.each(shelf)('answers in %s what was asked, and nothing that follows', async (_, edition) => {
    there = await openClockApp(edition);
    await there.begin([ash, birch], { runOut: 'computer' });
    let left = 0;
    let count = 0;
    for (let times = 0; times < 24; times += 1) {
      const asked = waitingFor(await load(there.app, 1)).map(topicOf);
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
      await keepSeats();
    }
    expect(left).toBeGreaterThan(0);
  });

  it('leaves what has one legal answer to itself, as nobody’s doing', async () => {
    there = await openClockApp();
    await there.begin([ash, birch]);
    const { id } = await there.row();
    const take = async (user: User, choice: string) => {
      await answer(there.app, there.press(user), id, [
        (loaded) => ({ decision: waitingFor(loaded)[0]?.id ?? '', choice }),
      ]);
    };
    for (let times = 0; times < 5; times += 1) await take(times % 2 === 0 ? ash : birch, 'take.2');
    await there.passing(1);
    await take(birch, 'take.1');
    expect((await answers()).slice(-2)).toMatchObject([
      { seat: 1, by: 'person' },
      { seat: 0, by: 'only', choice: 'take.1' },
    ]);
    expect((await there.row()).status).toBe('over');
  });

  it('does by an order what that is for', async () => {
    there = await openClockApp(stoneAgeEdition);
    await there.begin([ash, birch]);
    for (const user of [ash, birch]) {
      await order(there.app, there.press(user), 1, {
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

  /** Both have ordered what they take; Birch's order has something to say from the time on that is returned. */
  async function orderBoth() {
    let isTime = false;
    const take: StandingOrder<unknown, unknown> = {
      name: 'take',
      kinds: ['take'],
      values: ['one'],
      answer: (_value, { seat }, choices) => (seat === 0 || isTime ? nthChoice(choices, 0) : null),
    };
    const edition: AnyEdition = { ...pebbles, orders: [take] };
    there = await openClockApp(edition);
    await there.begin([ash, birch]);
    const given = { name: 'take', against: null, value: 'one' };
    for (const user of [ash, birch]) await order(there.app, there.press(user), 1, given);
    return { edition, speak: () => void (isTime = true) };
  }

  it('answers once, and what comes after that as was ordered', async () => {
    const { edition, speak } = await orderBoth();
    await there.passing(7 * 24);
    const before = (await answers()).length;
    speak();
    await standIn(edition);
    const made = (await answers()).slice(before).map(({ seat, by }) => ({ seat, by }));
    expect(made.slice(0, 3)).toEqual([
      { seat: 1, by: 'standIn' },
      { seat: 0, by: 'order' },
      { seat: 1, by: 'order' },
    ]);
    expect(made.slice(1).map(({ by }) => by)).not.toContain('standIn');
    expect(await there.hand(1)).toMatchObject({ out: false });
  });

  it.each(['computer', 'safe'] as const)(
    'uses no tool in Stone Age that is ordered to be kept, where the %s answers',
    async (runOut) => {
      there = await openClockApp(stoneAgeEdition);
      await there.begin([ash, birch], { runOut });
      for (const user of [ash, birch]) {
        for (const [name, value] of [
          ['place', 'tools'],
          ['tools', 'none'],
        ] as const) {
          await order(there.app, there.press(user), 1, { name, against: null, value });
        }
      }
      for (let times = 0; times < 40; times += 1) {
        await there.passing(7 * 24);
        await standIn(stoneAgeEdition);
        await keepSeats();
      }
      const used = (await answers()).filter(({ choice }) => choice.startsWith('use.'));
      expect(used.length).toBeGreaterThan(0);
      expect(new Set(used.map(({ by, choice }) => `${by} ${choice}`))).toEqual(
        new Set(['order use.none']),
      );
    },
  );

  it('gives nothing that it thought while the match was paused', async () => {
    there = await openClockApp();
    await there.begin([ash, birch]);
    await there.passing(7 * 24);
    const asked = ponder(there.app, await load(there.app, 1));
    if (asked === null) throw new Error('A computer player is to answer.');
    const chosen = think(pebbles, asked.thought);
    const moderator = { ...there.press(cedar), moderates: () => true };
    await move(there.app, moderator, 1, { is: 'pause', days: 5 });
    await answerFor(there.app, asked, chosen, []);
    expect(await answers()).toEqual([]);
    // When it goes on, who was late has a last part of its time.
    await there.passing(6 * 24);
    await standIn(pebbles);
    expect(await answers()).toEqual([]);
    await there.passing(7 * 24);
    await standIn(pebbles);
    expect(await answers()).toMatchObject([{ by: 'standIn' }]);
  });

  it('answers as was ordered where a seat was lost to the clock', async () => {
    const { edition, speak } = await orderBoth();
    const isPlayed = async () => (await there.row()).seats[1]?.heldBy === 'person';
    for (let times = 0; times < 12 && (await isPlayed()); times += 1) {
      await standIn(edition);
      await there.passing(7 * 24);
    }
    expect(await isPlayed()).toBe(false);
    // The computer player answers what its time was over for, and what comes after that is ordered.
    speak();
    const before = (await answers()).length;
    await standIn(edition);
    const made = (await answers()).slice(before);
    expect(made.filter(({ seat }) => seat === 1).map(({ by }) => by)).toContain('order');
  });

  it('spends nothing that is scarce, and thinks about the rest anew', async () => {
    const takesTwo: AnyEdition = {
      ...pebbles,
      spends: (action) => takeSchema.parse(action).count === 2,
    };
    there = await openClockApp(takesTwo);
    await there.begin([ash, birch]);
    await there.passing(7 * 24);
    const asked = ponder(there.app, await load(there.app, 1));
    if (asked === null) throw new Error('A computer player is to answer.');
    const two = { decision: asked.decision, choice: 'take.2' };
    await answerFor(there.app, asked, [two], []);
    expect(await answers()).toMatchObject([{ by: 'standIn', choice: 'take.1' }]);
  });

  it.each(shelf)('spends nothing that is scarce in %s, whatever it thinks', async (_, edition) => {
    const { game } = edition;
    there = await openClockApp(edition);
    await there.begin([ash, birch], { runOut: 'computer' });
    const random = namedRandom('wasteful');
    let [wasted, followed] = [0, 0];
    for (let times = 0; times < 150 && wasted < 3; times += 1) {
      const loaded = await load(there.app, 1);
      const asked = ponder(there.app, loaded);
      if (asked === null) {
        await there.passing(7 * 24);
        await keepSeats();
        continue;
      }
      const own = ownDecision(game, loaded.match, asked.decision);
      if (own === undefined) throw new Error(`Nobody is asked ${asked.decision}.`);
      const choices = game.choices(loaded.match.state, own);
      const some = someChoices(choices, 200, random);
      const wasteful = some.find(({ action }) => edition.spends?.(action, own.seat) === true);
      if (wasteful !== undefined) wasted += 1;
      // Whoever has gathered has something to spend in a hunt.
      const does = times < 30 ? 'gather.' : 'hunt.';
      const likely = some.find(({ key }) => key.startsWith(does));
      const { key } = wasteful ?? likely ?? anyChoice(choices, random);
      const before = (await answers()).length;
      const chosen = [{ decision: own.id, choice: key }];
      // What would follow, had that been spent.
      const then =
        wasteful === undefined || own.sealed
          ? null
          : game.apply(loaded.match.state, [{ decision: own, action: wasteful.action }], random);
      const next = then === null ? [] : game.decisions(then.state);
      for (const one of next.filter(({ seat, owed }) => owed && seat === own.seat)) {
        const [first] = someChoices(game.choices(then?.state, one), 2, random);
        if (first !== undefined) chosen.push({ decision: one.id, choice: first.key });
      }
      await answerFor(there.app, asked, chosen, []);
      if (wasteful === undefined) continue;
      const made = (await answers()).slice(before).filter(({ by }) => by === 'standIn');
      expect(made).toMatchObject([{ seat: own.seat }]);
      const given = choiceNamed(choices, made[0]?.choice ?? '');
      expect(given === null || edition.spends?.(given.action, own.seat)).toBe(false);
      if (chosen.length > 1) followed += 1;
    }
    expect(followed).toBeGreaterThan(0);
    expect(wasted).toBe(3);
  });
});
