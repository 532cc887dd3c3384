import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awakeBetween, isAwake } from '../../src/clock/hours.ts';
import { ownPace } from '../../src/clock/pace.ts';
import type { CallStage } from '../../src/clock/seat-time.ts';
import type { PostContext } from '../../src/discord/context.ts';
import { deliver } from '../../src/discord/posted/deliver.ts';
import type { Seat } from '../../src/engine/game.ts';
import { decisionsIn } from '../../src/engine/match.ts';
import { topicsOf } from '../../src/engine/topics.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { noticeOf } from '../../src/match/app/notice.ts';
import type { User } from '../../src/match/app/press.ts';
import { Refused } from '../../src/match/app/refused.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { load } from '../../src/match/loaded/load.ts';
import { pauseIn, resumeIn } from '../../src/match/moderation/pause.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { hoursOf, sayDay } from '../../src/match/stored/person.ts';
import { mayBeTold } from '../../src/match/time/calls.ts';
import { dueOf } from '../../src/match/time/clock.ts';
import { haltOf } from '../../src/match/time/halt.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { item } from '../../src/parts/item.ts';
import type { OutboxRow } from '../../src/store/store.ts';
import { type Rung, ringingDiscord } from '../discord/ringing.ts';
import { triesAll } from '../lot.ts';
import { dotPainter } from '../e2e/dots.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { type ClockApp, HOUR, openClockApp } from './clock-app.ts';

const SEATS = [0, 1];
/** The hours in which a question is to be answered. */
const ALLOWED = 24;

/** What happens in a match, by the player of a seat or to it. */
const STEPS = [
  ...(['answer', 'answer', 'answer', 'undo', 'pause', 'resume', 'restart'] as const),
  ...(['sleep', 'wake', 'away', 'back', 'DMs', 'pings', 'an hour', 'a night', 'a day'] as const),
] as const;
const step = fc.record({ seat: fc.constantFrom(...SEATS), does: fc.constantFrom(...STEPS) });
type Step = Readonly<{ seat: Seat; does: (typeof STEPS)[number] }>;

let there: ClockApp;
let runs = 0;
const { rung, rest } = ringingDiscord();
beforeAll(async () => {
  there = await openClockApp(steadingEdition);
});
afterAll(() => there.close());

const minute = (hours: number): number => {
  const at = new Date(there.now + hours * HOUR);
  return at.getUTCHours() * 60 + at.getUTCMinutes();
};

