import { editionOf } from '../../match/stored/edition.ts';
import type { App } from '../../match/app/app.ts';
import { pagesOf } from '../../match/play/promise.ts';
import { clip } from '../../presentation/clip.ts';
import { escaped } from '../../presentation/escape.ts';
import type { MatchRow, PledgeRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { listRow, type Row } from '../controls.ts';

/** How long the words of a promise are at most, in characters, with what takes the meaning from their signs. */
const LONGEST_WRITTEN = 220;

/** The words of a promise as a message may hold them: shorter only where they are signs for the most part. */
function shortly(text: string): string {
  for (let most = text.length; ; most -= 1) {
    const said = escaped(clip(text, most));
    if (said.length <= LONGEST_WRITTEN) return said;
  }
}

/** A promise in words, with what was said of it. */
export function promiseWords(
  app: App,
  match: MatchRow,
  { from, to, text, kept }: PledgeRow,
  { say, language }: AppSpeech,
): string {
  const words = editionOf(app, match).in(language);
  const [one] = to;
  const facts = { from: words.seatName(from), text: shortly(text) };
  const said =
    one === undefined
      ? say('promises.to all', facts)
      : say('promises.to one', { ...facts, to: words.seatName(one) });
  return kept === null ? said : `${said} ${say(kept ? 'promises.kept' : 'promises.broken')}`;
}

/**
 * A page of what was promised in a match that is over, from 0, and two lists by which is said what of it was kept. Null
 * where there is no such page.
 */
export function promisesPost(
  app: App,
  match: MatchRow,
  promises: readonly PledgeRow[],
  page: number,
  speech: AppSpeech,
): { readonly content: string; readonly components: Row[] } | null {
  const { say } = speech;
  const pages = pagesOf(promises);
  const shown = pages[page];
  if (shown === undefined) return null;
  const options = shown.map(({ id, text }) => ({
    label: `${promises.findIndex((one) => one.id === id) + 1}. ${text}`,
    value: String(id),
  }));
  const judging = (['kept', 'broken'] as const).map((how) =>
    listRow({
      press: { do: how, match: match.id },
      options,
      placeholder: say(how === 'kept' ? 'promises.which kept' : 'promises.which broken'),
    }),
  );
  return { content: promisesPage(app, match, promises, page, speech), components: judging };
}

/** A page of what was promised in a match, from 0, each promise with its number among all. */
export function promisesPage(
  app: App,
  match: MatchRow,
  promises: readonly PledgeRow[],
  page: number,
  speech: AppSpeech,
): string {
  const pages = pagesOf(promises);
  const lines = (pages[page] ?? []).map((one) => {
    const number = promises.findIndex(({ id }) => id === one.id) + 1;
    return `${number}. ${promiseWords(app, match, one, speech)}`;
  });
  const foot =
    pages.length > 1 ? [speech.say('table.page', { page: page + 1, pages: pages.length })] : [];
  return [speech.say('promises.title'), ...lines, ...foot].join('\n');
}
