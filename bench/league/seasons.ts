import { createHash } from 'node:crypto';
import { DAY_MS } from '../../src/clock/hours.ts';
import type { Season } from '../../src/league/season.ts';
import { type LeagueSettings, PRESETS } from '../../src/league/settings.ts';
import { leaveSeason, signUp } from '../../src/match/league/entering.ts';
import { foundLeague } from '../../src/match/league/founding.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import { stepAside, takeOver } from '../../src/match/league/standing-in.ts';
import { block } from '../../src/match/lobby/block.ts';
import { leagueTableOf } from '../../src/match/stored/league-table.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { SeasonRow, Store } from '../../src/store/store.ts';
import { ignoreRefused, sayOwnDay } from '../month/besides.ts';
import type { Ping } from '../month/discord.ts';
import { newDay } from '../month/people.ts';
import { openWorld, type World } from '../month/world.ts';
import { dispute, dropOut, settleDispute, voteOnDispute } from './besides.ts';
import { DIRECTOR, directorIn } from './director.ts';
import {
  type Bounded,
  boundsOfSeason,
  distancesOf,
  isNarrower,
  movedWrong,
  outcomesWrong,
} from './laws.ts';

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
/** The first season opens before clocks are set back in Europe and, a week later, in America. */
const BEGIN = Date.UTC(2026, 9, 5);
/** What has not ended after so many days stands for ever. */
const MOST_DAYS = 400;
const HOME = { server: '1', channel: '2' };
const IN_CHANNEL = `/channels/${HOME.channel}/messages`;

/** What seasons are made of. The same ones come of the same. */
export interface SeasonsRules {
  readonly edition: AnyEdition;
  readonly store: Store;
  readonly people: number;
  readonly seats: number;
  /** How many seasons, one after the other. */
  readonly seasons: number;
  readonly seed: string;
  /** How the league is played, where it differs from the usual. */
  readonly settings?: Partial<LeagueSettings>;
  /** Who settles what is disputed: a director, unless told. */
  readonly settledBy?: 'director' | 'vote';
  /** After how many things that happen the bot is started anew, in the mean. */
  readonly restartsEvery?: number;
  /** Whether restarts change nothing. */
  readonly isSteady?: boolean;
}

/** What came of them. */
export interface Seasons {
  readonly seasonsEnded: number;
  readonly tables: number;
  readonly tablesEnded: number;
  /** How far from even schedules are where exact ones exist. */
  readonly unevenness: number;
  /** At how many tables some sit who may not meet. */
  readonly blockedMet: number;
  readonly callsTwice: number;
  readonly choresTwice: number;
  readonly rankBoundsBroken: number;
  readonly promotedWrong: number;
  /** What the director presses in all seasons, but to found the league; and for what is disputed apart. */
  readonly directorPresses: number;
  readonly directorPressesForDisputes: number;
  /** In how many seasons all had a break, something was disputed, somebody dropped out. */
  readonly breaks: number;
  readonly disputes: number;
  readonly drops: number;
  readonly pingsOutsideHours: number;
  readonly pingsUnwanted: number;
  readonly dropped: number;
  /** For how many of them somebody played on. */
  readonly stoodIn: number;
  readonly restarts: number;
  /** What each season comes to, but for where its posts stand. */
  readonly digests: readonly string[];
  /** The last season as it stood when it was half over. */
  readonly middle: Season | null;
}

/** Something that somebody does at a time, that no match brings. */
interface Act {
  readonly at: number;
  readonly act: () => Promise<unknown>;
}

/**
 * Lives through seasons of a league: people sign up, leave, go away, drop out, and avoid each other. In each season the
 * director gives all a break, and corrects a result that somebody disputes.
 */