/** A match of two, in which all that is said is delivered, and each call is counted. */
async function begin() {
  runs += 1;
  const people = SEATS.map((seat): User => ({ id: `4${runs}00${seat}`, name: `Player ${seat}` }));
  const match = await there.begin(people, { pace: ownPace(ALLOWED, 0), runOut: 'safe' });
  const parts = { app: there.app, painter: dotPainter(), log: pino({ level: 'silent' }), rest };
  const directs = new Map<string, string>();
  const livePosts: PostContext['livePosts'] = new Map();
  const row = async () => {
    const found = await there.store.match(match);
    if (found === null) throw new Error('There is no match.');
    return found;
  };
  const users = (await row()).seats.map(({ user, name }): User => ({ id: user ?? '', name }));

  /** What each player was told of its question; and of the same before it was taken back, or the match stood still. */
  const told = SEATS.map((): CallStage[] => []);
  const heard = SEATS.map((): CallStage[] => []);
  const ever = new Map<string, CallStage[]>();
  const asked = SEATS.map(() => '');
  let era = 0;
  let known = 0;

  /** Looks who is asked something new. Who has pressed sees that on its panel. */
  async function look(presser: Seat | null): Promise<void> {
    const { match: now, edition } = await load(there.app, match);
    const owed = decisionsIn(edition.game, now).filter((one) => one.owed);
    for (const seat of SEATS) {
      const topics = topicsOf(owed, seat);
      if (topics === asked[seat] && era === known) continue;
      const before = item(asked, seat);
      ever.set(before, [...(ever.get(before) ?? []), ...item(told, seat)]);
      heard[seat] = ever.get(topics) ?? [];
      told[seat] = seat === presser ? ['asked'] : [];
      asked[seat] = topics;
    }
    known = era;
  }

  /** Counts whom a message calls. */
  async function count(of: OutboxRow, said: readonly Rung[]): Promise<void> {
    const notice = of.match === match ? noticeOf(of) : null;
    if (notice === null || !['turn', 'resumed', 'secret', 'reminder'].includes(notice.kind)) return;
    const stage = notice.kind === 'reminder' ? notice.stage : 'asked';
    for (const [seat, { id }] of users.entries()) {
      if (!said.some((one) => one.users.includes(id))) continue;
      const person = await there.store.person(id);
      expect(isAwake(hoursOf(person), there.now), `${seat} is awake`).toBe(true);
      const isBack = person.awayUntil === null || person.awayUntil.getTime() <= there.now;
      expect(isBack || stage === 'late', `${seat} is there`).toBe(true);
      expect(told[seat], `${seat} is told ${stage} by a ${notice.kind}`).not.toContain(stage);
      told[seat]?.push(stage);
    }
  }

  async function deliverAll(): Promise<void> {
    for (;;) {
      const rows = await there.store.claimOutbox(new Date(there.now), 60_000, 10);
      if (rows.length === 0) return;
      for (const one of rows) {
        const before = rung.length;
        const about = one.match === null ? null : await there.store.match(one.match);
        const posted = await deliver({ ...parts, directs, livePosts }, one, about);
        await count(one, rung.slice(before));
        await there.store.markTogether([one], new Date(there.now), posted, livePosts);
        livePosts.clear();
      }
    }
  }

  const keeper = { one: there.keeper() };
  async function pass(hours: number, isThere = true): Promise<void> {
    there.now += hours * HOUR;
    if (isThere) await there.store.notePulse(new Date(there.now));
    const { sequence } = await row();
    await keeper.one.look();
    // Where the time of others is over, the turn calls whom it waits for now.
    if ((await row()).sequence !== sequence) era += 1;
    await look(null);
    await deliverAll();
  }

  const changing = (change: 'pause' | 'resume'): Promise<void> =>
    there.store.transaction(async (transaction) => {
      const at = await transaction.lockMatch(match);
      if (at === null || (haltOf(at) === null) !== (change === 'pause')) return;
      const locked = { app: there.app, transaction, row: at };
      if (change === 'pause') await pauseIn(locked, 2, null);
      else await resumeIn(locked, null);
    });

  async function restart(): Promise<void> {
    await keeper.one.close();
    // What it was about to say is taken up by the next one.
    await there.store.claimOutbox(new Date(there.now), 1, 1);
    keeper.one = there.keeper();
    await pass(1, false);
  }

  async function does(what: Step['does'], seat: Seat): Promise<void> {
    const { app } = there;
    const user = item(users, seat);
    const press = there.press(user);
    const day = { zone: null, wakes: null, sleeps: null, pings: null, wantsUpNextPing: null };
    const sleeps = (from: number, to: number) =>
      sayDay(app, press, { ...day, zone: 'UTC', sleeps: minute(from), wakes: minute(to) });
    if (what === 'answer') await there.answer(user, match);
    else if (what === 'undo') {
      if ((await takeBackOrAsk(app, press, match)).did === 'taken back') era += 1;
    } else if (what === 'pause' || what === 'resume') {
      await changing(what);
      era += 1;
    } else if (what === 'restart') await restart();
    else if (what === 'sleep') await sleeps(0, 8);
    else if (what === 'wake') await sleeps(14, 22);
    else if (what === 'away' || what === 'back')
      await sayAway(app, press, { days: what === 'away' ? 1 : 0 });
    else if (what === 'DMs' || what === 'pings')
      await sayDay(app, press, { ...day, pings: what === 'DMs' ? 'dm' : 'thread' });
    else await pass({ 'an hour': 1, 'a night': 8, 'a day': 13 }[what]);
    await look(what === 'answer' || what === 'undo' ? seat : null);
  }

  /** Has something done, a second after what was before, that may be refused. */
  async function doing({ does: what, seat }: Step): Promise<void> {
    there.now += 1_000;
    await does(what, seat).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  }

  /** Whoever owes an answer and may be called knows it, and what of its time is over. */
  async function expectCalled(): Promise<void> {
    const at = await row();
    const owed = waitingFor(await load(there.app, match));
    const now = new Date(there.now);
    for (const seat of SEATS) {
      const isOwed = owed.some((one) => one.seat === seat) && at.seats[seat]?.heldBy === 'person';
      if (!isOwed || at.status !== 'running' || haltOf(at) !== null) continue;
      if (!mayBeTold(at, seat, now)) continue;
      const knows = [...item(heard, seat), ...item(told, seat)];
      const one = item(clocksOf(at), seat);
      expect(knows, `${seat} is called`).not.toEqual([]);
      expect(one.reached, `${seat} is reached`).toBe(true);
      const end = dueOf(at, seat)?.last.getTime() ?? null;
      if (end === null) continue;
      const left = awakeBetween(one.hours ?? null, there.now, end) / HOUR / ALLOWED;
      if (left < 0.1) expect(knows, `${seat} is late`).toContain('late');
      else if (left < 0.5) expect(knows.some((stage) => stage !== 'asked')).toBe(true);
    }
  }

  async function end(): Promise<void> {
    const { clock } = await row();
    await there.end();
    if (clock !== null)
      await there.store.transaction((to) => to.setClock(match, { ...clock, runAt: null }));
  }

  await deliverAll();
  await look(null);
  for (const one of told) one.push('asked');
  return { doing, pass, expectCalled, end };
}

describe('whoever owes an answer', () => {
  it('is called once by each stage, awake and there, whatever happens meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        const play = await begin();
        try {
          for (const one of steps) await play.doing(one);
          // What calls somebody anew is looked for after ten minutes.
          for (let minutes = 0; minutes < 12; minutes += 4) await play.pass(4 / 60);
          await play.expectCalled();
        } finally {
          await play.end();
        }
      }),
      // The same each time: what another seed finds is to be looked at, and holds nobody up meanwhile.
      { numRuns: triesAll ? 40 : 5, seed: Number(process.env['SEED'] ?? 1) },
    );
  });
});
