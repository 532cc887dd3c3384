import { championsOf } from '../../league/promotion.ts';
import { rankedIn } from '../../league/table-of.ts';
import { seasonIn } from '../../match/league/in-season.ts';
import type { LeagueRow, SeasonRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { firstLines } from '../said/text.ts';
import { peopleIn } from './names.ts';

/** The champions of each season of a league, the newest first. */
export function historyWords(
  league: LeagueRow,
  rows: readonly SeasonRow[],
  speech: AppSpeech,
): string {
  const { say } = speech;
  const lines = rows.flatMap((row) => {
    const season = seasonIn(row);
    const champions =
      season.phase === 'over' && season.divisions.length > 0
        ? championsOf(rankedIn(season, 0))
        : [];
    if (champions.length === 0) return [];
    return [
      say('league.history season', {
        number: row.number,
        people: `🏆 ${peopleIn(champions, speech)}`,
      }),
    ];
  });
  const title = say('league.history title', { league: league.name });
  if (lines.length === 0) return `${title}\n${say('league.history none')}`;
  return firstLines([title, ...lines], 1900, 0, (count) => say('table.more answers', { count }));
}
