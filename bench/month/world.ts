import { createHash } from 'node:crypto';
import { judge } from '../../src/ai/judge.ts';
import type { Mind } from '../../src/ai/mind.ts';
import { playSample } from '../../src/ai/sample.ts';
import { think } from '../../src/ai/think.ts';
import { afterAwake, DAY_MS, type Hours } from '../../src/clock/hours.ts';
import { openOutbox, type Outbox } from '../../src/discord/posted/outbox.ts';
import { anyChoice } from '../../src/engine/choices.ts';
import { ownDecision } from '../../src/engine/match.ts';
import { namedRandom, type Random } from '../../src/engine/random.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Press } from '../../src/match/app/press.ts';
import { openTimekeeper, type Timekeeper } from '../../src/match/due/timekeeper.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import type { GivenAnswer } from '../../src/match/loaded/update.ts';
import { openApp } from '../../src/match/open.ts';
import { answer, type Answering } from '../../src/match/play/answer.ts';
import { openThinker, type Thinker } from '../../src/match/play/thinker.ts';
import { playerAt } from '../../src/match/stored/edition.ts';
import type { Pings } from '../../src/match/stored/person.ts';
import { pausedUntil } from '../../src/match/time/halt.ts';
import { openVotes } from '../../src/match/time/late-vote-post.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { openLog } from '../../src/process/log.ts';
import type { Painter } from '../../src/render/pool.ts';
import type { MatchId, Store } from '../../src/store/store.ts';
import { answerOthers, ignoreRefused, putToOthers, sayOfOneself, sayOwnDay } from './besides.ts';
import { listeningDiscord, type Ping } from './discord.ts';
import { dayAt, isUp, people, type Player } from './people.ts';

const HOUR_MS = 3_600_000;
/** How often the clocks are looked at where none of a match is due. */
const LOOK_MS = 10 * 60_000;
/** How long what is said is held back for computer players. */
const HELD_MS = 21_000;
/** How many answers somebody gives in one visit at most. */
const MOST_AT_ONCE = 40;
/** So many matches at a time as nobody has. */
const NO_LIMIT = 1_000;

/** What a world is made of. The same one comes of the same. */
export interface WorldRules {
  readonly edition: AnyEdition;
  readonly store: Store;
  readonly people: number;
  readonly seed: string;
  /** When it begins, in milliseconds since 1970. */
  readonly begins: number;
  /** After how many things that happen the bot is started anew, in the mean. */
  readonly restartsEvery: number;
  /**
   * Whether the bot looks at all that is due whenever something happens, and is back at once: then restarts change nothing.
   * Else it is gone for hours now and then.
   */
  readonly isSteady?: boolean;
  /** When something happens that no match brings. */
  readonly besides?: () => readonly number[];
  /** Whether somebody asked for a ping other than by its settings; none unless told. */
  readonly askedFor?: (ping: Ping) => boolean;
  /** Is told of each ping. */
  readonly pinged?: (ping: Ping, now: number) => void;
  /** Is told of all that is said. */
  readonly said?: (where: string, words: string, now: number) => void;
}

/** How many pings there were, of those who slept, did not want them, or had them before; and what was said twice. */
export interface Pinged {
  readonly pings: number;
  readonly outsideHours: number;
  readonly unwanted: number;
  readonly tooOften: number;
  readonly saidTwice: number;
}

