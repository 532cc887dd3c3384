import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPace, PACES } from '../../src/clock/pace.ts';
import { toldAsked } from '../../src/clock/seat-time.ts';
import { anyChoice } from '../../src/engine/choices.ts';
import { decisionsIn } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { takeBackTogether } from '../../src/match/agreement/take-back.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import type { Locked } from '../../src/match/app/locked.ts';
import { noticeOf } from '../../src/match/app/notice.ts';
import { askedInSecret, waitingFor } from '../../src/match/loaded/asked.ts';
import { load, loadRow } from '../../src/match/loaded/load.ts';
import { give, beginUpdate } from '../../src/match/loaded/update.ts';
import { tickLocked } from '../../src/match/due/tick.ts';
import { save } from '../../src/match/play/save.ts';
import type { Decision } from '../../src/engine/game.ts';
import { seatsOf } from '../../src/engine/topics.ts';
import { clockWith } from '../../src/match/time/clock.ts';
import { type OwedCall, owedCalls } from '../../src/match/time/owed-calls.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { clockUntold } from '../../src/match/time/standstill.ts';
import { type Terms, USUAL_TERMS } from '../../src/match/time/terms.ts';
import type { MatchRow, PersonRow } from '../../src/store/store.ts';
import { item } from '../../src/parts/item.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, type ClockApp, DAY, HOUR, openClockApp } from './clock-app.ts';

const [ASH, BIRCH] = [0, 1];
const TERMS: Terms = { ...USUAL_TERMS, pace: ownPace(24, 0), runOut: 'vote' };

/** What keeps Ash from being called, from now on. */
interface Absence {
  readonly person?: (now: Date) => Partial<PersonRow>;
  readonly terms?: Partial<Terms>;
  /** The match after its question was put. */
  readonly after?: (row: MatchRow, now: Date) => MatchRow;
}

const minute = (at: Date): number => at.getUTCHours() * 60 + at.getUTCMinutes();
const asleep = (now: Date) => ({
  zone: 'UTC',
  wakes: (minute(now) + 10 * 60) % (24 * 60),
  sleeps: minute(now),
});
const away = (now: Date) => ({
  awayUntil: new Date(now.getTime() + 3 * DAY),
  restSince: now,
  restsUntil: new Date(now.getTime() + 3 * DAY),
  restYear: 2026,
  restDays: 3,
});
const ABSENCES = {
  awake: {},
  'asleep for 10 h': { person: asleep },
  'asleep for 10 h, live': { person: asleep, terms: { pace: PACES.live } },
  'away for 72 h, clocks rest': { person: away },
  'away for 72 h, clocks run': { person: away, terms: { rests: false } },
  'wants DMs': { person: () => ({ pings: 'dm' }) },
  'wants one DM a day': { person: () => ({ pings: 'digest' }) },
  'wants nothing': { person: () => ({ pings: 'none' }) },
  'in a match that cannot be told': {
    after: (row, now) => ({ ...row, clock: clockUntold(row, now, now) }),
  },
  'in a match that is paused': {
    after: (row, now) => ({ ...row, halt: { is: 'paused', until: now.getTime() + DAY } }),
  },
} as const satisfies Record<string, Absence>;

type Calls = Partial<Record<keyof typeof ABSENCES, string>>;

const OPENLY = {
  awake: 'post, half by ping 12 h, late by ping 21.6 h',
  'asleep for 10 h': 'asked by ping 10 h, half by ping 22 h, late by ping 41.6 h',
  'away for 72 h, clocks run': 'late by ping 21.6 h',
  'wants DMs': 'asked by dm at once, half by dm 12 h, late by dm 21.6 h',
  'in a match that cannot be told': 'post',
  'in a match that is paused': 'post',
} as const satisfies Calls;

/**
 * What calls Ash to a question that it does not answer: first what is put out with the question, or what it is owed;
 * then, once that has reached it, what it is owed after that.
 * Where nothing stands, nothing calls it.
 */
