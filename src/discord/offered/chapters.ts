import { ButtonBuilder, ButtonStyle, StringSelectMenuBuilder } from 'discord.js';
import { clip } from '../../presentation/clip.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { passagesWith } from '../../presentation/passages.ts';
import { written } from '../../presentation/written.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { firstLines } from '../said/text.ts';
import { writeId } from './ids.ts';
import { type Page, PAGE_LENGTH, textPage } from './page.ts';
import { button, buttonRows, OPTIONS, type Row, selectRow } from './rows.ts';

/** A chapter by its number, from 0, with the ways to the others; where there is none, what chapters there are. */
export function readChapter(edition: AnyEdition, speech: HouseSpeech, at: number): Page {
  const { title, rules } = edition.in(speech.language);
  const chapter = rules[at];
  const { say } = speech;
  if (chapter === undefined) {
    const titles = rules.map((one) => `- ${one.title}`);
    const text = [`## ${title}`, say('table.chapters'), ...titles].join('\n');
    return textPage(text, waysOn(edition, speech, null));
  }
  const beside = [
    { to: at - 1, arrow: '◀ ', end: '' },
    { to: at + 1, arrow: '', end: ' ▶' },
  ].flatMap(({ to, arrow, end }) => {
    const next = rules[to];
    if (next === undefined) return [];
    const id = writeId({ do: 'chapter', at: to, game: edition.game.id });
    const label = `${arrow}${clip(next.title, 70)}${end}`;
    return [new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary)];
  });
  return textPage(`## ${chapter.title}\n${chapter.text}`, waysOn(edition, speech, at, beside));
}

/** The passages of the rules that hold all of these words, each below its chapter. */
export function readPassages(edition: AnyEdition, speech: HouseSpeech, words: string): Page {
  const found = passagesWith(edition.in(speech.language), words);
  const { say } = speech;
  const components = waysOn(edition, speech, null);
  const wanted = { words: written(clip(words, 60)) };
  if (found.length === 0) return textPage(say('table.nothing found', wanted), components);
  const lines = found.map(({ chapter, text }, at) =>
    chapter === found[at - 1]?.chapter ? text : `### ${chapter}\n${text}`,
  );
  const head = say('table.found', wanted);
  const foot = (count: number) => say('table.more found', { count });
  const room = PAGE_LENGTH - head.length - 1;
  return textPage(`${head}\n${firstLines(lines, room, 0, foot)}`, components);
}

/**
 * Where one can go on from a page of the rules: to a chapter, to how the game is played, and to the legend.
 *
 * @param read what is read: a chapter, from 0, the cards or the legend; null for none of these
 * @param beside buttons that stand before the others
 */
export function waysOn(
  edition: AnyEdition,
  speech: HouseSpeech,
  read: number | 'cards' | 'legend' | null,
  beside: readonly ButtonBuilder[] = [],
): Row[] {
  const game = edition.game.id;
  const { primer = [], legendScenes } = edition.in(speech.language);
  const ways = [
    { to: 'cards', is: primer.length > 0, label: speech.say('buttons.how to play'), emoji: '📖' },
    {
      to: 'legend',
      is: legendScenes !== undefined,
      label: speech.say('buttons.legend'),
      emoji: '🔎',
    },
  ] as const;
  const others = ways.flatMap(({ to, is, label, emoji }) =>
    !is || to === read
      ? []
      : [button(writeId({ do: to, game }), label, ButtonStyle.Secondary, emoji)],
  );
  return [
    contents(edition, speech, typeof read === 'number' ? read : null),
    ...buttonRows([...beside, ...others]),
  ];
}

/** The list of all chapters, as far as a select has room. */
function contents(edition: AnyEdition, { language, say }: HouseSpeech, read: number | null): Row {
  const { rules } = edition.in(language);
  return selectRow(
    new StringSelectMenuBuilder()
      .setCustomId(writeId({ do: 'chapter', at: read ?? rules.length, game: edition.game.id }))
      .setPlaceholder(clip(say('table.which chapter'), 150))
      .addOptions(
        rules.slice(0, OPTIONS).map(({ title }, at) => ({
          label: clip(title, 100),
          value: String(at),
          default: at === read,
        })),
      ),
  );
}
