import { type ButtonBuilder, ButtonStyle } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { askedOf } from '../../match/asked.ts';
import type { House } from '../../match/house.ts';
import { lessonsFor } from '../../match/lesson.ts';
import type { Loaded } from '../../match/load.ts';
import { personIn } from '../../match/person.ts';
import { primerOf } from '../../match/primer.ts';
import type { MatchRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { fitLines } from '../said/text.ts';
import { type Rules, waysOn } from './chapters.ts';
import { writeId } from './ids.ts';
import { type Page, PAGE_LENGTH, textPage } from './page.ts';
import { button } from './rows.ts';

/**
 * How to play a game: its cards with their pictures; of a game without cards, what it is about.
 *
 * @param reader whose match it is, where it is read at one
 */
export async function primerPage(
  house: House,
  read: Rules,
  reader: { readonly row: MatchRow; readonly seat: Seat | null } | null = null,
): Promise<Page> {
  const { edition, speech } = read;
  const { title, blurb } = edition.in(speech.language);
  const cards = await primerOf(house, edition, speech.language);
  return {
    parts: [
      { text: `## ${title}\n${blurb}`, scene: null },
      ...cards.map((card) => ({ text: `### ${card.title}\n${card.text}`, scene: card.scene })),
    ],
    components: waysOn(
      read,
      { page: 'cards', at: null },
      reader === null ? [] : hintsButton(reader.row, reader.seat, speech),
    ),
  };
}

/** What the signs on a game's pictures mean; of a game that has no legend, how it is played. */
export async function legendPage(house: House, read: Rules): Promise<Page> {
  const { edition, speech } = read;
  const { title, legendScenes } = edition.in(speech.language);
  const scenes = legendScenes?.() ?? [];
  if (scenes.length === 0) return primerPage(house, read);
  return {
    parts: scenes.map((scene, at) => ({
      text: at === 0 ? `## ${speech.say('buttons.legend')}\n${title}` : '',
      scene,
    })),
    components: waysOn(read, { page: 'legend', at: null }),
  };
}

/** What can be done about what a seat is asked, and the chapter that says the rest. Null where nothing is asked. */
export function herePage(loaded: Loaded, seat: Seat, speech: HouseSpeech): Page | null {
  const { edition, row } = loaded;
  const { say, language } = speech;
  const asked = askedOf(loaded, seat, language).filter(({ decision }) => decision.owed);
  if (row.status !== 'running' || asked.length === 0) return null;
  const { rules, commands } = edition.in(language);
  const offered = new Set(
    asked.flatMap(({ offers, shaped }) => [
      ...offers.map(({ phrase }) => phrase.command),
      ...(shaped === null ? [] : [shaped.spoken.command]),
    ]),
  );
  const ways = commands.filter(({ name }) => offered.has(name));
  const lessons = lessonsFor(loaded, seat, language).map(({ lesson }) => lesson);
  const [at = null] = lessons.map(({ chapter }) => chapter);
  const chapter = at === null ? undefined : rules[at];
  const lines = [
    `## ${say('table.here')}`,
    ...asked.map(({ question }) => `**${question.title}**`),
    ...ways.map((way) => `${way.emoji} **${way.button}**: ${way.description}`),
    ...lessons.map(({ text }) => `💡 ${text}`),
    ...(chapter === undefined ? [] : [`### ${chapter.title}`, ...chapter.text.split('\n')]),
  ];
  return textPage(
    fitLines(lines, PAGE_LENGTH, speech),
    waysOn(
      { edition, speech, match: row.id },
      { page: 'here', at },
      hintsButton(loaded.row, seat, speech),
    ),
  );
}

/** For who wants no hints, to have them again. */
function hintsButton(row: MatchRow, seat: Seat | null, { say }: HouseSpeech): ButtonBuilder[] {
  if (seat === null || row.status !== 'running') return [];
  if (personIn(row, row.seats[seat]?.user ?? null)?.hints !== false) return [];
  const id = writeId({ do: 'hints', match: row.id });
  return [button(id, say('buttons.hints'), ButtonStyle.Secondary, '💡')];
}