export async function liveSeasons({
  edition,
  store,
  people,
  seats,
  seasons,
  seed,
  settings = {},
  settledBy = 'director',
  restartsEvery = 60,
  isSteady = false,
}: SeasonsRules): Promise<Seasons> {
  const acts: Act[] = [];
  /** When each season that is not over is to be looked at. */
  const due = new Map<number, number>();
  const count = { callsTwice: 0, choresTwice: 0, rankBoundsBroken: 0, promotedWrong: 0 };
  const world = await openWorld({
    edition,
    store,
    people,
    seed,
    begins: BEGIN,
    restartsEvery,
    isSteady,
    besides: () => [...due.values(), ...acts.map(({ at }) => at)],
    // Who stands by is asked whether it takes over, however it is called otherwise.
    askedFor: ({ words }) => words.startsWith('🪑'),
    pinged: callsIn(() => (count.callsTwice += 1)),
    said: newsIn(() => (count.choresTwice += 1)),
  });
  const { app, random, players, press } = world;
  const [director, judge] = [directorIn(world), directorIn(world)];
  const avoids = new Map<string, readonly string[]>();
  for (const player of players) {
    player.hours ??= newDay(random);
    await sayOwnDay(app, press(player), player);
    if (random.below(20) > 0) continue;
    const other = players[random.below(players.length)];
    if (other === undefined || other === player) continue;
    await block(app, press(player), other.id, true);
    avoids.set(player.id, [...(avoids.get(player.id) ?? []), other.id]);
    avoids.set(other.id, [...(avoids.get(other.id) ?? []), player.id]);
  }
  const league = await foundLeague(app, press(DIRECTOR, true), {
    name: 'Autumn',
    home: HOME,
    directors: [],
    settings: {
      ...PRESETS.fast,
      // Long enough for tables of each game to be over before it is.
      roundDays: PRESETS.league.roundDays,
      game: edition.game.id,
      config: edition.game.config(edition.firstMatch ?? {}),
      terms: USUAL_TERMS,
      seats,
      least: edition.game.seats[0],
      ...settings,
    },
  });

  const seen = new Map<number, Season>();
  const bounds = new Map<number, Bounded>();
  const followed = new Set<number>();
  let unevenness = 0;
  let blockedMet = 0;
  let middle: Season | null = null;
  let breaks = 0;
  const disputes = { put: new Set<number>(), settled: 0 };
  function putDispute(id: number): void {
    disputes.put.add(id);
    const at = world.now() + MINUTE_MS;
    const settle = (nth: number) => async () => {
      await (settledBy === 'vote' ? voteOnDispute : settleDispute)(world, judge, id, nth);
      disputes.settled += 1;
    };
    const asks = settledBy === 'vote' ? 'void' : null;
    doLater(at, async () => doLater(at + MINUTE_MS, settle(await dispute(world, id, asks))));
  }
  function doLater(at: number, act: Act['act']): void {
    acts.push({ at, act });
    acts.sort((one, other) => one.at - other.at);
  }
  /** Looks at what has become of a season, and has people come to its new tables. */
  async function observe(row: SeasonRow): Promise<void> {
    const { id } = row;
    const season = seasonIn(row);
    const before = seen.get(id);
    seen.set(id, season);
    if (row.runAt === null) due.delete(id);
    else due.set(id, row.runAt.getTime());
    if (before === undefined) plan(id, season);
    if (season.tables.length > 0 && (before?.tables.length ?? 0) === 0) {
      const { uneven, blocked } = distancesOf(season, (user) => avoids.get(user) ?? []);
      unevenness += uneven;
      blockedMet += blocked;
      const former = [...seen.values()].at(-2);
      if (former !== undefined) count.promotedWrong += movedWrong(former, season);
    }
    const fresh = season.tables.flatMap(({ match, status }) =>
      match !== null && status === 'open' && !followed.has(match) ? [match] : [],
    );
    for (const match of fresh) {
      followed.add(match);
      await world.follow(match);
    }
    // Who gets several is called to all of them a little later.
    if (fresh.length > 0) {
      await world.goTo(world.now() + CALLED_AFTER_MS);
      await world.settle();
    }
    for (const [nth, { asked }] of season.searches.entries()) answerSearch(id, nth, asked.at(-1));
    const over = season.tables.filter(({ status }) => status === 'over').length;
    if (over > 0 && !disputes.put.has(id)) putDispute(id);
    if (middle === null && over * 2 >= season.tables.length && over > 0) middle = season;
    if (season.tables.length > 0) {
      const now = boundsOfSeason(season);
      const then = bounds.get(id);
      if (then !== undefined && !isNarrower(then, now)) count.rankBoundsBroken += 1;
      bounds.set(id, now);
    }
    if (season.phase === 'over' && before?.phase !== 'over')
      count.promotedWrong += outcomesWrong(season);
  }

  const wereAsked = new Set<string>();
  /** Plans what somebody says who is asked to play on for who dropped out: it steps in, steps aside, or says nothing. */
  function answerSearch(
    id: number,
    nth: number,
    asked: Season['searches'][number]['asked'][number] | undefined,
  ): void {
    const player = players.find((one) => one.id === asked?.user);
    const name = `${id} ${nth} ${asked?.user} ${asked?.at}`;
    if (player === undefined || asked?.said !== null || wereAsked.has(name)) return;
    wereAsked.add(name);
    const { answers } = player.character;
    if (answers === null) return;
    const [least, most] = answers;
    const at = world.now() + HOUR_MS * (least + random.below(Math.ceil(most - least)));
    const says = random.below(3) === 0 ? stepAside : takeOver;
    doLater(at, () => says(app, press(player), id, nth));
  }

  /** Plans who signs up for a season, who leaves it again, and when all have a break. */
  function plan(id: number, { signUpEnds, begins }: Season): void {
    doLater(begins + 4 * DAY_MS, async () => {
      await director.takeBreak(id);
      breaks += 1;
    });
    doLater(begins + 5 * DAY_MS, () => dropOut(world, id));
    const from = signUpEnds - PRESETS.fast.signUpDays * DAY_MS;
    for (const player of players) {
      if (random.below(10) === 0) continue;
      const within = (start: number, end: number): number =>
        start + HOUR_MS + random.below(end - start - 2 * HOUR_MS);
      const enters = within(from, signUpEnds);
      const away = player.character.away > 0 ? [awayFrom(begins, random.below(3))] : [];
      const only = random.below(12) === 0;
      const entry = { onlyStandsBy: only, standsBy: only || random.below(4) === 0, away };
      doLater(enters, () => signUp(app, press(player), id, entry));
      const leaves =
        random.below(30) === 0
          ? within(enters, signUpEnds)
          : random.below(15) === 0
            ? within(begins, begins + 20 * DAY_MS)
            : null;
      if (leaves !== null) doLater(leaves, () => leaveSeason(app, press(player), id));
    }
  }

  const look = async (): Promise<void> => {
    const rows = await store.seasonsOf(league.id);
    for (const row of rows.toReversed()) {
      const isWanted = row.number <= seasons && seen.get(row.id)?.phase !== 'over';
      if (isWanted) await observe(row);
    }
  };
  const isEnded = (): boolean =>
    seen.size >= seasons &&
    [...seen.values()].every(({ phase }) => phase === 'over' || phase === 'cancelled');
  await look();
  while (!isEnded() && world.now() < BEGIN + MOST_DAYS * DAY_MS) {
    const wasDue = [...due.values()];
    const over = await world.goOn();
    if (over === null) break;
    const now = world.now();
    let acted = false;
    while (acts[0] !== undefined && acts[0].at <= now) {
      await acts.shift()?.act().catch(ignoreRefused);
      acted = true;
    }
    if (acted) await world.settle();
    if (acted || over.length > 0 || wasDue.some((at) => at <= now)) await look();
  }
  await world.stop();
  const ended = [...seen.values()].filter(({ phase }) => phase === 'over');
  const tables = ended.flatMap((season) => season.tables);
  return {
    ...count,
    choresTwice: count.choresTwice + (await openedTwice(world, followed)),
    seasonsEnded: ended.length,
    tables: tables.length,
    tablesEnded: tables.filter(({ status }) => status === 'over').length,
    unevenness,
    blockedMet,
    directorPresses: director.presses(),
    directorPressesForDisputes: judge.presses(),
    breaks,
    disputes: disputes.settled,
    pingsOutsideHours: world.count.outsideHours,
    pingsUnwanted: world.count.unwanted,
    drops: ended.filter(({ entrants }) => entrants.some((one) => one.dropped !== null)).length,
    dropped: ended.flatMap(({ entrants }) => entrants.filter((one) => one.dropped !== null)).length,
    stoodIn: ended.flatMap(({ entrants }) => entrants.filter((one) => one.heir !== null)).length,
    restarts: world.restarts(),
    digests: [...seen.values()].map(digestOf),
    middle,
  };
}