/** The bot without Discord, its time handed in, and people of every kind who play by it. */
export interface World {
  readonly app: App;
  readonly random: Random;
  readonly players: readonly Player[];
  /** The matches that are played. */
  readonly running: ReadonlySet<MatchId>;
  readonly count: Pinged;
  now(): number;
  press(player: Pick<Player, 'id' | 'name'>, manages?: boolean): Press;
  restarts(): number;
  /** Lets time pass to this point, without doing what is due by then. */
  goTo(time: number): Promise<void>;
  /** Does all that is due, and says it. */
  settle(): Promise<void>;
  /** Has the people of a match come to it. */
  follow(match: MatchId): Promise<void>;
  /**
   * Lives on to the next thing that happens, and does all that is due by then. Returns the matches that ended by it; null
   * where nothing happens any more.
   */
  goOn(): Promise<readonly MatchId[] | null>;
  stop(): Promise<void>;
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
/** The threads of the matches that it is called to, in a DM. */
const THREADS = /<#\d+>/gu;
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

/** Opens a world: people answer late, never, at night, and go away; the bot is started anew now and then. */
export async function openWorld({
  edition,
  store,
  people: count,
  seed,
  begins,
  restartsEvery,
  isSteady = false,
  besides = () => [],
  askedFor = () => false,
  pinged = () => undefined,
  said = () => undefined,
}: WorldRules): Promise<World> {
  const random = namedRandom(seed);
  let now = begins;
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
  const counted = { pings: 0, outsideHours: 0, unwanted: 0, tooOften: 0, saidTwice: 0 };
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
    const threads = new Set(words.match(THREADS) ?? [where]);
    // What lists several matches begins with the one that has waited longest, whichever it calls to.
    const isOfOne = threads.size === 1;
    return (isOfOne && isHeardBeyond(MOST_CALLS, user, ...threads, until)) || isAgain;
  }
  let saidNow = { at: 0, words: new Set<string>() };
  const rest = listeningDiscord({
    now: () => now,
    pinged(ping) {
      pinged(ping, now);
      const { user, by, isLate } = ping;
      const { hours = null, pings = 'thread' } = players.find(({ id }) => id === user) ?? {};
      counted.pings += 1;
      if (isTooOften(ping, hours)) {
        counted.tooOften += 1;
        process.stderr.write(
          `Too often at ${new Date(now).toISOString()}: ${user} ${ping.where} ${ping.words}\n`,
        );
      }
      if (!isUp(hours, now)) counted.outsideHours += 1;
      const isAway = (backAt.get(user) ?? now) > now;
      const isWanted = askedFor(ping) || (WANTED[pings].includes(by) && (!isAway || isLate));
      if (!isWanted) counted.unwanted += 1;
    },
    said(where, content) {
      said(where, content, now);
      if (saidNow.at !== now) saidNow = { at: now, words: new Set() };
      const words = `${where} ${content}`;
      if (saidNow.words.has(words)) {
        counted.saidTwice += 1;
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
      waitingPerPerson: NO_LIMIT,
      playedPerPerson: NO_LIMIT,
      waitingPerServer: NO_LIMIT,
      openedPerHour: NO_LIMIT,
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
    } while (
      (await store.dueMatches(new Date(now), 1)).length +
        (await store.dueSeasons(new Date(now), 1)).length >
      0
    );
  }
  async function stop(keepers: readonly Timekeeper[]): Promise<void> {
    for (const keeper of keepers) await keeper.close();
    await thinker?.close();
    await outbox?.close();
  }

  const players = people(count, random);
  const press: World['press'] = ({ id, name }, manages = false): Press => {
    presses += 1;
    return {
      interaction: `${seed} ${presses}`,
      user: { id, name },
      locale: null,
      moderates: () => manages,
      holds: () => manages,
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
  const next: Answering<GivenAnswer> = ({ row, match }, seat) => {
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
  const running = new Set<MatchId>();
  let lookedAt = now;
  /** Does all that is due, and says it. What no match has is looked for now and then, such as what is said once a day. */
  async function settle(): Promise<void> {
    const times = [...lookAt.values(), ...besides()];
    if (isSteady || now - lookedAt >= LOOK_MS || times.some((at) => at <= now)) {
      lookedAt = now;
      await look(keepers);
    }
    await settled();
    outbox?.wake();
    await outbox?.settled();
    const [trouble] = troubles;
    if (trouble !== undefined) throw new Error(`The outbox is in trouble: ${trouble}`);
  }
  async function goTo(time: number): Promise<void> {
    now = time;
    await store.notePulse(new Date(now));
  }
  return {
    app,
    random,
    players,
    running,
    count: counted,
    now: () => now,
    press,
    restarts: () => restarts,
    goTo,
    settle,
    async follow(match) {
      if (!(await plan(match))) running.add(match);
    },
    async goOn() {
      const [doing] = doings;
      const times = [...lookAt.values(), ...besides(), ...(doing === undefined ? [] : [doing.at])];
      if (times.length === 0) return null;
      await goTo(Math.max(now, Math.min(...times)));
      const touched = new Set<MatchId>();
      if (doing !== undefined && doing.at <= now) {
        doings.shift();
        const isOfAll = await play(doing);
        for (const match of isOfAll ? running : [doing.match]) touched.add(match);
      }
      // What was done may still have to be said when the bot stops, and what is due may have to be done.
      if (random.below(restartsEvery) === 0) {
        restarts += 1;
        await stop(keepers);
        if (isSteady) now += HELD_MS;
        else if (random.below(2) === 0) now += 3 * HOUR_MS;
        keepers = await start();
        if (isSteady) now -= HELD_MS;
      }
      now += HELD_MS;
      for (const [match, at] of lookAt) if (at <= now) touched.add(match);
      await settle();
      const over: MatchId[] = [];
      for (const match of touched) {
        if (!(await plan(match))) continue;
        running.delete(match);
        over.push(match);
      }
      return over;
    },
    stop: () => stop(keepers),
  };
}
