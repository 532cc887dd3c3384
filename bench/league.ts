import { availableParallelism } from 'node:os';
import { namedRandom } from '../src/engine/random.ts';
import { drawn } from '../src/league/drawing.ts';
import { type Entrant, season as schema, type Season } from '../src/league/season.ts';
import { PRESETS } from '../src/league/settings.ts';
import { rankedIn } from '../src/league/table-of.ts';
import { startThread } from '../src/threads/start.ts';
import { createWorkerPool } from '../src/threads/worker-pool.ts';
import { type Figure, median } from './figure.ts';
import type { Life } from './league/life.ts';
import type { Seasons } from './league/seasons.ts';
import { part } from './share.ts';

/** Ten seasons in all. */
const LEAGUES: readonly Omit<Life, 'database'>[] = [
  { game: 'tusk', people: 300, seats: 4, seasons: 1 },
  { game: 'tusk', people: 16, seats: 4, seasons: 2 },
  { game: 'stone-age', people: 15, seats: 3, seasons: 2 },
  { game: 'rise-of-tribes', people: 30, seats: 4, seasons: 2 },
  { game: 'valley-of-the-mammoths', people: 24, seats: 5, seasons: 2 },
  { game: 'valley-of-the-mammoths', people: 14, seats: 6, seasons: 1 },
];

/** How long seasons may take, in milliseconds, on a slow machine. */
const TIMEOUT_MS = 3 * 3_600_000;

/** What pairing may take, in seconds, by how many people there are. */
const PAIRED_WITHIN = { 24: 1, 100: 5, 300: 20 } as const;

/**
 * Lives seasons of leagues through, on each database, and reads how long pairing and standings take.
 */
export async function benchLeague(share: number): Promise<Figure[]> {
  const pairing = Object.entries(PAIRED_WITHIN).map(
    ([people, seconds]): Figure => ({
      name: `secondsToPair${people}`,
      value: secondsToPair(part(Number(people), share, 8)),
      unit: 'seconds',
      target: { atMost: seconds },
    }),
  );
  const leagues = LEAGUES.map((one) => ({ ...one, people: part(one.people, share, 7) }));
  const pool = createWorkerPool<Life, Seasons | null>({
    spawn: () => startThread(new URL('./league/life', import.meta.url), {}),
    threads: availableParallelism(),
    jobsPerThread: 1,
    timeoutMs: TIMEOUT_MS,
    tries: 1,
    failure: 'The seasons could not be lived through',
  });
  try {
    const [lived, others] = await Promise.all([
      Promise.all(leagues.map((one) => pool.enqueue({ ...one, database: 'pglite' }))),
      Promise.all(leagues.map((one) => pool.enqueue({ ...one, database: 'postgres' }))),
    ]);
    const all = lived.flatMap((one) => one ?? []);
    const both = all.filter((_, at) => others[at] != null);
    const same = all.filter((one, at) => String(one.digests) === String(others[at]?.digests));
    return [
      ...figuresOf(all, ''),
      ...(both.length === 0
        ? [{ name: 'postgres', value: null, unit: 'no Postgres here', target: null }]
        : [
            ...figuresOf(
              others.flatMap((one) => one ?? []),
              'postgres.',
            ),
            {
              name: 'sameOnBoth',
              value: same.length,
              unit: `of ${both.length} leagues`,
              target: { atLeast: both.length },
            },
          ]),
      ...pairing,
      {
        name: 'standingsMs',
        value: standingsMs(all.flatMap(({ middle }) => middle ?? [])),
        unit: 'ms, the largest division of a season half over',
        target: { atMost: 50 },
      },
    ];
  } finally {
    await pool.close();
  }
}

