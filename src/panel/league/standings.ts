import { MESSAGE_LENGTH } from '../limits.ts';
import { entrantOf } from '../../league/entering.ts';
import { warningsUntil } from '../../league/directing.ts';
import { shownPoints } from '../../league/points.ts';
import type { Season } from '../../league/season.ts';
import { linesIn, rankedIn, type Ranked } from '../../league/table-of.ts';
import { atMostTwo } from '../../language/numbers.ts';
import type { Standing, Standings } from '../../presentation/standings.ts';
import { SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { firstLines } from '../wording/text.ts';
import { divisionOf, playerOf, progressOf, type ShownSeason, titleOf } from './names.ts';

const MARKS = { up: ' ⬆️', stays: ' ⏸️', down: ' ⬇️' } as const;

/** Points as they are written. */
export const pointsIn = (points: number, { language }: AppSpeech): string =>
  atMostTwo(language, shownPoints(points));

/** What the standings of a division are called, and how many of its tables are over. */
export function standingsHead(shown: ShownSeason, division: number, speech: AppSpeech): string {
  const titles = [titleOf(shown, speech), divisionOf(shown, division, speech)];
  const title = [...new Set(titles)].join(' · ');
  const progress = progressWords(shown, division, speech);
  return speech.say('league.standings title', { title, progress });
}

const progressWords = ({ season }: ShownSeason, division: number, { say }: AppSpeech): string =>
  say('league.progress', progressOf(season.tables.filter((one) => one.division === division)));

/** The standings of a division, a line for each who plays there. */
export function standingsWords(shown: ShownSeason, division: number, speech: AppSpeech): string {
  const { say } = speech;
  const { season } = shown;
  const ranked = rankedIn(season, division);
  const widest = String(ranked.length).length;
  const lines = [
    standingsHead(shown, division, speech),
    ...legendWords(season, say),
    ...ranked.map((row) => rowWords(season, row, widest, speech)),
  ];
  return firstLines(lines, MESSAGE_LENGTH, 0, (count) => say('table.more answers', { count }));
}

/** What the numbers of a row are; what marks mean, where there are any. */
function legendWords({ phase, divisions }: Season, say: AppSpeech['say']): string[] {
  if (phase === 'over') return [];
  return [say(divisions.length > 1 ? 'league.legend with marks' : 'league.legend')];
}

const isOpen = ({ phase }: Season): boolean => phase === 'playing' || phase === 'drawn';

const warningsOf = (season: Season, user: string): number =>
  warningsUntil(season, season.rulings.length, user);

function rowWords(season: Season, row: Ranked, widest: number, speech: AppSpeech): string {
  const { best, worst } = row.bounds;
  const places =
    best === worst
      ? speech.say('league.one place', { best })
      : speech.say('league.place', { best, worst });
  const warnings = warningsOf(season, row.user);
  const card = warnings === 0 ? '' : warnings === 1 ? ' 🟨' : ' 🟥';
  return speech.say('league.row', {
    rank: String(row.rank).padStart(widest),
    player: playerOf(season, row.user, speech),
    points: pointsIn(row.points, speech),
    played: row.played,
    all: row.played + row.left,
    place: isOpen(season) ? places : '',
    mark: (row.mark === null ? '' : MARKS[row.mark]) + card,
  });
}

/** The same for a picture, with the names under which people signed up. */
export function standingsPicture(
  shown: ShownSeason,
  division: number,
  speech: AppSpeech,
): Standings {
  const { season } = shown;
  const { say, language } = speech;
  const called = ({ user, name }: { readonly user: string; readonly name: string }): string =>
    user.startsWith(SOMEBODY) ? say('person.somebody') : name;
  const rowOf = (row: Ranked): Standing => {
    const { user, rank, points, wins, played, left, bounds, mark } = row;
    const own = entrantOf(season, user);
    const signedUp = called(own ?? { user, name: user });
    const heir = own?.heir ?? null;
    const note =
      heir !== null
        ? say('league.plays for', { for: signedUp })
        : own?.dropped == null
          ? null
          : say('league.dropped out');
    return {
      rank,
      name: heir === null ? signedUp : called(heir),
      note,
      warnings: warningsOf(season, user),
      points: pointsIn(points, speech),
      wins,
      played,
      all: played + left,
      ...bounds,
      goes: mark,
    };
  };
  const ofSeason = say('league.title', { league: shown.league.name, number: shown.row.number });
  const progress = progressWords(shown, division, speech);
  const isOnly = season.divisions.length < 2;
  return {
    language,
    title: isOnly ? ofSeason : divisionOf(shown, division, speech),
    about: isOnly ? progress : `${ofSeason} · ${progress}`,
    rows: rankedIn(season, division).map(rowOf),
    ...(linesIn(season)[division] ?? { up: 0, down: 0 }),
    isOpen: isOpen(season),
  };
}

/** How somebody stands in its division, in a sentence. */
export function ownRow(
  shown: ShownSeason,
  division: number,
  user: string,
  speech: AppSpeech,
): string {
  const row = rankedIn(shown.season, division).find((one) => one.user === user);
  const name = divisionOf(shown, division, speech);
  if (row === undefined || row.played === 0)
    return speech.say('league.me not played', { division: name });
  const { rank } = row;
  const points = pointsIn(row.points, speech);
  return speech.say('league.me row', { rank, division: name, points });
}
