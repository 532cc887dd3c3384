import { MESSAGE_LENGTH } from '../limits.ts';
import { atMostTwo } from '../../language/numbers.ts';
import { championsOf } from '../../league/promotion.ts';
import { headToHead, ownRecord } from '../../league/record.ts';
import { rankedIn } from '../../league/table-of.ts';
import { seasonIn } from '../../match/league/in-season.ts';
import type { LeagueRow, SeasonRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { firstLines } from '../wording/text.ts';
import { nameOf, playerOf, whoIs } from './names.ts';

/** Of two people who was ahead how often in a league; the first is who reads it. */
export function headToHeadWords(
  rows: readonly SeasonRow[],
  user: string,
  other: string,
  speech: AppSpeech,
): string {
  const { tables, ahead, behind } = headToHead(rows.map(seasonIn), user, other);
  const player = whoIs(other, speech);
  if (tables === 0) return speech.say('league.never met', { player });
  return speech.say('league.head to head', { player, count: tables, ahead, behind });
}

/** What somebody has come to in a league, said to itself; null where no match of its is over there. */
export function ownRecordWords(
  rows: readonly SeasonRow[],
  user: string,
  { say, language }: AppSpeech,
): string | null {
  const { mean, ...record } = ownRecord(rows.map(seasonIn), user);
  if (record.matches === 0) return null;
  const points = mean === null ? '' : say('league.my mean', { points: atMostTwo(language, mean) });
  return say('league.my record', { ...record, mean: points });
}

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
        people: `🏆 ${champions.map((user) => playerOf(season, user, speech)).join(', ')}`,
      }),
    ];
  });
  const title = say('league.history title', { league: nameOf(league) });
  if (lines.length === 0) return `${title}\n${say('league.history none')}`;
  return firstLines([title, ...lines], MESSAGE_LENGTH - 100, 0, (count) =>
    say('table.more answers', { count }),
  );
}
