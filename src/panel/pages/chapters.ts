import { clip } from '../../presentation/clip.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { passagesWith } from '../../presentation/passages.ts';
import { escaped } from '../../presentation/escape.ts';
import type { AppSpeech } from '../../words/index.ts';
import { firstLines } from '../wording/text.ts';
import { type PanelPlace, type PressId } from '../ids.ts';
import { type Page, textPage } from './page.ts';
import { button, type Button, buttonRows, listRow, type Row } from '../controls.ts';
import { OPTIONS, PAGE_LENGTH } from '../limits.ts';

/** Whose rules are read, and by whom. */
export interface Rules {
  readonly edition: AnyEdition;
  readonly speech: AppSpeech;
  /** Where the reader is asked something: it may go on to what can be done there. Null for nowhere. */
  readonly back: PanelPlace | null;
}

/** What of the rules is read, and which chapter stands on that page, from 0; null for none. */
interface Open {
  readonly page: 'here' | 'rules' | 'cards' | 'legend';
  readonly at: number | null;
}

/** A chapter by its number, from 0, with the ways to the others; where there is none, what chapters there are. */
export function readChapter(read: Rules, at: number): Page {
  const { edition, speech, back } = read;
  const { title, rules } = edition.in(speech.language);
  const chapter = rules[at];
  const { say } = speech;
  if (chapter === undefined) {
    const titles = rules.map((one) => `- ${one.title}`);
    const text = [`## ${title}`, say('table.chapters'), ...titles].join('\n');
    return textPage(text, waysOn(read, { page: 'rules', at: null }));
  }
  const beside = [
    { to: at - 1, arrow: '◀ ', end: '' },
    { to: at + 1, arrow: '', end: ' ▶' },
  ].flatMap(({ to, arrow, end }) => {
    const next = rules[to];
    if (next === undefined) return [];
    const press = { do: 'chapter', at: to, game: edition.game.id, back } as const;
    const label = `${arrow}${clip(next.title, 70)}${end}`;
    return [button(press, label, 'quiet', null)];
  });
  return textPage(
    `## ${chapter.title}\n${chapter.text}`,
    waysOn(read, { page: 'rules', at }, beside),
  );
}

/** The passages of the rules that hold all of these words, each below its chapter. */
export function readPassages(read: Rules, words: string): Page {
  const { edition, speech } = read;
  const found = passagesWith(edition.in(speech.language), words);
  const { say } = speech;
  const components = waysOn(read, { page: 'rules', at: null });
  const wanted = { words: escaped(clip(words, 60)) };
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
 * Where one can go on from a page of the rules: to what can be done at a match, to a chapter, to how the game is played,
 * to the legend, and to a search.
 *
 * @param beside buttons that stand before the others
 */
export function waysOn(read: Rules, open: Open, beside: readonly Button[] = []): Row[] {
  const { edition, speech, back } = read;
  const game = edition.game.id;
  const { primer = [], legendScenes } = edition.in(speech.language);
  const ways = [
    { to: 'cards', is: primer.length > 0, label: speech.say('buttons.how to play'), emoji: '📖' },
    {
      to: 'legend',
      is: legendScenes !== undefined,
      label: speech.say('buttons.legend'),
      emoji: '🏷️',
    },
  ] as const;
  const others = ways.flatMap(({ to, is, label, emoji }) =>
    !is || to === open.page ? [] : [button({ do: to, game, back }, label, 'quiet', emoji)],
  );
  const search = button({ do: 'find', game, back }, speech.say('buttons.search'), 'quiet', '🔍');
  const here = open.page === 'here' ? [] : hereButton(read);
  return [
    contents(read, open.at),
    ...buttonRows([...here, ...beside, ...others, search]),
    ...backToPanel(read),
  ];
}

/** Back to where it was opened on a panel: what is read stands where that is to be then. */
function backToPanel({ speech, back }: Rules): Row[] {
  if (back === null) return [];
  return buttonRows([button(opening(back), speech.say('buttons.to the game'), 'answer', '◀️')]);
}

const opening = ({ match, spot }: PanelPlace): PressId => {
  if (spot === null) return { do: 'panel', match };
  return spot.is === 'piece'
    ? { do: 'piece', match, piece: spot.name }
    : { do: 'open', match, command: spot.name, within: null, shown: 0 };
};

/** To what the reader can do where it is asked something. */
function hereButton({ speech, back }: Rules): Button[] {
  if (back === null) return [];
  return [button({ do: 'here', ...back }, speech.say('table.here'), 'main', '👉')];
}

/** The list of all chapters, as far as a select has room. */
function contents({ edition, speech: { language, say }, back }: Rules, read: number | null): Row {
  const { rules } = edition.in(language);
  const at = read ?? rules.length;
  return listRow({
    press: { do: 'chapter', at, game: edition.game.id, back },
    options: rules.slice(0, OPTIONS).map(({ title }, nth) => ({
      label: title,
      value: String(nth),
      isChosen: nth === read,
    })),
    placeholder: say('table.which chapter'),
  });
}
