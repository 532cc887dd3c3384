import { MESSAGE_LENGTH } from '../limits.ts';
import { distanceOf } from '../../league/pairing/distance.ts';
import { sitterOf } from '../../league/playing.ts';
import type { LeagueTable, Season } from '../../league/season.ts';
import { rosterOf } from '../../league/table-of.ts';
import type { AppSpeech } from '../../words/index.ts';
import { firstLines } from '../wording/text.ts';
import { whenWords } from '../wording/when.ts';
import { peopleIn, playerOf, type ShownSeason, tablesOf, titleOf } from './names.ts';

/** What of the schedule is shown: of a division, or the tables of somebody. */
export interface Of {
  readonly division: number;
  readonly user?: string;
}

/** A message, less a foot. */
const LONGEST = MESSAGE_LENGTH - 50;

/** The schedule of a division, round by round; `threads` says where the matches are played. */
export function scheduleWords(
  shown: ShownSeason,
  { division, user }: Of,
  threads: ReadonlyMap<number, string>,
  speech: AppSpeech,
): string {
  const { say } = speech;
  const { season } = shown;
  const title = say('league.schedule title', {
    title: season.divisions.length > 1 ? tablesOf(shown, division) : titleOf(shown, speech),
  });
  const own = season.tables
    .map((table, at) => ({ table, number: at + 1 }))
    .filter(
      ({ table }) =>
        table.division === division && (user === undefined || table.seats.includes(user)),
    );
  const rounds = [...new Set(own.map(({ table }) => table.round))].sort((a, b) => a - b);
  const lines = rounds.flatMap((round) => {
    const end = season.roundEnds[round];
    const ends =
      end === undefined ? '' : say('league.schedule ends', { when: whenWords(new Date(end)) });
    return [
      say('league.schedule round', { round: round + 1, ends }),
      ...own
        .filter(({ table }) => table.round === round)
        .map(({ table, number }) => tableWords(shown, table, number, threads, speech)),
    ];
  });
  const even = season.phase === 'drawn' ? [evennessWords(season, division, speech)] : [];
  return firstLines([title, ...even, ...lines], LONGEST, 0, (count) =>
    say('table.more answers', { count }),
  );
}

/** How often pairs of a division meet, and how far from even a schedule is; who is kept apart from whom is told to nobody. */
function evennessWords(season: Season, division: number, { say }: AppSpeech): string {
  const roster = rosterOf(season, division);
  const tables = season.tables.filter((one) => one.division === division);
  const meetings = roster.flatMap((user, at) =>
    roster
      .slice(at + 1)
      .map(
        (other) =>
          tables.filter((one) => [user, other].every((id) => one.seats.includes(id))).length,
      ),
  );
  const people = roster.map((user) => ({ user, avoids: [], waking: null }));
  const { opponents } = distanceOf({ people, ...season.settings }, tables);
  const [fewest, most] = [Math.min(...meetings), Math.max(...meetings)];
  if (fewest === most) return say('league.schedule exact', { count: most });
  return opponents === 0
    ? say('league.schedule even', { fewest, most })
    : say('league.schedule uneven', { fewest, most, distance: opponents });
}

/** Who sits at a table, and who won; of one that is played, its thread says which it is and who. */
function tableWords(
  { season }: ShownSeason,
  { status, match, result, seats, substituted }: LeagueTable,
  number: number,
  threads: ReadonlyMap<number, string>,
  speech: AppSpeech,
): string {
  const { say } = speech;
  const thread = status === 'open' ? threads.get(match ?? 0) : undefined;
  if (thread !== undefined) return `🔥 <#${thread}>`;
  const people = seats.map((one) => playerOf(season, one, speech)).join(', ');
  const played = (user: string): string =>
    substituted.includes(user) ? (sitterOf(season, user)?.user ?? user) : user;
  const winners = seats.filter((_, seat) => result?.places[seat] === 1).map(played);
  const what =
    status === 'void'
      ? say('league.table void', { people })
      : winners.length === 0
        ? people
        : `${people} · 🏆 ${peopleIn(winners, speech)}`;
  return say('league.schedule table', { table: number, what });
}
