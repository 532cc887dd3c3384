import { datesFrom, type LeagueSettings, leagueSettings } from '../../league/settings.ts';
import type { Season } from '../../league/season.ts';
import type { LeagueRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import { type Place, type Press, pressOnce } from '../app/press.ts';
import { escaped, plain } from '../../presentation/escape.ts';
import { Refused } from '../app/refused.ts';
import { seasonIn } from './in-season.ts';

/** What a director asks for when founding a league. */
export interface Founding {
  readonly name: string;
  readonly home: Place;
  readonly settings: LeagueSettings;
  readonly directors: readonly string[];
}

/** How many leagues a server may have at a time. */
export const MOST_LEAGUES = 10;

/** Founds a league, whose first season people may sign up for at once. Only who manages the server may. */
export function foundLeague(app: App, press: Press, founding: Founding): Promise<LeagueRow> {
  const { home, settings, directors } = founding;
  const name = plain(founding.name);
  return pressOnce(app, press, async (transaction) => {
    if (!press.moderates({ server: home.server, channel: null }))
      throw new Refused('manager founds');
    const others = (await transaction.leaguesOf(home.server)).filter((one) => one.endedAt === null);
    if (others.length >= MOST_LEAGUES)
      throw new Refused('too many leagues', { count: others.length });
    if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      throw new Refused('league has the name', { name: escaped(name) });
    const { server, channel } = home;
    const league = { server, channel, name, directors, settings, createdAt: app.now() };
    const id = await transaction.createLeague(league);
    const row = { ...league, id, endedAt: null };
    await openSeason(app, transaction, row, 1, app.now().getTime(), [], press.user.id);
    return row;
  });
}

/** Opens a season of a league, from when on people may sign up for it; nothing where it has one of this number. */
export async function openSeason(
  app: App,
  transaction: Transaction,
  league: LeagueRow,
  number: number,
  from: number,
  before: readonly string[] = [],
  founder: string | null = null,
): Promise<void> {
  const settings = leagueSettings.parse(league.settings);
  const opens = from > app.now().getTime() ? from : null;
  const dates = datesFrom(from, settings);
  const [last] = await transaction.seasonsOf(league.id);
  const season: Season = {
    phase: 'sign-up',
    settings,
    seed: app.secret(16),
    opens,
    ...dates,
    roundEnds: [],
    entrants: [],
    divisions: [],
    tables: [],
    rulings: [],
    claims: [],
    searches: [],
    reseats: [],
    before: [...before],
    shown: {},
    outcomes: [],
    break: null,
    post: null,
    host: last === undefined ? founder : seasonIn(last).host,
    said: [],
  };
  const row = {
    league: league.id,
    number,
    runAt: new Date(opens ?? dates.signUpEnds),
    state: season,
  };
  const id = await transaction.createSeason(row);
  if (id !== null && opens === null) await tellOpened(app, transaction, id, before);
}

/** Has all told that they can sign up for a season, and those asked who played the one before. */
export async function tellOpened(
  app: App,
  transaction: Transaction,
  season: number,
  before: readonly string[],
): Promise<void> {
  await notify(transaction, null, { kind: 'season', season }, app.now());
  for (let page = 0; page * ASKED_A_POST < before.length; page += 1) {
    const news = { is: 'stay', page } as const;
    await notify(transaction, null, { kind: 'seasonNews', season, news }, app.now());
  }
}

/** How many people one post asks whether they stay: so many mentions fit. */
export const ASKED_A_POST = 50;