const awayFrom = (begins: number, week: number) => ({
  from: begins + week * 7 * DAY_MS,
  to: begins + (week + 1) * 7 * DAY_MS,
});

/** What a season comes to, but for where its posts stand: that hangs on what this machine says first. */
export function digestOf(season: Season): string {
  const { post: _, divisions, ...rest } = season;
  return createHash('sha256')
    .update(JSON.stringify([divisions.length, rest]))
    .digest('hex');
}

/** Calls `twice` for whoever is called to a table by a post of the league and in its thread, within a few minutes. */
function callsIn(twice: () => void): (ping: Ping, now: number) => void {
  const calls = new Map<string, { readonly at: number; readonly by: string }>();
  return ({ user, where, words }, now) => {
    const own = words.split('\n').find((line) => line.includes(`<@${user}>: <#`)) ?? '';
    const [, thread = ''] = /^\/channels\/(\d+)\/messages$/u.exec(where) ?? [];
    const called =
      where === IN_CHANNEL
        ? [...own.matchAll(/<#(\d+)>/gu)].flatMap(([, one]) => one ?? [])
        : [thread];
    for (const one of called) {
      const last = calls.get(`${user} ${one}`);
      if (last !== undefined && last.by !== where && now - last.at < CALLED_ONCE_MS) twice();
      calls.set(`${user} ${one}`, { at: now, by: where });
    }
  };
}

/** After how long whoever gets several tables is called. */
const CALLED_AFTER_MS = 16_000;

/** Within so long nobody is asked again by what others do. */
const CALLED_ONCE_MS = 5 * 60_000;

/** Calls `twice` where the league says the same again within an hour. */
function newsIn(twice: () => void): (where: string, words: string, now: number) => void {
  const said = new Map<string, number>();
  return (where, words, now) => {
    if (where !== IN_CHANNEL) return;
    const last = said.get(words);
    if (last !== undefined && now - last < HOUR_MS) twice();
    said.set(words, now);
  };
}

/** How many tables have more than one match. */
async function openedTwice({ app }: World, matches: ReadonlySet<number>): Promise<number> {
  const tables = new Map<string, number>();
  for (let id = 1; id <= Math.max(0, ...matches) + 1; id += 1) {
    const row = await app.store.match(id);
    const table = row === null ? null : leagueTableOf(row);
    const name = `${table?.season} ${table?.table}`;
    if (table !== null) tables.set(name, (tables.get(name) ?? 0) + 1);
  }
  return [...tables.values()].filter((times) => times > 1).length;
}
