import { rankedIn, type Ranked } from '../../league/table-of.ts';
import type { Season } from '../../league/season.ts';
import { shownPoints } from '../../league/points.ts';
import { clip } from '../../presentation/clip.ts';
import type { AppSpeech } from '../../words/index.ts';
import { divisionOf, playerOf, progressOf, type Shown } from './names.ts';

const MARKS = { up: ' ⬆️', stays: ' ⏸️', down: ' ⬇️' } as const;

/** The standings of a division, a line for each who plays there. */
export function standingsWords(shown: Shown, division: number, speech: AppSpeech): string {
  const { say } = speech;
  const { season } = shown;
  const tables = season.tables.filter((one) => one.division === division);
  const ranked = rankedIn(season, division);
  const widest = String(ranked.length).length;
  const lines = ranked.map((row) => rowWords(shown, row, widest, speech));
  const title = divisionOf(shown, division, speech);
  return clip(
    [
      say('league.standings title', { title, ...progressOf(tables) }),
      ...lines,
      ...legendWords(season, say),
    ].join('\n'),
    2000,
  );
}

/** What the numbers of a row are; what marks mean, where there are any. */
function legendWords({ phase, divisions }: Season, say: AppSpeech['say']): string[] {
  if (phase === 'over') return [];
  return [say(divisions.length > 1 ? 'league.legend with marks' : 'league.legend')];
}

function rowWords({ season }: Shown, row: Ranked, widest: number, speech: AppSpeech): string {
  const { best, worst } = row.bounds;
  const isOpen = season.phase === 'playing' || season.phase === 'drawn';
  const places =
    best === worst
      ? speech.say('league.one place', { best })
      : speech.say('league.place', { best, worst });
  return speech.say('league.row', {
    rank: String(row.rank).padStart(widest),
    player: playerOf(season, row.user, speech),
    points: shownPoints(row.points),
    played: row.played,
    all: row.played + row.left,
    place: isOpen ? places : '',
    mark: row.mark === null ? '' : MARKS[row.mark],
  });
}

/** How somebody stands in its division, in a sentence. */
export function ownRow(shown: Shown, division: number, user: string, speech: AppSpeech): string {
  const row = rankedIn(shown.season, division).find((one) => one.user === user);
  return speech.say('league.me row', {
    rank: row?.rank ?? 0,
    division: divisionOf(shown, division, speech),
    points: shownPoints(row?.points ?? 0),
  });
}
