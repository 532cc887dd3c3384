import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withMore } from '../../src/clock/seat-time.ts';
import { ownPace } from '../../src/clock/pace.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { askedSealed } from '../../src/match/loaded/asked.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { isForfeited } from '../../src/match/time/forfeited.ts';
import { withClocks } from '../../src/match/time/clock-row.ts';
import { load } from '../../src/match/loaded/load.ts';
import type { Press, User } from '../../src/match/app/press.ts';
import type { Motion } from '../../src/match/proposals/motion.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { reclaim } from '../../src/match/company/reclaim.ts';
import { standFor, wantSubstitute } from '../../src/match/company/substitute.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, cedar, type ClockApp, DAY, openClockApp } from './clock-app.ts';

const dune: User = { id: '4', name: 'Dune' };
const moss: User = { id: '9', name: 'Moss' };

describe('a seat that has been silent', () => {
  let there: ClockApp;
  let silent: User;
  let seat: number;
  let others: readonly User[];

  beforeEach(async () => {
    there = await openClockApp();
    await there.begin([ash, birch, cedar], { pace: ownPace(168, 168) });
    [silent, seat] = await there.asked();
    others = [ash, birch, cedar].filter(({ id }) => id !== silent.id);
  });
  afterEach(() => there.close());

  const first = (): User => others[0] ?? ash;
  const second = (): User => others[1] ?? ash;
  const moderator = (user: User): Press => ({ ...there.press(user), moderates: () => true });
  const put = (is: 'handOver' | 'substitute', user = first(), at = seat) =>
    move(there.app, there.press(user), 1, { is, seat: at });
  const open = async () => (await there.store.openProposals(1))[0];
  const say = async (user: User, what: 'accept' | 'decline', press = there.press(user)) =>
    (await answerProposal(there.app, press, (await open())?.id ?? 0, what)).did;
  const lost = async (): Promise<boolean> => {
    const row = await there.row();
    const one = row.seats[seat];
    return one !== undefined && isForfeited(row, one);
  };

  it('is nobody’s matter before seven days are over, nor anybody’s own', async () => {
    await there.passing(24 * 6.9);
    await expect(put('handOver')).rejects.toThrow(/7 days/u);
    await there.passing(24 * 0.2);
    await expect(put('handOver', silent)).rejects.toThrow(/your own seat/u);
    const other = (await there.row()).seats.find(({ user }) => user === second().id)?.seat ?? 0;
    await expect(put('handOver', first(), other)).rejects.toThrow(/7 days/u);
    expect(await put('handOver')).toBe('put');
    expect((await open())?.until?.getTime()).toBe(there.now + 3 * DAY);
  });

  it('is given to a computer player after three days by more than half of those who still answer, until its player is back', async () => {
    await there.passing(24 * 7.1);
    await put('handOver');
    expect(await say(second(), 'accept')).toBe('agreed');
    await there.passing(24 * 2.9);
    expect(await lost()).toBe(false);
    await there.passing(24 * 0.2);
    expect(await lost()).toBe(true);
    expect(await there.store.rulings(1)).toEqual([
      expect.objectContaining({
        by: first().id,
        agreed: [second().id],
        deed: { is: 'handOver', seat, from: silent.id, to: null },
      }),
    ]);
    await reclaim(there.app, there.press(silent), 1);
    expect((await there.row()).seats[seat]).toMatchObject({ heldBy: 'person' });
  });

  it('stays as it is where only half of them are for that, or one of them alone', async () => {
    await there.passing(24 * 7.1);
    await put('handOver');
    await there.passing(24 * 3.1);
    expect(await lost()).toBe(false);
    expect(await there.store.openProposals(1)).toEqual([]);
    await put('handOver');
    expect(await say(second(), 'decline')).toBe('declined');
    expect(await there.store.openProposals(1)).toEqual([]);
  });

  it('stays its player’s who plays on, or says so', async () => {
    await there.passing(24 * 7.1);
    await put('handOver');
    await say(second(), 'accept');
    await there.answer(silent);
    expect(await there.store.openProposals(1)).toEqual([]);
    await there.passing(24 * 3.1);
    expect(await lost()).toBe(false);
    expect(await there.store.rulings(1)).toEqual([]);
  });

  it('is its player’s to give at once', async () => {
    await there.passing(24 * 7.1);
    await put('substitute');
    expect(await say(silent, 'accept')).toBe('accepted');
    expect((await there.row()).seats[seat]?.wanted).toBe('');
  });

  it('gets a substitute looked for by the others', async () => {
    await there.passing(24 * 7.1);
    await put('substitute');
    await say(second(), 'accept');
    await there.passing(24 * 3.1);
    expect((await there.row()).seats[seat]).toMatchObject({ wanted: '', heldBy: 'person' });
    expect(await there.store.rulings(1)).toEqual([
      expect.objectContaining({ agreed: [second().id], deed: { is: 'substitute', seat } }),
    ]);
  });

  it('is looked for no more once its player plays on, unless that asked itself', async () => {
    await there.passing(24 * 7.1);
    await put('substitute');
    await say(second(), 'accept');
    await there.passing(24 * 3.1);
    await standFor(there.app, there.press(dune), 1, seat);
    await there.answer(silent);
    expect((await there.row()).seats[seat]?.wanted).toBeNull();
    await there.passing(24.1);
    expect((await there.row()).seats[seat]?.user).toBe(silent.id);
    await wantSubstitute(there.app, there.press(silent), 1, seat);
    while ((await there.asked())[1] !== seat) await there.answer((await there.asked())[0]);
    await there.answer(silent);
    expect((await there.row()).seats[seat]?.wanted).toBe('');
  });

  it('is left as it is by a moderator from outside, or given away at once, which is kept', async () => {
    await there.passing(24 * 7.1);
    await put('handOver');
    expect(await say(moss, 'decline', moderator(moss))).toBe('declined');
    await put('handOver');
    await expect(say(first(), 'decline', moderator(first()))).resolves.toBe('withdrawn');
    await put('handOver');
    const wanted: Motion = { is: 'handOver', seat };
    expect(await move(there.app, moderator(moss), 1, wanted)).toBe('ruled');
    expect(await there.store.openProposals(1)).toEqual([]);
    expect(
      (await there.store.rulings(1)).map(({ by, agreed, deed }) => [by, agreed, deed]),
    ).toEqual([
      [moss.id, null, { is: 'keep', seat }],
      [moss.id, null, { is: 'handOver', seat, from: silent.id, to: null }],
    ]);
  });

  it('is silent through more time, and time that does not count, as long as its player says nothing', async () => {
    const more = async (): Promise<void> => {
      const row = await there.row();
      const hands = clocksOf(row).map((one, at) => (at === seat ? withMore(one, there.now) : one));
      await there.store.transaction(async (transaction) => {
        if (row.clock !== null) await transaction.setClock(1, withClocks(row, hands));
      });
    };
    await there.passing(24 * 3);
    await more();
    await there.gone(24 * 5);
    await there.passing(24);
    await move(there.app, moderator(moss), 1, { is: 'pause', days: 4 });
    await there.gone(24 * 2);
    await there.passing(24 * 4);
    expect((await there.row()).halt).toBeNull();
    await there.passing(24);
    await sayAway(there.app, there.press(silent), { days: 3 });
    await there.passing(0);
    await there.passing(24 * 3);
    await there.passing(24 * 1.9);
    await expect(put('handOver')).rejects.toThrow(/7 days/u);
    await there.passing(24 * 0.2);
    expect(await put('handOver')).toBe('put');
  });

  it('is not silent by the time in which it was asked nothing', async () => {
    await there.close();
    there = await openClockApp();
    await there.begin([ash, birch, cedar], { pace: ownPace(96, 0), runOut: 'safe' });
    [silent, seat] = await there.asked();
    await there.passing(24 * 4.1);
    expect((await there.row()).seats[seat]?.owesSince).toBeNull();
    await there.passing(24 * 3.1);
    const other = [ash, birch, cedar].find(({ id }) => id !== silent.id) ?? ash;
    await expect(put('handOver', other)).rejects.toThrow(/7 days/u);
    while ((await there.row()).seats[seat]?.owesSince === null) await there.passing(6);
    await there.passing(24 * 3);
    expect(await put('handOver', other)).toBe('put');
  });

  it('is silent by a clock from before since when that was is kept', async () => {
    const stored = async (change: (hand: object) => object): Promise<void> => {
      const { clock } = await there.row();
      const state = z
        .looseObject({ hands: z.array(z.looseObject({ silent: z.unknown() })) })
        .parse(clock?.state);
      const hands = state.hands.map(({ silent: _kept, ...one }) => change(one));
      await there.store.transaction(async (transaction) => {
        if (clock !== null) await transaction.setClock(1, { ...clock, state: { ...state, hands } });
      });
    };
    await there.passing(24 * 6.9);
    await stored((one) => one);
    await there.gone(24);
    await expect(put('handOver')).rejects.toThrow(/7 days/u);
    await there.passing(24 * 0.2);
    expect(await put('handOver')).toBe('put');
    // Since a pause, also where nothing was asked then; it counts where something was missed.
    await stored((one) => ({ ...one, silent: there.now }));
    await there.passing(0);
    await expect(there.hand(seat)).resolves.toMatchObject({ missed: 0 });
    await stored((one) => ({ ...one, silent: there.now - 8 * DAY, missed: 1, from: there.now }));
    expect((await there.hand(seat)).silent).toEqual({ since: there.now - 8 * DAY, stood: null });
  });

  it('is not silent while its player is away, or the match is paused', async () => {
    await there.passing(24 * 7.1);
    await sayAway(there.app, there.press(silent), { days: 5 });
    await expect(put('handOver')).rejects.toThrow(/7 days/u);
  });
});

