import { POINT, pointsFor } from '../../league/points.ts';
import type { LeagueSettings, Scoring } from '../../league/settings.ts';
import type { AppSpeech } from '../../words/index.ts';

/** How many seats its tables may have, the most first. */
export const sizesOf = ({ seats, least }: Pick<LeagueSettings, 'seats' | 'least'>): number[] =>
  Array.from({ length: seats - least + 1 }, (_, less) => seats - less);

/** What each place is worth at a table of a size. */
export const pointsByPlace = (size: number, { points }: Pick<Scoring, 'points'>): number[] =>
  pointsFor(size, points).map((one) => one / POINT);

/** What decides between equal points, in words. */
export const tieWords = (
  { tieBreaks }: Pick<Scoring, 'tieBreaks'>,
  say: AppSpeech['say'],
): string[] => tieBreaks.map((one) => say(`league.tie ${one}`));

/** What places are worth at tables of these sizes, what decides between equal points, and what else is ruled. */
export function scoringWords(
  sizes: readonly number[],
  scoring: Scoring,
  { say }: Pick<AppSpeech, 'say'>,
): string {
  const points = sizes.map((size) => pointsByPlace(size, scoring).join('/')).join(' · ');
  const gives =
    scoring.tieBreaks.length === 0
      ? say('league.scoring alone', { points })
      : say('league.scoring', { points, ties: tieWords(scoring, say).join(', ') });
  const { moves, reliability: least, dropOuts } = scoring;
  return [
    gives,
    ...(moves === null ? [] : [say('league.scoring moves', { count: moves })]),
    ...(least === null ? [] : [say('league.scoring reliability', { least })]),
    ...(dropOuts === 'computer' ? [say('league.scoring drop-outs')] : []),
    ...(scoring.rated ? [say('league.scoring rated')] : []),
  ].join(' ');
}
