import type { Claim, LeagueTable, Season } from '../../league/season.ts';
import { entrantOf } from '../../league/entering.ts';
import { tableAt } from '../../league/playing.ts';
import { letterOf } from '../../match/league/names.ts';
import { clip } from '../../presentation/clip.ts';
import { escaped } from '../../presentation/escape.ts';
import type { LeagueRow, SeasonRow } from '../../store/store.ts';
import { SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/** A season of a league, for whom it is shown to. */
export interface ShownSeason {
  readonly league: LeagueRow;
  readonly row: Pick<SeasonRow, 'id' | 'number'>;
  readonly season: Season;
}

/** What a league is called, for a message. */
export const nameOf = ({ name }: Pick<LeagueRow, 'name'>): string => escaped(name);

/** What somebody wrote, as it is told to all. */
export const quoted = (text: string): string => escaped(clip(text, 700));

/** How a season is called: `Autumn · season 3`. */
export const titleOf = ({ league, row }: ShownSeason, { say }: AppSpeech): string =>
  say('league.title', { league: nameOf(league), number: row.number });

/** How a division is called: `Division A`; as the season where there is one alone. */
export const divisionOf = (shown: ShownSeason, division: number, speech: AppSpeech): string =>
  shown.season.divisions.length > 1
    ? speech.say('league.division name', { letter: letterOf(division) })
    : titleOf(shown, speech);

/** How the tables of a division are called: `Autumn A`. */
export const tablesOf = ({ league }: ShownSeason, division: number): string =>
  `${nameOf(league)} ${letterOf(division)}`;

/** A mention of somebody, by which nobody is pinged who is not named for it; who was forgotten is named by none. */
export const whoIs = (user: string, { say }: AppSpeech): string =>
  user.startsWith(SOMEBODY) ? say('person.somebody') : `<@${user}>`;

/**
 * Who is called to answer a claim: the roles that direct the league; where it has none, who founded it, unless the claim
 * is its own.
 */
export function calledTo(
  { league, season }: ShownSeason,
  { by }: Claim,
): { readonly roles: readonly string[]; readonly users: readonly string[] } {
  const { directors: roles } = league;
  const { host } = season;
  const isAlone = roles.length === 0 && host !== null && host !== by && !host.startsWith(SOMEBODY);
  return { roles, users: isAlone ? [host] : [] };
}

/** Who plays for a row, and for whom, or that it has dropped out. */
export function playerOf(season: Season, user: string, speech: AppSpeech): string {
  const { say } = speech;
  const { heir = null, dropped = null } = entrantOf(season, user) ?? {};
  const player = whoIs(heir?.user ?? user, speech);
  if (heir === null && dropped === null) return player;
  const note =
    heir === null
      ? say('league.dropped out')
      : say('league.plays for', { for: whoIs(user, speech) });
  return say('league.row note', { player, note });
}

/** Who has which of these places by seat at a table, the best first: `1. @Ash, 2. @Birch`. */
export const placesWords = (
  season: Season,
  number: number,
  places: readonly number[],
  speech: AppSpeech,
): string =>
  (tableAt(season, number)?.seats ?? [])
    .map((user, seat) => ({ user, place: places[seat] ?? 0 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ user, place }) => `${place}. ${whoIs(user, speech)}`)
    .join(', ');

/** How many tables of some are over, and how many there are, without those that do not count. */
export function progressOf(tables: readonly LeagueTable[]): {
  readonly over: number;
  readonly count: number;
} {
  const counted = tables.filter(({ status }) => status !== 'void');
  return { over: counted.filter(({ status }) => status === 'over').length, count: counted.length };
}

/** As many people as a post has room for, and how many more there are. */
export function peopleIn(users: readonly string[], speech: AppSpeech, most = 40): string {
  const named = users.slice(0, most).map((user) => whoIs(user, speech));
  return [...named, ...(users.length > most ? [`+${users.length - most}`] : [])].join(', ');
}
