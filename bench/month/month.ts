import { createHash } from 'node:crypto';
import type { Mind } from '../../src/ai/mind.ts';
import { judge } from '../../src/ai/judge.ts';
import { playSample } from '../../src/ai/sample.ts';
import { think } from '../../src/ai/think.ts';
import { afterAwake, DAY_MS, type Hours } from '../../src/clock/hours.ts';
import { PACE_NAMES, PACES } from '../../src/clock/pace.ts';
import { openOutbox, type Outbox } from '../../src/discord/posted/outbox.ts';
import { anyChoice } from '../../src/engine/choices.ts';
import { entrySchema, ownDecision } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { answer, type Answering } from '../../src/match/play/answer.ts';
import type { Given } from '../../src/match/loaded/sitting.ts';
import { pausedUntil } from '../../src/match/time/halt.ts';
import type { Pings } from '../../src/match/stored/person.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press } from '../../src/match/app/press.ts';
import { playerAt } from '../../src/match/stored/edition.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { order } from '../../src/match/play/order.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { RUN_OUT, USUAL_TERMS } from '../../src/match/time/terms.ts';
import { openThinker, type Thinker } from '../../src/match/play/thinker.ts';
import { openTimekeeper, type Timekeeper } from '../../src/match/due/timekeeper.ts';
import { openVotes } from '../../src/match/time/late-vote-post.ts';
import { openLog } from '../../src/process/log.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Painter } from '../../src/render/pool.ts';
import type { MatchId, Store } from '../../src/store/store.ts';
import { answerOthers, ignoreRefused, putToOthers, sayOfOneself, sayOwnDay } from './besides.ts';
import { listeningDiscord, type Ping } from './discord.ts';
import { dayAt, isUp, people, type Player } from './people.ts';

const HOUR_MS = 3_600_000;
/** The month begins before clocks are set back in Europe and, a week later, in America. */
const BEGIN = Date.UTC(2026, 9, 12);
/** Matches are opened within so many days. */
const OPENING_DAYS = 7;
/** What has not ended after so many days stands for ever: slow people may play a long game for half a year. */
const MOST_DAYS = 400;

/** How often the clocks are looked at where none of a match is due. */
const LOOK_MS = 10 * 60_000;
/** How many answers somebody gives in one visit at most. */
const MOST_AT_ONCE = 40;

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

/** How many pings there were, of those who slept, did not want them, or had them before; and what was said twice. */
interface Pinged {
  readonly pings: number;
  readonly outsideHours: number;
  readonly unwanted: number;
  readonly tooOften: number;
  readonly saidTwice: number;
}

/** By what somebody may be reached that wants to be called so; a secret choice calls by a DM. */
const WANTED: Readonly<Record<Pings, readonly Ping['by'][]>> = {
  thread: ['thread', 'dm'],
  dm: ['dm'],
  digest: ['digest'],
  none: [],
};

/** By when somebody has to do what it is called to. */
const SAYS_WHEN = /<t:\d+/u;
/** The thread of the match that it is called to, in a DM. */
const THREAD = /<#\d+>/u;
/** How often somebody is called to be done by one time: at first, at half of it and near its end, and as the last. */
const MOST_CALLS = 4;

/** Something that somebody does at a time. */
interface Doing {
  readonly at: number;
  readonly match: MatchId;
  readonly player: Player;
}

const DOT = Buffer.from('');
const painter: Painter = {
  warm: async () => {},
  paint: async () => DOT,
  paintAfter: async () => DOT,
  animate: async () => DOT,
  draw: async () => DOT,
  close: async () => {},
};