const TABLE = {
  'with others': OPENLY,
  'as the last for whom all wait': {
    awake: 'half by ping 2.4 h, late by ping 21.6 h',
    'asleep for 10 h': 'half by ping 12.4 h, late by ping 41.6 h',
    'away for 72 h, clocks run': 'late by ping 21.6 h',
    'wants DMs': 'half by dm 2.4 h, late by dm 21.6 h',
  },
  'alone in the thread': OPENLY,
  'again, as it was undone after 13 h': {
    awake: 'post, late by ping 8.6 h',
    'asleep for 10 h': 'asked by ping 10 h, late by ping 18.6 h',
    'away for 72 h, clocks run': 'late by ping 8.6 h',
    'wants DMs': 'asked by dm at once, late by dm 8.6 h',
    'in a match that cannot be told': 'post',
    'in a match that is paused': 'post',
  },
  'in secret': {
    awake: 'secret DM, half by dm 12 h, late by dm 21.6 h',
    'asleep for 10 h': 'asked by secret 10 h, half by dm 22 h, late by dm 41.6 h',
    'asleep for 10 h, live': 'asked by secret 10 h',
    'away for 72 h, clocks rest': 'asked by secret 72 h',
    'away for 72 h, clocks run': 'late by dm 21.6 h, asked by secret 72 h',
    'wants DMs': 'secret DM, half by dm 12 h, late by dm 21.6 h',
    'in a match that cannot be told': 'secret DM',
    'in a match that is paused': 'secret DM',
  },
  'too late, as the others vote': {},
} as const satisfies Record<string, Calls>;

let there: ClockApp;
beforeAll(async () => {
  there = await openClockApp(steadingEdition);
  await there.begin([ash, birch], TERMS);
});
afterAll(() => there.close());

const hours = (at: number): string => `${Math.round((at - there.now) / (HOUR / 100)) / 100} h`;

const sayCall = ({ stage, method, from }: OwedCall): string =>
  method === 'none' ? '' : `${stage} by ${method} ${from <= there.now ? 'at once' : hours(from)}`;

/** How a seat is called, as the row of the table says it; it may be told with what asks it. */
function sayCalls(row: MatchRow, isSecret: boolean, putOut: string | null): string {
  const now = new Date(there.now);
  const one = item(clocksOf(row), ASH);
  const [call, ...others] = owedCalls(row, ASH, one, now, isSecret);
  if (call === undefined) return putOut ?? 'nothing';
  if (one.reached) return sayAll([call, ...others].map(sayCall));
  const isCalled = putOut !== null || call.method !== 'none';
  const at = putOut === null && !call.isOnItsWay ? new Date(call.from) : now;
  const told = isCalled ? toldAsked(one) : one.told;
  const knows = { ...one, reached: true, uncalled: one.uncalled && !isCalled, told };
  const clocks = clocksOf(row).map((each, seat) => (seat === ASH ? knows : each));
  const later = { ...row, clock: clockWith(row, clocks, at) };
  const after = owedCalls(later, ASH, item(clocksOf(later), ASH), at, isSecret);
  return sayAll([putOut ?? sayCall(call), ...after.map(sayCall)]);
}

const sayAll = (said: readonly string[]): string =>
  said.filter((one) => one !== '').join(', ') || 'nothing';

const UNDONE = new Error('All of it is taken back.');

/** Has something done that asks Ash, who is absent so, says how it is called, and takes all of it back. */
async function trying(
  { person, terms, after: made }: Absence,
  asking: (locked: Locked) => Promise<Loaded>,
): Promise<string> {
  let said = '';
  // What called before has been told.
  await there.said();
  const doing = there.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(1);
    if (row === null) throw new Error('There is no match.');
    const now = new Date(there.now);
    const people = row.people.map((one) =>
      one.id === ash.id ? { ...one, ...person?.(now) } : one,
    );
    const absent = { ...row, people, terms: { ...TERMS, ...terms } };
    const after = await asking({ app: there.app, transaction, row: absent });
    const notices = (await transaction.undelivered(1)).map(noticeOf);
    const isPosted = notices.some((one) => one?.kind === 'turn' && one.ping.includes(ASH));
    const isToldBy = clocksOf(after.row)[ASH]?.told !== 'nothing';
    const isDm = notices.some((one) => one?.kind === 'secret' && one.seat === ASH);
    const isSecret = askedInSecret(after, ASH);
    const putOut = isDm ? 'secret DM' : isPosted && isToldBy && !isSecret ? 'post' : null;
    said = sayCalls(made?.(after.row, now) ?? after.row, isSecret, putOut);
    throw UNDONE;
  });
  await doing.catch((error: unknown) => {
    if (error !== UNDONE) throw error;
  });
  return said;
}

