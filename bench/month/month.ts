import { createHash } from 'node:crypto';
import { DAY_MS } from '../../src/clock/hours.ts';
import { PACE_NAMES, PACES } from '../../src/clock/pace.ts';
import { entrySchema } from '../../src/engine/match.ts';
import type { App } from '../../src/match/app/app.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { order } from '../../src/match/play/order.ts';
import { RUN_OUT, USUAL_TERMS } from '../../src/match/time/terms.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { MatchId, Store } from '../../src/store/store.ts';
import { ignoreRefused } from './besides.ts';
import { openWorld, type Pinged } from './world.ts';

/** The month begins before clocks are set back in Europe and, a week later, in America. */
const BEGIN = Date.UTC(2026, 9, 12);
/** Matches are opened within so many days. */
const OPENING_DAYS = 7;
/** What has not ended after so many days stands for ever: slow people may play a long game for half a year. */
const MOST_DAYS = 400;

/** What a month is made of. The same one comes of the same. */
export interface MonthRules {
  readonly edition: AnyEdition;
  readonly store: Store;
  readonly matches: number;
  readonly seed: string;
  /** What people order when a match begins, by the orders' names; nothing unless told. */
  readonly orders?: Readonly<Record<string, string>>;
  /** After how many things that happen the bot is started anew, in the mean. */
  readonly restartsEvery?: number;
}

/** What came of it. */
export interface Month {
  readonly matchesEnded: number;
  readonly doubleResolved: number;
  readonly pingsOutsideHours: number;
  /**
   * Of those who want none, none in the thread, or what waits for them told once a day; and of those who are away, but
   * for a time that is nearly over.
   */
  readonly pingsUnwanted: number;
  /**
   * Of who wants to hear of all once a day and heard more often; and of those that came again word for word, or oftener
   * than somebody is called to be done by one time.
   */
  readonly pingsTooOften: number;
  /** How often the same words came twice to one place at one time, as if something was done twice. */
  readonly saidTwice: number;
  readonly pingsPerPlayerDay: number;
  /** The mean. */
  readonly daysPerMatch: number;
  readonly longestDays: number;
  /** How many answers were given by what. */
  readonly answers: Readonly<Record<string, number>>;
  readonly restarts: number;
  /** What nothing but the entries of a match comes to, of each, in the order in which they were opened. */
  readonly digests: readonly string[];
}

/** Lives through a month of matches by post: people answer late, never, at night, go away, and give orders. */
export async function liveMonth({
  edition,
  store,
  matches,
  seed,
  orders = {},
  restartsEvery = 60,
}: MonthRules): Promise<Month> {
  const world = await openWorld({
    edition,
    store,
    people: Math.max(6, Math.round(matches / 4)),
    seed,
    begins: BEGIN,
    restartsEvery,
  });
  const { app, random, players, press } = world;
  const opened: MatchId[] = [];
  for (let nth = 0; nth < matches; nth += 1) {
    await world.goTo(BEGIN + Math.floor((nth * OPENING_DAYS * DAY_MS) / matches));
    const [least, most] = edition.game.seats;
    const size = least + random.below(most - least + 1);
    const seated = random.shuffle(players).slice(0, size);
    const [host, ...guests] = seated;
    if (host === undefined) throw new Error('Nobody plays.');
    const pace = PACES[PACE_NAMES[1 + random.below(2)] ?? '1 day'];
    const computers = Math.max(0, size - seated.length);
    const home = { server: '1', channel: '2' };
    const { id } = await openMatch(app, press(host), {
      game: edition.game.id,
      size,
      computers,
      home,
      terms: { ...USUAL_TERMS, pace, runOut: RUN_OUT[random.below(RUN_OUT.length)] ?? 'computer' },
    });
    for (const guest of guests) await joinMatch(app, press(guest), id);
    await startMatch(app, press(host), id);
    opened.push(id);
    for (const player of seated) {
      for (const [name, value] of Object.entries(orders)) {
        await order(app, press(player), id, { name, against: null, value }).catch(ignoreRefused);
      }
    }
    await world.settle();
    await world.follow(id);
  }

  while (world.running.size > 0 && world.now() < BEGIN + MOST_DAYS * DAY_MS)
    if ((await world.goOn()) === null) break;
  await world.stop();
  return summary(app, opened, world.count, world.restarts());
}

async function summary(
  { store }: App,
  matches: readonly MatchId[],
  { pings, outsideHours, unwanted, tooOften, saidTwice }: Pinged,
  restarts: number,
): Promise<Month> {
  const days: number[] = [];
  const answers: Record<string, number> = {};
  const digests: string[] = [];
  let doubleResolved = 0;
  let playerDays = 0;
  for (const id of matches) {
    const row = await store.match(id);
    const { startedAt = null, endedAt = null } = row ?? {};
    if (startedAt !== null && endedAt !== null) {
      const lasted = (endedAt.getTime() - startedAt.getTime()) / DAY_MS;
      days.push(lasted);
      playerDays += lasted * (row?.seats.filter(({ user }) => user !== null).length ?? 0);
    }
    const seen = new Set<string>();
    const hash = createHash('sha256');
    for (const { entry, digest } of await store.entries(id)) {
      hash.update(digest);
      const read = entrySchema.parse(entry);
      if (read.kind !== 'answers') continue;
      for (const { decision, by = 'person' } of read.answers) {
        if (seen.has(decision)) doubleResolved += 1;
        seen.add(decision);
        answers[by] = (answers[by] ?? 0) + 1;
      }
    }
    digests.push(hash.digest('hex'));
  }
  return {
    matchesEnded: days.length,
    doubleResolved,
    pingsOutsideHours: outsideHours,
    pingsUnwanted: unwanted,
    pingsTooOften: tooOften,
    saidTwice,
    pingsPerPlayerDay: playerDays === 0 ? 0 : pings / playerDays,
    daysPerMatch: days.reduce((sum, one) => sum + one, 0) / Math.max(1, days.length),
    longestDays: Math.max(0, ...days),
    answers,
    restarts,
    digests,
  };
}