/** Lives through a month of matches by post: people answer late, never, at night, go away, and give orders. */
export async function liveMonth({
  edition,
  store,
  matches,
  seed,
  orders = {},
  restartsEvery = 60,
}: MonthRules): Promise<Month> {
  const random = namedRandom(seed);
  let now = BEGIN;
  let secrets = 0;
  let presses = 0;
  let restarts = 0;
  const mind: Mind = {
    choose: async (thought) => think(edition, thought),
    judge: async (thought) => judge(edition, thought),
    playSample: async (_game, moments) => playSample(edition, moments),
    close: async () => {},
  };
  /** Until when who is away answers nothing. */
  const backAt = new Map<string, number>();
  const count = { pings: 0, outsideHours: 0, unwanted: 0, tooOften: 0, saidTwice: 0 };
  /** How often what was heard. */
  const heard = new Map<string, number>();
  function isHeardBeyond(most: number, ...call: readonly string[]): boolean {
    const name = call.join(' ');
    const times = (heard.get(name) ?? 0) + 1;
    heard.set(name, times);
    return times > most;
  }
  /** Whether somebody hears twice a day of all that waits, or is called too often to be done by one time. */
  function isTooOften({ user, by, where, words }: Ping, hours: Hours | null): boolean {
    if (by === 'digest') return isHeardBeyond(1, user, String(dayAt(hours, now)));
    const [until] = SAYS_WHEN.exec(words) ?? [];
    if (until === undefined) return false;
    const isAgain = isHeardBeyond(1, user, where, words);
    const [thread = where] = THREAD.exec(words) ?? [];
    return isHeardBeyond(MOST_CALLS, user, thread, until) || isAgain;
  }
  let saidNow = { at: 0, words: new Set<string>() };
  const rest = listeningDiscord({
    pinged(ping) {
      const { user, by, isLate } = ping;
      const { hours = null, pings = 'thread' } = players.find(({ id }) => id === user) ?? {};
      count.pings += 1;
      if (isTooOften(ping, hours)) {
        count.tooOften += 1;
        process.stderr.write(
          `Too often at ${new Date(now).toISOString()}: ${user} ${ping.where} ${ping.words}\n`,
        );
      }
      if (!isUp(hours, now)) count.outsideHours += 1;
      const isAway = (backAt.get(user) ?? now) > now;
      if (!WANTED[pings].includes(by) || (isAway && !isLate)) count.unwanted += 1;
    },
    said(where, content) {
      if (saidNow.at !== now) saidNow = { at: now, words: new Set() };
      const words = `${where} ${content}`;
      if (saidNow.words.has(words)) {
        count.saidTwice += 1;
        process.stderr.write(`Said twice at ${new Date(now).toISOString()}: ${words}\n`);
      }
      saidNow.words.add(words);
    },
  });
  /** What was written down that nobody expects: this Discord refuses nothing. */
  const troubles: string[] = [];
  const log = openLog('warn', { write: (line) => void troubles.push(line) });
  let outbox: Outbox | null = null;
  let thinker: Thinker | null = null;
  const app: App = {
    ...openApp(store, new Map([[edition.game.id, edition]]), () => new Date(now)),
    chance: (about) => namedRandom(`${seed} ${about}`),
    secret(bytes) {
      secrets += 1;
      const whole = createHash('sha256').update(`${seed} ${secrets}`).digest('hex');
      return whole.slice(0, 2 * bytes);
    },
    limits: {
      waitingPerPerson: matches,
      playedPerPerson: matches,
      waitingPerServer: matches,
      openedPerHour: matches,
      restDaysAYear: 30,
    },
    // What is to be said is said when all has been done: what one post tells must not hang on how fast this machine is.
    announce: () => undefined,
    async think(match, kept) {
      if (kept !== null) return thinker?.think(match, kept) ?? null;
      toThink.add(match);
      return null;
    },
  };
  /**
   * Matches in which a computer player is to answer, with nobody waiting for it. It does so when all who look have
   * looked: which of them sees what it does must not hang on how fast this machine is.
   */
  const toThink = new Set<MatchId>();
  async function settled(): Promise<void> {
    for (const match of toThink) void thinker?.think(match, null);
    toThink.clear();
    await thinker?.settled();
  }
  const fail = (what: string, error: unknown): never => {
    throw new Error(what, { cause: error });
  };
  const openKeeper = (): Timekeeper =>
    openTimekeeper({
      app,
      failed: (match, error) => fail(`The clock of match ${match} failed.`, error),
      skipped: () => undefined,
      everyMs: null,
    });
  /** The bot's parts as they are after a start: two processes look at what is due, and race each other. */
  async function start(): Promise<readonly Timekeeper[]> {
    outbox = openOutbox({ app, painter, log, rest }, null);
    thinker = openThinker({
      app,
      mind,
      wait: () => new Promise(() => undefined),
      fellBack: (match, _, error) => fail(`A thought about match ${match} failed.`, error),
      noSample: () => undefined,
      failed: (match, error) => fail(`Match ${match} could not be thought about.`, error),
      // What is found now and then must not hang on how fast this machine is.
      everyMs: null,
    });
    const keepers = [openKeeper(), openKeeper()];
    await look(keepers);
    return keepers;
  }
  /** Does all that is due by now. What computer players answer may have something due at once. */
  async function look(keepers: readonly Timekeeper[]): Promise<void> {
    do {
      await Promise.all(keepers.map((keeper) => keeper.look()));
      await settled();
    } while ((await store.dueMatches(new Date(now), 1)).length > 0);
  }
  async function stop(keepers: readonly Timekeeper[]): Promise<void> {
    for (const keeper of keepers) await keeper.close();
    await thinker?.close();
    await outbox?.close();
  }

  const players = people(Math.max(6, Math.round(matches / 4)), random);
  const press = ({ id, name }: Player): Press => {
    presses += 1;
    return {
      interaction: `${seed} ${presses}`,
      user: { id, name },
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  for (const player of players) await sayOwnDay(app, press(player), player);
  const living = { app, random, press, settled };

  const doings: Doing[] = [];
  const planned = new Set<string>();
  /** When somebody gets round to what it is asked now; null for never. */
  function soon({ id, character, hours }: Player): number | null {
    const { answers, atNight } = character;
    if (answers === null) return null;
    const [least, most] = answers;
    const takes = HOUR_MS * (least + ((most - least) * random.below(1000)) / 1000);
    const from = Math.max(now, backAt.get(id) ?? now);
    return atNight ? from + takes : afterAwake(hours, from, takes);
  }
  /** When each match has to be looked at though nobody presses. */
  const lookAt = new Map<MatchId, number>();
  /** Plans what those do whom a match waits for. Returns whether it is over. */
  async function plan(match: MatchId): Promise<boolean> {
    const row = await store.match(match);
    const at = row?.clock?.runAt ?? null;
    if (at === null) lookAt.delete(match);
    else lookAt.set(match, at.getTime());
    if (row?.status !== 'running') return row?.status === 'over';
    for (const { seat, user, heldBy, owesSince } of row.seats) {
      const player = players.find(({ id }) => id === user);
      const name = `${match} ${seat} ${owesSince?.getTime() ?? ''}`;
      if (player === undefined || heldBy !== 'person' || owesSince === null || planned.has(name))
        continue;
      planned.add(name);
      const at = soon(player);
      if (at !== null) doings.push({ at, match, player });
    }
    // Whoever is called to a vote comes for that.
    for (const { about, voters } of openVotes(row)) {
      for (const seat of voters) {
        const player = players.find(({ id }) => id === row.seats[seat]?.user);
        const name = `${match} ${seat} on ${about} ${row.sequence}`;
        const at = player === undefined || planned.has(name) ? null : soon(player);
        planned.add(name);
        if (player !== undefined && at !== null) doings.push({ at, match, player });
      }
    }
    doings.sort((one, other) => one.at - other.at || one.match - other.match);
    return false;
  }
  /** What a player answers next; null where nothing is asked of it. */
  const next: Answering<Given> = ({ row, match }, seat) => {
    const asked = waitingFor({ edition, match }).find((one) => one.seat === seat);
    const { game } = edition;
    const own = asked === undefined ? undefined : ownDecision(game, match, asked.id);
    if (row.status !== 'running' || asked === undefined || own === undefined) return null;
    const choices = game.choices(match.state, own);
    const view = game.view(match.state, seat);
    const choice =
      random.below(4) === 0
        ? anyChoice(choices, random)
        : playerAt(edition, null).choose(view, own, choices, random);
    return { decision: asked.id, choice: choice.key };
  };
  /**
   * Answers until a match waits for somebody else, in one visit, what others have put to it first, and puts something to
   * them. Returns whether it has said something of itself that its other matches go by.
   */
  async function play({ match, player }: Doing): Promise<boolean> {
    const row = await store.match(match);
    const until = row?.status === 'running' ? pausedUntil(row) : null;
    if (until !== null) {
      doings.push({ at: until.getTime() + HOUR_MS, match, player });
      return false;
    }
    await answerOthers(living, match, player);
    const visit = Array.from({ length: MOST_AT_ONCE }, () => next);
    // Somebody else may have been quicker, such as the clock.
    await answer(app, press(player), match, visit).catch(ignoreRefused);
    await settled();
    await putToOthers(living, match, player);
    const { awayDays, isChanged } = await sayOfOneself(living, player);
    if (awayDays > 0) backAt.set(player.id, now + awayDays * DAY_MS);
    await settled();
    return isChanged;
  }

  let keepers = await start();
  const running: MatchId[] = [];
  let lookedAt = now;
  /** Does all that is due, and says it. What no match has is looked for now and then, such as what is said once a day. */
  async function settle(): Promise<void> {
    if (now - lookedAt >= LOOK_MS || [...lookAt.values()].some((at) => at <= now)) {
      lookedAt = now;
      await look(keepers);
    }
    await settled();
    outbox?.wake();
    await outbox?.settled();
    const [trouble] = troubles;
    if (trouble !== undefined) throw new Error(`The outbox is in trouble: ${trouble}`);
  }
  for (let nth = 0; nth < matches; nth += 1) {
    now = BEGIN + Math.floor((nth * OPENING_DAYS * DAY_MS) / matches);
    await store.notePulse(new Date(now));
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
    running.push(id);
    for (const player of seated) {
      for (const [name, value] of Object.entries(orders)) {
        await order(app, press(player), id, { name, against: null, value }).catch(ignoreRefused);
      }
    }
    await settle();
    await plan(id);
  }

  const left = new Set(running);
  while (left.size > 0 && now < BEGIN + MOST_DAYS * DAY_MS) {
    const [doing] = doings;
    const times = [...lookAt.values(), ...(doing === undefined ? [] : [doing.at])];
    if (times.length === 0) break;
    now = Math.max(now, Math.min(...times));
    await store.notePulse(new Date(now));
    const touched = new Set<MatchId>();
    if (doing !== undefined && doing.at <= now) {
      doings.shift();
      const isOfAll = await play(doing);
      for (const match of isOfAll ? left : [doing.match]) touched.add(match);
    }
    // What was done may still have to be said when the bot stops, and what is due may have to be done.
    if (random.below(restartsEvery) === 0) {
      restarts += 1;
      await stop(keepers);
      if (random.below(2) === 0) now += 3 * HOUR_MS;
      keepers = await start();
    }
    // What is held back for computer players is said by now.
    now += 21_000;
    for (const [match, at] of lookAt) if (at <= now) touched.add(match);
    await settle();
    for (const match of touched) if (await plan(match)) left.delete(match);
  }
  await stop(keepers);
  return summary(app, running, count, restarts);
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
