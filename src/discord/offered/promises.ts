import { StringSelectMenuBuilder } from 'discord.js';
import { editionOf } from '../../match/edition.ts';
import type { House } from '../../match/house.ts';
import { clip } from '../../presentation/clip.ts';
import { written } from '../../presentation/written.ts';
import type { MatchRow, PromiseRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { writeId } from './ids.ts';
import { OPTIONS, type Row, selectRow } from './rows.ts';

/** A promise in words, with what was said of it. */
export function promiseWords(
  house: House,
  match: MatchRow,
  { from, to, text, kept }: PromiseRow,
  { say, language }: HouseSpeech,
): string {
  const words = editionOf(house, match).in(language);
  const [one] = to;
  const facts = { from: words.seatName(from), text: written(text) };
  const said =
    one === undefined
      ? say('promises.to all', facts)
      : say('promises.to one', { ...facts, to: words.seatName(one) });
  return kept === null ? said : `${said} ${say(kept ? 'promises.kept' : 'promises.broken')}`;
}

/** What was promised in a match that is over, and two lists by which is said what was kept. */
export function promisesPost(
  house: House,
  match: MatchRow,
  promises: readonly PromiseRow[],
  speech: HouseSpeech,
): { readonly content: string; readonly components: Row[] } {
  const { say } = speech;
  const lines = promises.map((one, at) => `${at + 1}. ${promiseWords(house, match, one, speech)}`);
  const options = promises.slice(0, OPTIONS).map(({ id, text }, at) => ({
    label: clip(`${at + 1}. ${text}`, 100),
    value: String(id),
  }));
  const judging = (['kept', 'broken'] as const).map((how) =>
    selectRow(
      new StringSelectMenuBuilder()
        .setCustomId(writeId({ do: how, match: match.id }))
        .setPlaceholder(say(how === 'kept' ? 'promises.which kept' : 'promises.which broken'))
        .addOptions(options),
    ),
  );
  return { content: [say('promises.title'), ...lines].join('\n'), components: judging };
}
