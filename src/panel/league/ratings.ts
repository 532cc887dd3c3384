import { MESSAGE_LENGTH } from '../limits.ts';
import { decimal } from '../../language/numbers.ts';
import { isProvisional, ratedIn, type Rating, ratingsOf } from '../../league/rating.ts';
import type { Season } from '../../league/season.ts';
import { SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { firstLines } from '../wording/text.ts';
import { whoIs } from './names.ts';

/** The ratings of all who played in some seasons of a game, the best first, guesses last; one's own stands above them, too. */
export function ratingsWords(
  seasons: readonly Season[],
  { game, user }: { readonly game: string; readonly user: string },
  speech: AppSpeech,
): string {
  const { say } = speech;
  const all = [...ratingsOf(ratedIn(seasons))]
    .filter(([one]) => !one.startsWith(SOMEBODY))
    .toSorted(([, one], [, other]) => other.mean - one.mean);
  const known = all.filter(([, one]) => !isProvisional(one));
  const guesses = all.filter(([, one]) => isProvisional(one));
  const line = (words: 'rating row' | 'rating guess', rank: number, [one, rating]: Entry): string =>
    say(`league.${words}`, { rank, player: whoIs(one, speech), ...factsOf(rating, speech) });
  const own = all.find(([one]) => one === user);
  const title = say('league.ratings title', { game });
  if (all.length === 0) return `${title}\n${say('league.ratings none')}`;
  const head = [
    title,
    ...(own === undefined ? [] : [say('league.my rating', factsOf(own[1], speech))]),
    ...known.map((one, nth) => line('rating row', nth + 1, one)),
    ...guesses.map((one) => line('rating guess', 0, one)),
  ];
  const foot = `-# ${say('league.ratings mean')}`;
  const shown = firstLines(head, MOST - foot.length, 0, (count) =>
    say('table.more answers', { count }),
  );
  return `${shown}\n${foot}`;
}

type Entry = readonly [user: string, Rating];

/** The most characters of a message with them. */
const MOST = MESSAGE_LENGTH - 100;

const factsOf = ({ mean, error, matches }: Rating, { language }: AppSpeech) => ({
  mean: decimal(language, mean),
  error: decimal(language, error),
  count: matches,
});
