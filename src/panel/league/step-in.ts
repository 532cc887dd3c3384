import { ANSWERED_WITHIN_MS, tablesLeft } from '../../league/standing-in.ts';
import { tableAt } from '../../league/playing.ts';
import type { AppSpeech } from '../../words/index.ts';
import { button, buttonRow, type Row } from '../controls.ts';
import { whenWords } from '../wording/when.ts';
import { type ShownSeason, titleOf, whoIs } from './names.ts';

/** By which somebody is asked whether it plays on for who dropped out; the nth search of the season. */
export function stepInPost(
  shown: ShownSeason,
  nth: number,
  user: string,
  speech: AppSpeech,
): { readonly content: string; readonly components: readonly Row[] } {
  const { say } = speech;
  const { season } = shown;
  const search = season.searches[nth];
  const row = search?.row ?? '';
  const left = tablesLeft(season, row);
  const open = left.filter((number) => tableAt(season, number)?.status === 'open').length;
  const until = (search?.asked.at(-1)?.at ?? 0) + ANSWERED_WITHIN_MS;
  const about = { season: shown.row.id, search: nth };
  return {
    content: say('league.step in', {
      user: whoIs(user, speech),
      title: titleOf(shown, speech),
      for: whoIs(row, speech),
      count: left.length,
      open,
      until: whenWords(new Date(until)),
    }),
    components: [
      buttonRow([
        button({ do: 'takeOver', ...about }, say('buttons.step in'), 'answer', '🪑'),
        button({ do: 'stepAside', ...about }, say('buttons.step aside'), 'quiet', '✖️'),
      ]),
    ],
  };
}