const sum = (all: readonly Seasons[], of: (one: Seasons) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

function figuresOf(all: readonly Seasons[], prefix: string): Figure[] {
  const seasons = sum(all, ({ digests }) => digests.length);
  const tables = sum(all, (one) => one.tables);
  const none = (name: keyof Seasons, unit: string): Figure => ({
    name: `${prefix}${name}`,
    value: sum(all, (one) => Number(one[name])),
    unit,
    target: { atMost: 0 },
  });
  const each = (name: keyof Seasons): Figure => ({
    name: `${prefix}${name}`,
    value: sum(all, (one) => Number(one[name])),
    unit: `of ${seasons} seasons`,
    target: { atLeast: seasons },
  });
  const ended = sum(all, ({ seasonsEnded }) => seasonsEnded);
  return [
    {
      name: `${prefix}seasonsEnded`,
      value: ended,
      unit: `of ${seasons}`,
      target: { atLeast: seasons },
    },
    {
      name: `${prefix}tablesEnded`,
      value: sum(all, ({ tablesEnded }) => tablesEnded),
      unit: `of ${tables}`,
      target: { atLeast: tables },
    },
    none('unevenness', 'squares, where an exact schedule exists'),
    none('blockedMet', 'pairs'),
    none('callsTwice', 'calls'),
    none('choresTwice', 'chores'),
    none('rankBoundsBroken', 'times'),
    none('promotedWrong', 'people'),
    none('pingsOutsideHours', 'pings'),
    none('pingsUnwanted', 'pings'),
    {
      name: `${prefix}directorPresses`,
      value: sum(all, ({ directorPresses }) => directorPresses) / Math.max(1, ended),
      unit: 'a season, but to found the league and for disputes',
      target: { atMost: 3 },
    },
    {
      name: `${prefix}directorPressesForDisputes`,
      value: sum(all, (one) => one.directorPressesForDisputes) / Math.max(1, ended),
      unit: 'a season',
      target: null,
    },
    each('breaks'),
    each('disputes'),
    each('drops'),
    {
      name: `${prefix}dropped`,
      value: sum(all, (one) => one.dropped),
      unit: 'people',
      target: null,
    },
    {
      name: `${prefix}stoodIn`,
      value: sum(all, (one) => one.stoodIn),
      unit: 'people',
      target: null,
    },
    {
      name: `${prefix}restarts`,
      value: sum(all, (one) => one.restarts),
      unit: 'restarts',
      target: null,
    },
  ];
}

/** How long it takes to draw a season of so many people, some of whom may not meet. */
function secondsToPair(people: number): number {
  const random = namedRandom(`pair ${people}`);
  const users = Array.from({ length: people }, (_, at) => String(at));
  const apart = new Map(users.map((user) => [user, String(random.below(20 * people))]));
  const wakes = new Map(users.map((user) => [user, random.below(24)]));
  const began = performance.now();
  drawn(seasonOf(users), {
    avoids: (user) => [apart.get(user) ?? ''],
    waking: (user) =>
      Array.from({ length: 24 }, (_, hour) => (hour + 24 - (wakes.get(user) ?? 0)) % 24 < 14),
    before: [],
  });
  return (performance.now() - began) / 1000;
}

const seasonOf = (users: readonly string[]): Season =>
  schema.parse({
    phase: 'sign-up',
    settings: { ...PRESETS.league, game: 'tusk', config: {}, terms: null, seats: 4, least: 2 },
    seed: 'bench',
    signUpEnds: 0,
    begins: 0,
    roundEnds: [],
    entrants: users.map(
      (user): Entrant => ({
        user,
        name: user,
        since: 0,
        as: 'player',
        standsBy: false,
        away: [],
        division: null,
        why: null,
        dropped: null,
        heir: null,
      }),
    ),
    divisions: [],
    tables: [],
    rulings: [],
    claims: [],
    before: [],
    shown: {},
    outcomes: [],
    post: null,
    said: [],
  });

/** How long the standings of a division take with all that its people can still reach: the slowest of these seasons. */
function standingsMs(seasons: readonly Season[]): number {
  const times = seasons.flatMap((season) =>
    [...season.divisions.keys()].map((division) => {
      const read = Array.from({ length: 5 }, () => {
        const began = performance.now();
        rankedIn(season, division);
        return performance.now() - began;
      });
      return median(read);
    }),
  );
  return Math.max(0, ...times);
}