/** What a seat is to answer next, and what it answers. */
function nextOf({ match, edition }: Loaded, of: number) {
  const { game } = edition;
  const decision = waitingFor({ match, edition }).find(({ seat }) => seat === of);
  const at = decisionsIn(game, match).findIndex(({ id }) => id === decision?.id);
  const own = game.decisions(match.state)[at];
  if (decision === undefined || own === undefined) return null;
  const { key } = anyChoice(game.choices(match.state, own), namedRandom('any'));
  return { decision: decision.id, choice: key };
}

/** Has Birch answer. */
async function answering({ app, transaction, row }: Locked): Promise<Loaded> {
  const update = beginUpdate(app, loadRow(app, row), transaction, [BIRCH]);
  const given = nextOf(update.loaded, BIRCH);
  if (given !== null) give(update, { seat: BIRCH, by: 'person' }, given);
  return save(update);
}

/** Has Ash’s last answer taken back. */
async function undoing({ app, transaction, row }: Locked): Promise<Loaded> {
  const update = beginUpdate(app, loadRow(app, row), transaction, [BIRCH]);
  await takeBackTogether(update, row.sequence - 1, BIRCH);
  return save(update);
}

/** Has the clock do what is due. */
async function ticking(locked: Locked): Promise<Loaded> {
  await tickLocked(locked);
  const row = await locked.transaction.lockMatch(1);
  return loadRow(locked.app, row ?? locked.row);
}

/** Plays on until an answer of Birch asks what is meant. */
async function untilAsked(isMeant: (asked: readonly Decision[]) => boolean): Promise<void> {
  for (let answers = 0; answers < 60; answers += 1) {
    const before = waitingFor(await load(there.app, 1));
    let asked: readonly Decision[] = [];
    if (before.every(({ seat }) => seat === BIRCH))
      await trying({}, async (locked) => {
        const after = await answering(locked);
        asked = waitingFor(after);
        return after;
      });
    if (isMeant(asked)) return;
    await there.answer(before.some(({ seat }) => seat === ASH) ? ash : birch);
    await there.row();
  }
  throw new Error('That is never asked.');
}

const isOf = (asked: readonly Decision[], seats: string, sealed = false): boolean =>
  seatsOf(asked)
    .toSorted((a, b) => a - b)
    .join() === seats && asked.every((one) => one.sealed === sealed);

/** How Ash comes to be asked, in the order in which the match comes to that. */
const ASKING = {
  'with others': async () => {
    await untilAsked((asked) => isOf(asked, '0,1'));
    return answering;
  },
  'as the last for whom all wait': async () => {
    await there.answer(birch);
    await there.row();
    return answering;
  },
  'alone in the thread': async () => {
    await untilAsked((asked) => isOf(asked, '0'));
    return answering;
  },
  'again, as it was undone after 13 h': async () => {
    await there.answer(birch);
    await there.passing(13);
    await there.answer(ash);
    await there.row();
    return undoing;
  },
  'in secret': async () => {
    await untilAsked((asked) => isOf(asked, '0,1', true));
    return answering;
  },
  'too late, as the others vote': async () => {
    await untilAsked((asked) => isOf(asked, '0'));
    await there.answer(birch);
    await there.row();
    there.now += 25 * HOUR;
    return ticking;
  },
} satisfies Record<keyof typeof TABLE, () => Promise<(locked: Locked) => Promise<Loaded>>>;

describe('a question', () => {
  for (const [how, put] of Object.entries(ASKING))
    it(`put ${how} calls as the table says`, async () => {
      const asking = await put();
      const said: Record<string, string> = {};
      for (const [absence, about] of Object.entries(ABSENCES)) {
        const calls = await trying(about, asking);
        if (calls !== 'nothing') said[absence] = calls;
      }
      expect(said).toEqual(Object.entries(TABLE).find(([one]) => one === how)?.[1]);
    });
});