describe('a seat that is asked in secret', () => {
  it('goes to nobody for whom others looked, nor shows by that whether it has chosen', async () => {
    const there = await openClockApp(steadingEdition);
    await there.begin([ash, birch, cedar], { pace: ownPace(168, 168) });
    const isSecret = async () => askedSealed(await load(there.app, 1), 1);
    while (!(await isSecret())) await there.answer((await there.asked())[0]);
    const sought = async () => {
      const { seats } = await there.row();
      return { user: seats[1]?.user, isWanted: seats[1]?.wanted !== null };
    };
    const mod: Press = { ...there.press(moss), moderates: () => true };
    await move(there.app, mod, 1, { is: 'substitute', seat: 1 });
    await standFor(there.app, there.press(dune), 1, 1);
    for (const chooses of [false, true]) {
      if (chooses) await there.answer(birch);
      await there.passing(24.1);
      expect(await sought()).toEqual({ user: birch.id, isWanted: true });
    }
    for (const user of [ash, cedar]) await there.answer(user);
    expect(await isSecret()).toBe(false);
    expect(await sought()).toEqual({ user: birch.id, isWanted: false });
    await there.close();
  });

  it('is nobody’s matter, whether it has chosen or not', async () => {
    const there = await openClockApp(steadingEdition);
    await there.begin([ash, birch, cedar], { pace: ownPace(168, 168) });
    const isSecret = async (seat: number) => askedSealed(await load(there.app, 1), seat);
    const put = (seat: number) => move(there.app, there.press(cedar), 1, { is: 'handOver', seat });
    // Until all bid in secret.
    for (let answers = 0; !(await isSecret(0)) || !(await isSecret(1)); answers += 1) {
      expect(answers).toBeLessThan(200);
      await there.answer((await there.asked())[0]);
    }
    await there.answer(ash);
    await there.passing(24 * 7.1);
    for (const seat of [0, 1]) await expect(put(seat)).rejects.toThrow(/7 days/u);
    await there.close();
  });

  it('is nobody’s matter any more when that comes up', async () => {
    const there = await openClockApp(steadingEdition);
    await there.begin([ash, birch, cedar], { pace: ownPace(168, 168) });
    const people = [ash, birch, cedar];
    const isSecret = async (seat: number) => askedSealed(await load(there.app, 1), seat);
    let asked: readonly [User, number] = await there.asked();
    for (let answers = 0; answers < 200 && !(await isSecret(0)); answers += 1) {
      asked = await there.asked();
      const before = await there.row();
      await there.answer(asked[0]);
      if (!(await isSecret(0))) continue;
      // Back to before the last answer that leads to the secret ones.
      await there.goBack(before.sequence, asked[1]);
      break;
    }
    expect(await isSecret(0)).toBe(false);
    await there.passing(24 * 7.1);
    const [silent, seat] = asked;
    const other = people.find(({ id }) => id !== silent.id) ?? ash;
    await move(there.app, there.press(other), 1, { is: 'handOver', seat });
    expect(await there.store.openProposals(1)).toHaveLength(1);
    await there.answer(silent);
    expect(await isSecret(seat)).toBe(true);
    expect(await there.store.openProposals(1)).toEqual([]);
    await there.close();
  });
});
