import type { LeagueTable, Season } from '../../league/season.ts';
import { clip } from '../../presentation/clip.ts';
import type { AppSpeech } from '../../words/index.ts';
import { whenWords } from '../said/when.ts';
import { divisionOf, playerOf, type Shown, whoIs } from './names.ts';

/** What of the schedule is shown: of a division, or the tables of somebody. */
export interface Of {
  readonly division: number;
  readonly user?: string;
}

/** The schedule of a division, round by round; `threads` says where the matches are played. */
export function scheduleWords(
  shown: Shown,
  { division, user }: Of,
  threads: ReadonlyMap<number, string>,
  speech: AppSpeech,
): string {
  const { say } = speech;
  const { season } = shown;
  const title = say('league.schedule title', {
    title: `${shown.league.name}`,
    division: divisionOf(shown, division, speech),
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
    const ends = end === undefined ? '' : ` · ${whenWords(new Date(end))}`;
    return [
      `${say('league.schedule round', { round: round + 1 })}${ends}`,
      ...own
        .filter(({ table }) => table.round === round)
        .map(({ table, number }) =>
          say('league.schedule table', {
            table: number,
            people: table.seats.map((one) => playerOf(season, one, speech)).join(', '),
            state: stateWords(season, table, threads, speech),
          }),
        ),
    ];
  });
  return clip([title, ...lines].join('\n'), 2000);
}

function stateWords(
  _season: Season,
  { status, match, result, seats }: LeagueTable,
  threads: ReadonlyMap<number, string>,
  speech: AppSpeech,
): string {
  const { say } = speech;
  const thread = match === null ? undefined : threads.get(match);
  if (status === 'open')
    return say('league.table open', { thread: thread === undefined ? '' : `<#${thread}>` });
  if (status === 'planned') return say('league.table planned');
  if (result === null || status === 'void') return say('league.table void');
  const winners = seats
    .filter((_, seat) => result.places[seat] === 1)
    .map((user) => whoIs(user, speech));
  return say('league.table over', { winners: `🏆 ${winners.join(', ')}` });
}
